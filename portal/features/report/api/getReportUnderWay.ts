import useSWR from 'swr'
import * as z from 'zod/mini'
import { type ApiError, apiGet } from '../../../lib/apiClient'

const reportsResponseSchema = z.object({ docs: z.array(z.object({ id: z.string() })) })

export const reportUnderWayKey = (accountId: string | null, portfolioId: string | null) =>
  accountId === null ? null : (['report-under-way', accountId, portfolioId] as const)

async function getReportUnderWay([, accountId, portfolioId]: readonly ['report-under-way', string, string | null]): Promise<string | null> {
  const query = new URLSearchParams({
    ...(portfolioId
      ? { 'where[portfolio][equals]': portfolioId }
      : { 'where[account][equals]': accountId, 'where[portfolio][exists]': 'false' }),
    'where[state][not_in]': 'done,failed',
    limit: '1',
    sort: '-createdAt',
    depth: '0',
  })
  return (await apiGet(`/api/reports?${query}`, reportsResponseSchema)).docs[0]?.id ?? null
}

/** Id of the report that is being made of this portfolio (or of the whole account); null when none is. */
export const useReportUnderWay = (accountId: string | null, portfolioId: string | null) =>
  useSWR<string | null, ApiError, ReturnType<typeof reportUnderWayKey>>(reportUnderWayKey(accountId, portfolioId), getReportUnderWay, {
    revalidateOnFocus: false,
  })
