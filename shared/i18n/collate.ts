import { remember } from '../domain/remember'
import { intlLocales, type Locale } from './locales'

export type Compare = (a: string, b: string) => number

const ownOrders = new Map<Locale, Compare>()

/** Whether names can be put in the order of a language; if not, `setOrder` says how. Every browser knows the English one: to ask takes a phone 50 ms. */
export const hasOrder = (locale: Locale): boolean =>
  locale === 'en' || ownOrders.has(locale) || Intl.Collator.supportedLocalesOf([intlLocales[locale]]).length > 0

export const setOrder = (locale: Locale, compare: Compare): void => void ownOrders.set(locale, compare)

const orderOfIntl = remember((locale: Locale): Compare => new Intl.Collator(intlLocales[locale], { numeric: true }).compare)

/**
 * The order of names in a language. `Intl` knows it where it has the language; Chromium ships without Icelandic and would file Á under A
 * and Þ after everything, so such browsers get it from `alphabets`, which comes with the texts (the tests compare both). Digits count as numbers.
 */
export const collatorOf = (locale: Locale): Compare => ownOrders.get(locale) ?? orderOfIntl(locale)
