import { toUnits } from '../domain/decimals'
import type { Money } from '../domain/money'
import type { Locale } from '../i18n/locales'
import { decimalParts, noBreakSpace } from './decimalParts'
import { formatMoney, joinMoney, type MoneyOptions, numberParts, symbolParts } from './money'

/** Abbreviations of the Unicode CLDR for a thousand and a million. */
const scales = {
  en: { k: 'k', m: 'm' },
  is: { k: `${noBreakSpace}þ.`, m: `${noBreakSpace}m.` },
  el: { k: `${noBreakSpace}χιλ.`, m: `${noBreakSpace}εκ.` },
} satisfies Record<Locale, { k: string; m: string }>

/**
 * £2.31m, £851k, £912.40: in millions or thousands with two decimals, none when the scaled figure is whole. Amounts of less than a
 * thousand are written out.
 */
export function formatCompactMoney(money: Money, locale: Locale, options: Pick<MoneyOptions, 'signed'> = {}): string {
  const isThousand = (amount: string): boolean => Math.abs(Number(toUnits(amount, 2))) >= 1_000_00
  const scale = isThousand(`${money.amount}e-3`) ? 'm' : isThousand(money.amount) ? 'k' : null
  if (scale === null) return formatMoney(money, locale, options)

  const parts = decimalParts(`${money.amount}e-${scale === 'm' ? 6 : 3}`, locale, { min: 2, max: 2, stripsZeros: true })
  const number = numberParts(parts, options.signed ?? false)
  return joinMoney({ ...symbolParts(money.currency, locale), ...number, fraction: number.fraction + scales[locale][scale] })
}
