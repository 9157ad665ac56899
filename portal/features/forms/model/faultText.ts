import type { AnswerIssue } from '../../../../shared/contracts/forms/answersSchema'
import { isoDateSchema } from '../../../../shared/domain/dates'
import { formatDate } from '../../../../shared/format/date'
import { formatNumber } from '../../../../shared/format/number'
import type { Locale } from '../../../../shared/i18n/locales'
import type { Text } from '../../../lib/i18n/useText'

/** What is wrong with an answer, in the reader's language and with its limit as the language writes it. */
export function faultText(t: Text<'forms'>, locale: Locale, { code, limit }: Pick<AnswerIssue, 'code' | 'limit'>): string {
  const day = isoDateSchema.safeParse(limit)
  const shown = day.success ? formatDate(day.data) : typeof limit === 'number' ? formatNumber(limit, locale) : (limit ?? '')
  return t(`fault.${code}`, { limit: shown })
}
