import type { Fund } from '../../../shared/domain/fund'
import { searchFor } from '../../../shared/i18n/searchText'
import type { FoundFunds, FundQuery } from './feeds'

/**
 * A page of the funds that a query finds: all its words in name, ISIN, symbol or manager, without case and marks; then class, sector and the most risk
 * (a fund without a risk is not shown to who asks for little of it). Best returns and lowest charges come first, what is not known last, and funds that
 * are alike by name and id, so that no fund stands on two pages.
 */
export function findFunds<T extends Fund>(
  all: readonly T[],
  query: FundQuery,
): Omit<FoundFunds, 'funds' | 'asOf'> & Readonly<{ funds: readonly T[] }> {
  const { assetClass, maxRisk, page, pageSize, sector, sort = 'name', text = '' } = query
  const isWanted = searchFor(text)
  const found = all.filter(
    (fund) =>
      isWanted([fund.name, fund.isin, fund.symbol, fund.manager]) &&
      (assetClass === undefined || fund.assetClass === assetClass) &&
      (sector === undefined || fund.sector === sector) &&
      (maxRisk === undefined || (fund.risk !== null && fund.risk <= maxRisk)),
  )
  return {
    funds: found.toSorted(order(sort)).slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    assetClasses: distinct(all.map((fund) => fund.assetClass)),
    sectors: distinct(all.map((fund) => fund.sector)),
  }
}

const distinct = <T extends string>(words: readonly (T | null)[]): T[] => [...new Set(words)].filter((word) => word !== null).sort()

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const byName = (a: Fund, b: Fund): number => compare(a.name, b.name) || compare(a.id, b.id)

function order(sort: NonNullable<FundQuery['sort']>): (a: Fund, b: Fund) => number {
  if (sort === 'name') return byName
  const direction = sort === 'ongoingCharge' ? 1 : -1
  return (a, b) => {
    const [x, y] = [a[sort], b[sort]]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b)
    return (x - y) * direction || byName(a, b)
  }
}
