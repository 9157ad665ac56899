import { decimal } from '../../../shared/domain/money'
import { formatUnits } from '../../../shared/format/number'
import type { Locale } from '../../../shared/i18n/locales'

/** A number as the portal writes it in that language: grouped, and with all of its decimals. */
export const numberText = (value: number, language: Locale): string => formatUnits(decimal(value), language)
