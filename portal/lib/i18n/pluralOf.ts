import type { Locale } from '../../../shared/i18n/locales'

/**
 * The plural of a whole number by the rules of the Unicode CLDR, which in our languages know two: in Icelandic 21 is `one`. Written here
 * because the first `Intl.PluralRules` of a page holds it up for longer than any other part of its first screen.
 */
export const pluralOf = (count: number, locale: Locale): 'one' | 'other' =>
  (locale === 'is' ? count % 10 === 1 && count % 100 !== 11 : count === 1) ? 'one' : 'other'
