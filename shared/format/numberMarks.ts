import type { Locale } from '../i18n/locales'

/**
 * How a language marks thousands and decimals. Held here because Chromium ships `Intl` without Icelandic numbers and dates and would print
 * them the English way, on the screen and in the PDF; and because a format of `Intl` takes longer to make, and to ask for its parts, than
 * all the figures of a screen take this way. The tests compare it with the ICU of Node, which has all three.
 */
export const numberMarks = (locale: Locale): Readonly<{ group: string; decimal: string }> =>
  locale === 'en' ? { group: ',', decimal: '.' } : { group: '.', decimal: ',' }

/** `whole`, a row of digits, in groups of three. */
export const groupDigits = (whole: string, locale: Locale): string => whole.replace(/\B(?=(\d{3})+$)/g, numberMarks(locale).group)
