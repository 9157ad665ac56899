import useSWR from 'swr'
import { type HoldingDetailResponse, holdingDetailResponseSchema } from '../../../../shared/contracts/wealth'
import { type ApiError, apiGet } from '../../../lib/apiClient'
import { refreshDegraded } from '../../../lib/refreshDegraded'

export const holdingDetailKey = (portfolioId?: string, holdingId?: string | null) =>
  portfolioId && holdingId ? (['holding', portfolioId, holdingId] as const) : null

const getHoldingDetail = ([, portfolioId, holdingId]: readonly ['holding', string, string]): Promise<HoldingDetailResponse> =>
  apiGet(`/api/wealth/portfolios/${encodeURIComponent(portfolioId)}/holdings/${encodeURIComponent(holdingId)}`, holdingDetailResponseSchema)

/** One holding with its prices and transactions. */
export const useHoldingDetail = (portfolioId?: string, holdingId?: string | null) =>
  useSWR<HoldingDetailResponse, ApiError, ReturnType<typeof holdingDetailKey>>(holdingDetailKey(portfolioId, holdingId), getHoldingDetail, {
    refreshInterval: refreshDegraded,
  })
