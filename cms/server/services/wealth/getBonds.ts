import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { BondsResponse, BondStatistics } from '../../../../shared/contracts/wealth/bonds'
import type { MissingReason } from '../../../../shared/contracts/wealth/figures'
import { bondOf, sharedBonds, splitBonds, totalOfBonds } from '../../../../shared/domain/bonds/bondFigures'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import { roundMoney, sumMoney } from '../../../../shared/domain/money'
import { provenanceOf } from '../../present/provenance'
import { today } from '../../today'
import type { ProviderHolding } from '../../wealth/provider'
import { providerOf } from '../../wealth/registry'
import type { AccountScope, PortfolioScope } from './accountScope'
import { holdingsOn } from './atDate'
import { figureOf } from './headFigures'
import { portfolioExternalId } from './portfolioIds'

/**
 * The bonds of a portfolio with their terms and figures, at the newest prices or on a day. Throws an `APIError` 400 and 409.
 */
export async function getBonds(scope: PortfolioScope, date: IsoDate | undefined): Promise<BondsResponse> {
  const part = await holdingsOn(scope, portfolioExternalId(scope), date)
  const { asOf = null, currency = scope.portfolio.currency, holdings = [] } = part.data ?? {}
  const statistics = bondStatisticsOf(scope, holdings, { currency, day: asOf ?? today(), missing: figureOf(part).reason })
  return {
    currency,
    ...statistics,
    explanation: {
      method: 'yield_to_maturity',
      from: null,
      to: asOf,
      basis: null,
      inputs: [{ kind: 'holdings', rows: statistics.bonds.length }],
    },
    ...provenanceOf(mainSourceOf(scope.brand).name, asOf, [part]),
  }
}

/** `currency`: of all values. `missing`: why the holdings are not all there. */
type Whole = Readonly<{ currency: CurrencyCode; day: IsoDate; missing: MissingReason | null }>

/**
 * The bonds among holdings, on the day of their prices. Sums and means are missing, with the reason, when rows of the holdings are: the rest may be
 * without its largest bond.
 */
export function bondStatisticsOf(
  { brand, req }: Pick<AccountScope, 'brand' | 'req'>,
  holdings: readonly ProviderHolding[],
  { currency, day, missing: reason }: Whole,
): BondStatistics {
  const isOffered = providerOf(mainSourceOf(brand), req).capabilities.has('bondTerms')
  const listed = holdings.flatMap((holding) => {
    const { bond: terms, externalId: id, name, price, priceDate, quoteUnit, symbol, units, value } = holding
    return terms ? bondOf({ id, name, symbol, quoteUnit, units, price, priceDate, value, terms }, day) : []
  })
  const others = holdings.filter(({ assetClass, bond }) => assetClass === 'Fixed Interest' && !bond)
  const bonds = sharedBonds(listed, currency)
  const isWhole = reason === null && bonds.length > 0
  const sum = (rows: readonly ProviderHolding[]) =>
    sumMoney(
      rows.map(({ value }) => roundMoney(value)),
      currency,
    )
  return {
    isOffered,
    // A share of a whole that is not known would be too large.
    bonds: reason === null ? bonds : bonds.map((bond) => ({ ...bond, share: null })),
    total: isWhole ? totalOfBonds(bonds, sum(holdings)) : null,
    splits: isWhole ? splitBonds(bonds, currency, day) : [],
    withoutTerms: reason === null && others.length > 0 ? { count: others.length, value: sum(others) } : null,
    missing: reason,
  }
}
