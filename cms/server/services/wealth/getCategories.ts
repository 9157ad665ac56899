import Big from 'big.js'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { CategoriesResponse } from '../../../../shared/contracts/wealth/categories'
import { type Money, money } from '../../../../shared/domain/money'
import { valueOf } from '../../../../shared/domain/quote'
import { categoryOf, groupByCategory } from '../../../../shared/domain/transactions/categories'
import { provenanceOf } from '../../present/provenance'
import { presentTransaction } from '../../present/transaction'
import type { ProviderTransaction } from '../../wealth/provider'
import type { PortfolioScope } from './accountScope'
import { bookingsIn, type RangeQuery } from './getTransactions'
import { figureOf } from './headFigures'
import { holdingsPart } from './parts'
import { portfolioExternalId } from './portfolioIds'

/** Transactions of a date range in the nine categories, with their sums; without sums when rows are missing. Throws as `bookingsIn`. */
export async function getCategories(scope: PortfolioScope, query: RangeQuery): Promise<CategoriesResponse> {
  const [{ head, part }, held] = await Promise.all([bookingsIn(scope, query), holdingsPart(scope, portfolioExternalId(scope))])
  const { reason } = figureOf(part)
  const rows = part.data ?? []
  const classes = new Map((held.data?.holdings ?? []).map(({ assetClass, externalId }) => [externalId, assetClass]))
  const currency = rows[0]?.amount.currency ?? held.data?.currency ?? scope.portfolio.currency
  return {
    ...head,
    currency,
    categories: reason ? [] : groupByCategory(rows, currency),
    transactions: rows.map((row) => ({
      ...presentTransaction(row),
      category: categoryOf(row.type),
      localAmount: localAmountOf(row),
      assetClass: classes.get(row.holdingExternalId ?? '') ?? null,
    })),
    missing: reason,
    explanation: {
      method: 'sum_of_bookings',
      from: head.from,
      to: head.to,
      basis: null,
      inputs: [{ kind: 'bookings', rows: rows.length }],
    },
    ...provenanceOf(mainSourceOf(scope.brand).name, null, [part]),
  }
}

/** Units at their price in the currency of the price, with the sign of what was booked; null without a price. */
function localAmountOf({ amount, price, quoteUnit, units }: ProviderTransaction): Money | null {
  if (units === null || price === null) return null
  const value = valueOf(units, price, quoteUnit)
  const size = new Big(value.amount).abs()
  return money(new Big(amount.amount).lt(0) ? size.times(-1) : size, value.currency)
}
