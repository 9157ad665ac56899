import type { SimulationResponse } from '../../../../shared/contracts/wealth/simulation'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { type Money, signOf } from '../../../../shared/domain/money'
import { formatMoney } from '../../../../shared/format/money'
import type { Locale } from '../../../../shared/i18n/locales'
import type { Text } from '../../../lib/i18n/useText'

/** An amount without pence: more would claim to be known. */
export const wholeText = (amount: Money, locale: Locale): string => formatMoney(amount, locale, { digits: 0 })

type PaidIn = Pick<SimulationResponse['plan'], 'amount' | 'monthly'>

/** "£250,000", "£500 each month", or both. */
export function planText(plan: PaidIn, t: Text<'simulator'>, locale: Locale): string {
  const texts = { amount: wholeText(plan.amount, locale), monthly: wholeText(plan.monthly, locale) }
  if (signOf(plan.monthly) === 0) return texts.amount
  return t(signOf(plan.amount) === 0 ? 'planMonthly' : 'planBoth', texts)
}

/** "Pounds of the day" and "Today's pounds", for the currencies that have such words here. */
export function termTexts(currency: CurrencyCode, t: Text<'simulator'>): Readonly<{ nominal: string; real: string }> {
  if (currency === 'GBP') return { nominal: t('nominal.GBP'), real: t('real.GBP') }
  if (currency === 'EUR') return { nominal: t('nominal.EUR'), real: t('real.EUR') }
  return { nominal: t('nominal'), real: t('real') }
}
