import { describe, expect, it } from '@jest/globals'
import { en } from '@payloadcms/translations/languages/en'
import { is } from '@payloadcms/translations/languages/is'
import { el } from './greek'
import { greekPanel } from './greekPanel'
import { icelandicPanel } from './icelandicPanel'
import { panelWords } from './panelWords'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

const english = en.translations as unknown as Words
/** Words that are ours alone; Payload asks for none of them. */
const own = panelWords.en as unknown as Words
const greek = greekPanel as unknown as Words
const icelandic = icelandicPanel as unknown as Words

/** Every text with its name, `general.save`, and what stands there in English. */
const entriesOf = (words: Words) =>
  Object.entries(words).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ text, name: `${group}.${key}`, source: english[group]?.[key] ?? own[group]?.[key] })),
  )
const namesOf = (entries: readonly Readonly<{ name: string }>[]): string[] => entries.map(({ name }) => name)
const braces = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map(([brace]) => brace)

describe.each([
  ['Greek', greek],
  ['Icelandic', icelandic],
])("Payload's own words in %s", (_language, words) => {
  it('are words that it asks for, and fill nothing that it does not give', () => {
    const entries = entriesOf(words)
    expect(namesOf(entries.filter(({ source }) => source === undefined))).toEqual([])
    const wrong = entries.filter(({ source = '', text }) => braces(text).some((brace) => !source.includes(brace)))
    expect(namesOf(wrong)).toEqual([])
  })
})

describe("Payload's own words in Greek", () => {
  it('leave no key without a text: what has no Greek is English', () => {
    const whole = el.translations as unknown as Words
    const missing = Object.entries(english).flatMap(([group, words]) => Object.keys(words).filter((key) => !whole[group]?.[key]))
    expect(missing).toEqual([])
    expect(whole.general?.thisLanguage).toBe('Ελληνικά')
  })

  it('has the words that are ours alone where the browser gets them', () => {
    const keysOf = (language: keyof typeof panelWords) => Object.keys(panelWords[language].quayside)
    expect([keysOf('is'), keysOf('el')]).toEqual([keysOf('en'), keysOf('en')])
  })
})

describe("Payload's own words in Icelandic", () => {
  it('are those of the rest of the panel, and speak to women too, as far as an administrator meets them', () => {
    const payloads = is.translations as unknown as Words
    const others =
      /svæði|blokk|hlekk(?!urinn er ógildur)|(?:inn|út)skráð(?:ur|an)|útskrá(?!ning)|token|gefa út|útgef|nýskrá|tvöfald|vinsaml|elta við/iu
    // What Greek has is what is met; the area of a picture is one.
    const wrong = Object.entries(greek).flatMap(([group, words]) =>
      Object.keys(words)
        .map((key) => ({ name: `${group}.${key}`, text: icelandic[group]?.[key] ?? payloads[group]?.[key] ?? '' }))
        .filter(({ text }) => group !== 'upload' && others.test(text)),
    )
    expect(wrong).toEqual([])
  })

  it('name records and fields where no case is asked of them', () => {
    const inflected = /\p{L} (?:<\d>)?\{\{(?:label|title)\}\}/u
    // A question names what it is about as a title.
    const wrong = entriesOf(icelandic).filter(({ name, text }) => inflected.test(text) && !name.startsWith('general.aboutTo'))
    expect(namesOf(wrong)).toEqual([])
  })
})
