import { APIError } from 'payload'
import type { HoldingDetailResponse, HoldingsResponse } from '../../../../shared/contracts/wealth/holdings'
import { isoDate, type IsoDate } from '../../../../shared/domain/dates'
import { groupHoldings, summed } from '../../../../shared/domain/holdings/groupHoldings'
import { shareOf } from '../../../../shared/domain/ratio'
import { notFound } from '../../http/notFound'
import { presentHolding } from '../../present/holding'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { provenanceOf } from '../../present/provenance'
import { presentTransaction } from '../../present/transaction'
import { today } from '../../today'
import type { PortfolioScope } from './accountScope'
import { holdingsOn } from './atDate'
import { figureOf } from './headFigures'
import type { ProviderHoldingDay } from '../../wealth/provider'
import { providerOf } from '../../wealth/registry'
import { holdingHistoryPart, holdingsPart, transactionsPart } from './parts'
import { portfolioExternalId } from './portfolioIds'

/**
 * Holdings by asset class, in the specified order, with their sums; without any when rows are missing. At the newest prices, or at the close of `date`:
 * throws an `APIError` 400 for a day to come and 409 for one that the provider cannot value.
 */
export async function getHoldings(scope: PortfolioScope, date?: IsoDate): Promise<HoldingsResponse> {
  const part = await holdingsOn(scope, portfolioExternalId(scope), date)
  const currency = part.data?.currency ?? scope.portfolio.currency
  return {
    currency,
    ...summed(groupHoldings((part.data?.holdings ?? []).map(presentHolding), currency), figureOf(part).reason),
    ...provenanceOf(mainSourceOf(scope.brand).name, part.data?.asOf ?? null, [part]),
  }
}

/** One holding with its prices and its transactions. Throws an `APIError` 404 when the portfolio does not hold it. */
export async function getHolding(scope: PortfolioScope, holdingId: string): Promise<HoldingDetailResponse> {
  const externalId = portfolioExternalId(scope)
  // Where the source keeps a holding's days apart from its row, they are its prices.
  const hasHistory = providerOf(mainSourceOf(scope.brand), scope.req).capabilities.has('holdingHistory')
  const [part, transactions, history] = await Promise.all([
    holdingsPart(scope, externalId),
    transactionsPart(scope, externalId, { from: isoDate('1990-01-01'), to: today() }, 'all'),
    hasHistory ? holdingHistoryPart(scope, externalId, holdingId) : null,
  ])
  const raw = part.data?.holdings.find((holding) => holding.externalId === holdingId)
  if (part.data && !raw) throw notFound()
  const grouped = part.data
    ? summed(groupHoldings(part.data.holdings.map(presentHolding), part.data.currency), figureOf(part).reason)
    : null
  const holding = grouped?.holdings.find(({ id }) => id === holdingId)
  if (!raw || !grouped || !holding) throw new APIError('The data provider does not answer', 503, { code: 'upstream_unavailable' }, true)
  const group = grouped.groups.find(({ assetClass }) => assetClass === holding.assetClass)
  return {
    holding,
    shareOfClass: group?.value ? shareOf(holding.value, group.value) : null,
    prices: raw.prices.length > 0 ? [...raw.prices] : pricesOf(history?.data ?? []),
    transactions: (transactions.data ?? []).filter((transaction) => transaction.holdingExternalId === holdingId).map(presentTransaction),
    ...provenanceOf(mainSourceOf(scope.brand).name, part.data?.asOf ?? null, [part, transactions, ...(history ? [history] : [])]),
  }
}

const pricesOf = (days: readonly ProviderHoldingDay[]): HoldingDetailResponse['prices'] =>
  days.flatMap(({ date, price }) => (price === null ? [] : { date, price }))
