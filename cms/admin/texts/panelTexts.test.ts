import { describe, expect, it } from '@jest/globals'
import { el as greekLabels } from '../../../collections/labels/el'
import { is as icelandicLabels } from '../../../collections/labels/is'
import { locales } from '../../../shared/i18n/locales'
import { batchWords } from '../batches/batchWords'
import { initialsOf } from '../cells/Initials'
import { evidenceWords } from '../evidence/evidenceWords'
import { historyWords } from '../history/historyWords'
import { el } from './el'
import { en } from './en'
import { fill, plural } from './fill'
import { greekPanel } from './greekPanel'
import { is } from './is'
import { listWords } from './listWords'
import { recordWords } from './recordWords'
import { panelTexts } from './panelTexts'

/** Every text with the way to it, braces included. */
function flat(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value as object, `${path}${key}.`),
  )
}

/** Second words for things that have one; portal/lib/messages/README.md has the whole list. */
const secondWords = {
  is: [/annar þáttur|annan þátt|annars þáttar/iu, /tveggja þátta innskrán/iu, /prófíl/iu, /valkvæ/iu, /línurit/iu, /í höndunum/iu],
  el: [
    /e-mail/iu,
    /παρτίδ/iu,
    /πλατφόρμας/iu,
    /τεκμήρι/iu,
    /προσχέδι/iu,
    /άκυρο/iu,
    /συνεδρί/iu,
    /αναγνωριστικό/iu,
    /μη συνδεδεμέν/iu,
    /μαρτυρί/iu,
    /μερίδι(?:ο|α)(?! του)/iu,
  ],
} as const

const braces = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([brace]) => brace).sort()

describe("the panel's words", () => {
  it.each([
    ['Icelandic', is],
    ['Greek', el],
  ])('%s fills the same braces as English', (_name, texts) => {
    const others = new Map(flat(texts))
    // "1 portal" may be written out where a language has one form for one.
    const isPlural = (key: string) => /\.(one|other)$/.test(key)
    const wrong = flat(en).filter(([key, text]) => !isPlural(key) && braces(text).join() !== braces(others.get(key) ?? '').join())
    expect(wrong).toEqual([])
  })

  it.each([
    ['records', recordWords],
    ['lists', listWords],
    ['histories', historyWords],
    ['batches of reports', batchWords],
    ['evidence', evidenceWords],
  ])('those of %s fill the same braces in every language', (_name, words) => {
    for (const locale of locales)
      expect(flat(words[locale]).map(([key, text]) => [key, braces(text)])).toEqual(
        flat(words.en).map(([key, text]) => [key, braces(text)]),
      )
  })

  it('takes English where Payload shows a language of its own', () => {
    expect(panelTexts('de').frame).toBe(en.frame)
    expect(locales.map((locale) => panelTexts(locale).language)).toEqual([...locales])
  })

  it('counts by the rule of the language: in Icelandic 21 is one', () => {
    const forms = { one: '{count} gátt', other: '{count} gáttir' }
    expect([1, 21, 22].map((count) => plural(forms, count, 'is'))).toEqual(['1 gátt', '21 gátt', '22 gáttir'])
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  })

  it.each([
    ['Ellery-Voss, Catherine', 'CE'],
    ['Þorvaldsdóttir, Anna', 'AÞ'],
    ['Marta Kjeld', 'MK'],
    ['Cher', 'C'],
    ['', ''],
  ])('shortens %s to %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it.each([
    ['is', [is, icelandicLabels]],
    ['el', [el, greekLabels, greekPanel]],
  ] as const)('has one word for one thing: %s', (locale, catalogues) => {
    const shared = [batchWords, evidenceWords, historyWords, listWords, recordWords].map((words) => words[locale])
    const texts = [...catalogues, ...shared].flatMap((each) => flat(each))
    expect(texts.filter(([, text]) => secondWords[locale].some((word) => word.test(text)))).toEqual([])
  })
})
