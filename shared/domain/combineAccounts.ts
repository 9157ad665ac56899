import type { AccountResponse } from '../contracts/wealth/accounts'
import type { FamilyAccount, FamilyResponse } from '../contracts/wealth/family'
import type { Change, Ledger, MissingReason } from '../contracts/wealth/figures'
import type { CurrencyCode } from './currency'
import { addMoney, isZero, type Money, subtractMoney } from './money'
import { type Ratio, ratio, shareOf } from './ratio'
import { roundGroupsToSum, type SharedOut } from './rounding'

type Head = Pick<AccountResponse, 'account' | 'value' | 'dayChange' | 'ledger' | 'missing' | 'portfolios'>
type Sums = Pick<FamilyResponse, 'currency' | 'value' | 'dayChange' | 'ledger' | 'missing' | 'accounts'>

/**
 * Several accounts of a person as one. An account without figures (`error`) counts in nothing; one whose value is not known makes the total
 * unknown, never smaller. Shares add up to 100 % as they are shown.
 */
export function combineAccounts(answers: readonly Head[], fallback: CurrencyCode): Sums {
  const counted = answers.filter(({ account }) => !account.error)
  const currency = counted[0]?.account.currency ?? fallback
  const isOneCurrency = counted.every(({ account }) => account.currency === currency)
  const reason = (figure: 'value' | 'dayChange' | 'ledger'): MissingReason | null =>
    !isOneCurrency
      ? 'no_rate'
      : counted.length === 0
        ? 'unavailable'
        : (counted.flatMap((one) => (one[figure] === null ? (one.missing[figure] ?? ('unavailable' as const)) : []))[0] ?? null)
  const missing = { value: reason('value'), dayChange: reason('dayChange'), ledger: reason('ledger') }
  const total = missing.value ? null : sumOf(counted.map(({ value }) => value))
  const shares = sharesOf(counted, total)
  return {
    currency,
    value: total,
    dayChange: missing.dayChange || missing.value ? null : changeOf(counted, total),
    ledger: missing.ledger ? null : ledgerSum(counted.flatMap(({ ledger }) => ledger ?? [])),
    missing,
    accounts: answers.map(({ account, dayChange, ledger, portfolios, value }): FamilyAccount => {
      const own = shares.get(account.id)
      return {
        id: account.id,
        name: account.name,
        externalId: account.externalId,
        value,
        share: own?.share ?? null,
        dayChange,
        ledger,
        isCounted: !account.error,
        portfolios: portfolios.map((row, index) => ({ ...row, share: own?.parts[index] ?? null })),
      }
    }),
  }
}

/** Shares of `whole` by account that has portfolios, and of these, rounded so that they add up; none when one is not known. */
function sharesOf(heads: readonly Head[], whole: Money | null): ReadonlyMap<string, SharedOut> {
  const owners = heads.filter(({ portfolios }) => portfolios.length > 0)
  const rows = owners.flatMap(({ portfolios }) => portfolios)
  if (!whole || isZero(whole) || rows.some(({ value }) => value?.currency !== whole.currency)) return new Map()
  const shareIn = (part: Money | null): Ratio => (part && shareOf(part, whole)) ?? ratio(0)
  const shown = roundGroupsToSum(
    owners.map(({ portfolios }) => ({
      share: shareIn(sumOf(portfolios.map(({ value }) => value))),
      parts: portfolios.map(({ value }) => shareIn(value)),
    })),
    ratio(1),
  )
  return new Map(owners.map(({ account }, index) => [account.id, shown[index] ?? { share: ratio(0), parts: [] }]))
}

/** Null for none, and when one is missing. */
const sumOf = (amounts: readonly (Money | null)[]): Money | null =>
  amounts.length === 0 ? null : amounts.reduce((sum, amount) => (sum && amount ? addMoney(sum, amount) : null))

/** The ratio is of what stood at the start of the day, payments of the day included. */
function changeOf(counted: readonly Head[], total: Money | null): Change | null {
  const amount = sumOf(counted.map(({ dayChange }) => dayChange?.amount ?? null))
  if (!amount || !total) return null
  const before = subtractMoney(total, amount)
  return { amount, ratio: isZero(before) ? null : shareOf(amount, before) }
}

const ledgerSum = (ledgers: readonly Ledger[]): Ledger | null =>
  ledgers.reduce<Ledger | null>(
    (sum, one) =>
      sum
        ? {
            paidIn: addMoney(sum.paidIn, one.paidIn),
            growth: addMoney(sum.growth, one.growth),
            charges: addMoney(sum.charges, one.charges),
            value: addMoney(sum.value, one.value),
          }
        : one,
    null,
  )
