import { APIError } from 'payload'
import type { TransactionsResponse } from '../../../../shared/contracts/wealth/transactions'
import type { DateRange } from '../../../../shared/domain/dateRange'
import { resolveDateRange } from '../../../../shared/domain/dateRange'
import type { IsoDate } from '../../../../shared/domain/dates'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { provenanceOf } from '../../present/provenance'
import { presentTransaction } from '../../present/transaction'
import { today } from '../../today'
import type { PortfolioScope } from './accountScope'
import { transactionsPart } from './parts'
import { portfolioExternalId } from './portfolioIds'
import { firstDayOf } from './savedFigures'

type Query = { range: DateRange; from?: IsoDate | undefined; to?: IsoDate | undefined }

/** Transactions of a date range, the newest first. Throws an `APIError` 400 for a custom range that is no range. */
export async function getTransactions(scope: PortfolioScope, { from, range, to }: Query): Promise<TransactionsResponse> {
  const { brand, portfolio, req } = scope
  const inception = await firstDayOf(req, portfolio)
  const period = periodOf()
  const part = await transactionsPart(scope, portfolioExternalId(scope), period, range === '1m' || range === 'all' ? range : undefined)
  return {
    range,
    from: range === 'all' ? null : period.from,
    to: period.to,
    transactions: (part.data ?? []).map(presentTransaction),
    ...provenanceOf(mainSourceOf(brand).name, null, [part]),
  }

  function periodOf() {
    try {
      return resolveDateRange(range, { today: today(), inception, taxYearStart: brand.taxYearStart, from, to })
    } catch (error) {
      if (error instanceof RangeError) throw new APIError(error.message, 400, { code: 'invalid_range' }, true)
      throw error
    }
  }
}
