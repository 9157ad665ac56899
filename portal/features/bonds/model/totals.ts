import { decimal, type DecimalString } from '../../../../shared/domain/money'
import type { Ratio } from '../../../../shared/domain/ratio'
import { roundHalfAway } from '../../../../shared/domain/rounding'
import { formatPercent } from '../../../../shared/format/percent'
import type { Locale } from '../../../../shared/i18n/locales'
import type { Text } from '../../../lib/i18n/useText'

type Covered = Readonly<{ covered: Ratio | null }>

/** Whether all bonds have the figure. */
export const isWhole = ({ covered }: Covered): boolean => covered === 1

/** Why a sum is missing: a sum of the rest would be too small. */
export const whyNotWhole = ({ covered }: Covered, locale: Locale, t: Text<'bonds'>): string =>
  covered ? t('notAll', { covered: formatPercent(covered, locale) }) : t('noneHas')

/** A duration or a number of years as it is shown. */
export const twoDecimals = (figure: number | null): DecimalString | null => (figure === null ? null : decimal(roundHalfAway(figure, 2)))
