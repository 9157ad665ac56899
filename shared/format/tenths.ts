import { decimal } from '../domain/money'
import { roundHalfAway } from '../domain/rounding'
import type { Locale } from '../i18n/locales'
import { formatUnits } from './number'

/** A number with one decimal at most, such as years: 5.3. Halves go away from zero. */
export const formatTenths = (value: number, locale: Locale): string => formatUnits(decimal(roundHalfAway(value, 1)), locale)
