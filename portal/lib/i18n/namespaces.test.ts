import { describe, expect, it } from '@jest/globals'
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { intlLocales, type Locale, locales } from '../../../shared/i18n/locales'
import { formatMessage } from './formatMessage'
import type { Namespace } from './namespaces'
import { namespaces, rawTexts } from './testing/allTexts'

const textsOf = (locale: Locale, namespace: Namespace): Record<string, string> => rawTexts(namespace, locale)

type Part = MessageFormatElement

const namesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    // Literal text and the # of a plural ask for nothing; a plural and a choice ask within their branches too.
    const name = 'value' in part && Number(part.type) !== 0 ? [part.value] : []
    const branches = 'options' in part && part.options ? Object.values(part.options) : []
    return [...name, ...branches.flatMap((branch) => namesIn(branch.value))]
  })

/** Names of the values that a message asks for, sorted. */
const valuesOf = (message: string): string[] => [...new Set(namesIn(parse(message, { ignoreTag: true })))].sort()

describe.each(namespaces)('%s', (namespace) => {
  it.each(['is', 'el'] as const)('has the same keys in English and %s', (locale) => {
    expect(Object.keys(textsOf(locale, namespace)).sort()).toEqual(Object.keys(textsOf('en', namespace)).sort())
  })

  it.each(['is', 'el'] as const)('asks for the same values in English and %s', (locale) => {
    const asked = (of: Locale) => Object.fromEntries(Object.entries(textsOf(of, namespace)).map(([key, text]) => [key, valuesOf(text)]))
    expect(asked(locale)).toEqual(asked('en'))
  })

  it.each(locales)('can be formatted in %s', (locale) => {
    for (const [key, text] of Object.entries(textsOf(locale, namespace))) {
      const values = Object.fromEntries(valuesOf(text).map((name) => [name, 21]))
      expect({ key, text: formatMessage(locale, text, values) }).toEqual({ key, text: expect.stringMatching(/\S/) })
      expect({ key, text }).toEqual({ key, text: text.trim() })
    }
  })
})

it('knows the languages that Intl is asked for', () => {
  expect(locales.map((locale) => Intl.PluralRules.supportedLocalesOf(intlLocales[locale]))).toEqual([['en-GB'], ['is-IS'], ['el-GR']])
})
