import { remember } from '../domain/remember'
import { intlLocales, type Locale } from '../i18n/locales'

const icelandicWords = { conjunction: 'og', disjunction: 'eða' } as const
type Kind = keyof typeof icelandicWords

/** "Marta, Owen and Ann" in the way of the language: with "and", or with "or". */
export function formatList(names: readonly string[], locale: Locale, type: Kind = 'conjunction'): string {
  // Chromium's `Intl` has no Icelandic; see `decimalParts`.
  if (locale !== 'is') return formatOf({ locale, type }).format(names)
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(` ${icelandicWords[type]} `)
}

const formatOf = remember(
  ({ locale, type }: Readonly<{ locale: Locale; type: Kind }>) => new Intl.ListFormat(intlLocales[locale], { type }),
  ({ locale, type }) => `${locale} ${type}`,
)
