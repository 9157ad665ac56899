import { APIError } from 'payload'
import type { TransactionsResponse } from '../../../../shared/contracts/wealth/transactions'
import type { DateRange, Period } from '../../../../shared/domain/dateRange'
import { resolveDateRange } from '../../../../shared/domain/dateRange'
import type { IsoDate } from '../../../../shared/domain/dates'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { provenanceOf } from '../../present/provenance'
import { presentTransaction } from '../../present/transaction'
import { today } from '../../today'
import type { ProviderTransaction } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import type { PortfolioScope } from './accountScope'
import { transactionsPart } from './parts'
import { portfolioExternalId } from './portfolioIds'

/** Without a range it is that of the brand. */
export type RangeQuery = Readonly<{ range?: DateRange | undefined; from?: IsoDate | undefined; to?: IsoDate | undefined }>

type Ranged = Readonly<{ head: Pick<TransactionsResponse, 'range' | 'from' | 'to'>; part: Part<readonly ProviderTransaction[]> }>

/** The provider's bookings of a date range, the newest first. Throws an `APIError` 400 for a custom range that is no range, 409 without an external id. */
export async function bookingsIn(
  { brand, portfolio, req, ...scope }: PortfolioScope,
  { from, range = brand.transactionRange, to }: RangeQuery,
): Promise<Ranged> {
  const period = periodOf()
  // What a list begins with is asked for every day.
  const standing = range === '1m' || range === 'all' || range === brand.transactionRange ? range : undefined
  const part = await transactionsPart({ ...scope, brand, req }, portfolioExternalId({ brand, portfolio }), period, standing)
  return { head: { range, from: range === 'all' ? null : period.from, to: period.to }, part }

  function periodOf(): Period {
    try {
      // Range `all` is asked for from before any client of ours, and its answer names no first day.
      return resolveDateRange(range, { today: today(), inception: null, taxYearStart: brand.taxYearStart, from, to })
    } catch (error) {
      if (error instanceof RangeError) throw new APIError(error.message, 400, { code: 'invalid_range' }, true)
      throw error
    }
  }
}

/** Transactions of a date range, the newest first; of one holding, where its id is given. Throws as `bookingsIn`. */
export async function getTransactions(scope: PortfolioScope, query: RangeQuery, holding?: string): Promise<TransactionsResponse> {
  const { head, part } = await bookingsIn(scope, query)
  const rows = part.data ?? []
  return {
    ...head,
    transactions: (holding === undefined ? rows : rows.filter(({ holdingExternalId }) => holdingExternalId === holding)).map(
      presentTransaction,
    ),
    ...provenanceOf(mainSourceOf(scope.brand).name, null, [part]),
  }
}
