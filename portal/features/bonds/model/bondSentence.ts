import type { BondTotal } from '../../../../shared/contracts/wealth/bonds'
import { money, roundMoney } from '../../../../shared/domain/money'
import { formatMoney } from '../../../../shared/format/money'
import { formatPercent } from '../../../../shared/format/percent'
import type { Locale } from '../../../../shared/i18n/locales'
import type { Text } from '../../../lib/i18n/useText'
import { isWhole } from './totals'

/** What the means say to somebody who has never heard of them. */
export function bondSentence({ modifiedDuration, value, yieldToMaturity }: BondTotal, t: Text<'bonds'>, locale: Locale): string {
  if (yieldToMaturity.figure === null || modifiedDuration.figure === null) return t('sayNone')
  const values = {
    yield: formatPercent(yieldToMaturity.figure, locale),
    // The duration is what a hundred loses for one point.
    part: formatMoney(roundMoney(money(modifiedDuration.figure, value.currency)), locale),
    hundred: formatMoney(money(100, value.currency), locale, { digits: 0 }),
  }
  return isWhole(yieldToMaturity) || yieldToMaturity.covered === null
    ? t('say', values)
    : t('sayOf', { ...values, covered: formatPercent(yieldToMaturity.covered, locale) })
}
