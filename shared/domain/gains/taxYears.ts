import type { Disposal, TaxYearGains } from '../../contracts/wealth/gains'
import { taxYearOf } from '../dateRange'
import { type IsoDate, yearOf } from '../dates'
import { addMoney, compareMoney, type Money, money, signOf, subtractMoney, zeroMoney } from '../money'
import type { CurrencyCode } from '../currency'
import type { PortfolioType } from '../portfolioType'

/** Annual exempt amount of an individual in pounds, by the year in which the tax year begins (HMRC). */
const exemptAmounts: Readonly<Record<number, number>> = {
  2013: 10_900,
  2014: 11_000,
  2015: 11_100,
  2016: 11_100,
  2017: 11_300,
  2018: 11_700,
  2019: 12_000,
  2020: 12_300,
  2021: 12_300,
  2022: 12_300,
  2023: 6_000,
  2024: 3_000,
  2025: 3_000,
  2026: 3_000,
}

/** Null for a tax year that the table does not have. */
export function annualExemptAmount(taxYearBegins: number): Money | null {
  const pounds = exemptAmounts[taxYearBegins]
  return pounds === undefined ? null : money(pounds, 'GBP')
}

/**
 * Whether gains in a wrapper count for its owner's tax on gains: `taxable` in a general account and one that only executes orders, `sheltered` in an ISA, a
 * pension or a bond (which is taxed otherwise), `unknown` for trusts, which have rules and half an allowance of their own, and for what has no name.
 */
export function gainsTreatment(type: PortfolioType): 'taxable' | 'sheltered' | 'unknown' {
  switch (type) {
    case 'GIA':
    case 'ExO':
      return 'taxable'
    case 'ISA':
    case 'SIPP':
    case 'SSAS':
    case 'OPB':
      return 'sheltered'
    case 'Trust':
    case 'Other':
      return 'unknown'
    default:
      return type satisfies never
  }
}

type Given = Readonly<{
  disposals: readonly Disposal[]
  currency: CurrencyCode
  /** Tax years are listed up to that of this day, even without a disposal in it. */
  asOf: IsoDate
  /** `MM-DD` of the brand. */
  taxYearStart: string
  /** Whether the allowance of an individual applies. */
  hasAllowance: boolean
}>

/**
 * Gains and losses by tax year, the newest first. `net` is null when the gain of a disposal is not known: a sum of the rest would be wrong. `above` is what
 * lies above the annual exempt amount, of these disposals alone: gains elsewhere and losses brought forward are not known here.
 */
export function gainsByTaxYear({ asOf, currency, disposals, hasAllowance, taxYearStart }: Given): TaxYearGains[] {
  const starts = new Set([asOf, ...disposals.map(({ date }) => date)].map((date) => taxYearOf(date, taxYearStart).from))
  return [...starts]
    .toSorted()
    .toReversed()
    .map((start): TaxYearGains => {
      const { from, to } = taxYearOf(start, taxYearStart)
      const own = disposals.filter(({ date }) => date >= from && date <= to)
      const results = own.flatMap(({ gain }) => gain ?? [])
      const sum = (sign: 1 | -1): Money =>
        results.filter((gain) => signOf(gain) === sign).reduce((total, gain) => addMoney(total, gain), zeroMoney(currency))
      const isWhole = results.length === own.length
      const [gains, losses] = [sum(1), sum(-1)]
      const net = isWhole ? addMoney(gains, losses) : null
      const exempt = hasAllowance && currency === 'GBP' ? annualExemptAmount(yearOf(from)) : null
      return {
        year: yearOf(from),
        from,
        to,
        disposals: own.length,
        gains: isWhole ? gains : null,
        losses: isWhole ? losses : null,
        net,
        exempt,
        above: net && exempt ? (compareMoney(net, exempt) > 0 ? subtractMoney(net, exempt) : zeroMoney(currency)) : null,
        missing: isWhole ? null : 'incomplete',
      }
    })
}
