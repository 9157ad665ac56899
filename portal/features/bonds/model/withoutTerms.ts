import type { BondStatistics } from '../../../../shared/contracts/wealth/bonds'
import { formatMoney } from '../../../../shared/format/money'
import type { Locale } from '../../../../shared/i18n/locales'
import type { Text } from '../../../lib/i18n/useText'

/** What is of fixed interest and not listed; null for nothing. */
export const withoutTermsText = (
  answer: Pick<BondStatistics, 'withoutTerms'> | undefined,
  t: Text<'bonds'>,
  locale: Locale,
): string | null =>
  answer?.withoutTerms
    ? t('withoutTerms', { count: answer.withoutTerms.count, value: formatMoney(answer.withoutTerms.value, locale) })
    : null
