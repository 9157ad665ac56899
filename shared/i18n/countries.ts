import { remember } from '../domain/remember'
import { collatorOf } from './collate'
import { countryCodes } from './countryCodes'
import { icelandicCountries } from './icelandicCountries'
import type { Locale } from './locales'

/** Named first in every choice (specification 5). */
const first = ['GB', 'US']

/** The name of a country in a language; the code itself where the language has none. */
export function countryName(code: string, locale: Locale): string {
  // Chromium's `Intl` has no Icelandic; see `decimalParts`.
  return (locale === 'is' ? icelandicCountries[code] : namesOf(locale).of(code)) ?? code
}

const namesOf = remember((locale: Locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }))

/** All countries in a language: the United Kingdom and the United States first, then by name in the order of that language. */
export function countriesIn(locale: Locale): readonly Readonly<{ code: string; name: string }>[] {
  const compare = collatorOf(locale)
  const entry = (code: string) => ({ code, name: countryName(code, locale) })
  const rest = countryCodes.filter((code) => !first.includes(code)).map(entry)
  return [...first.map(entry), ...rest.sort((a, b) => compare(a.name, b.name))]
}
