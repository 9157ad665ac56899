import { describe, expect, it } from '@jest/globals'
import { en } from '@payloadcms/translations/languages/en'
import { is } from '@payloadcms/translations/languages/is'
import { el } from './greek'
import { greekPanel } from './greekPanel'
import { icelandicPanel } from './icelandicPanel'
import { panelWords } from './panelWords'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

const english = en.translations as unknown as Words
const ours = panelWords.en as unknown as Words

const entries = Object.entries(greekPanel as unknown as Words).flatMap(([group, words]) =>
  Object.entries(words).map(([key, text]) => ({ text, name: `${group}.${key}`, source: english[group]?.[key] ?? ours[group]?.[key] })),
)
const braces = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}|<\/?\d>/g)].map(([brace]) => brace)

describe("Payload's own words in Greek", () => {
  it('are words that it asks for, and fill nothing that it does not give', () => {
    expect(entries.filter(({ source }) => source === undefined).map(({ name }) => name)).toEqual([])
    const wrong = entries.filter(({ source = '', text }) => braces(text).some((brace) => !source.includes(brace)))
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('leave no key without a text: what has no Greek is English', () => {
    const greek = el.translations as unknown as Words
    const missing = Object.entries(english).flatMap(([group, words]) => Object.keys(words).filter((key) => !greek[group]?.[key]))
    expect(missing).toEqual([])
    expect(greek.general?.thisLanguage).toBe('Ελληνικά')
  })
  it('has the words that are ours alone where the browser gets them', () => {
    const own = (language: keyof typeof panelWords) => Object.keys(panelWords[language].quayside)
    expect([own('is'), own('el')]).toEqual([own('en'), own('en')])
  })
})

describe("Payload's own words in Icelandic", () => {
  const ours = icelandicPanel as unknown as Words
  const payloads = is.translations as unknown as Words

  it('are words that it asks for, and fill nothing that it does not give', () => {
    const wrong = Object.entries(ours).flatMap(([group, words]) =>
      Object.entries(words)
        .filter(([key, text]) => group !== 'quayside' && braces(text).some((brace) => !english[group]?.[key]?.includes(brace)))
        .map(([key]) => `${group}.${key}`),
    )
    expect(wrong).toEqual([])
    expect(
      Object.entries(ours).flatMap(([group, words]) =>
        group === 'quayside' ? [] : Object.keys(words).filter((key) => !english[group]?.[key]),
      ),
    ).toEqual([])
  })

  it('are those of the rest of the panel, and speak to women too, as far as an administrator meets them', () => {
    // What Greek has is what is met.
    const met = Object.entries(greekPanel as unknown as Words).flatMap(([group, words]) =>
      Object.keys(words).map((key) => [`${group}.${key}`, ours[group]?.[key] ?? payloads[group]?.[key] ?? ''] as const),
    )
    const others =
      /svæði|blokk|hlekk(?!urinn er ógildur)|(?:inn|út)skráð(?:ur|an)|útskrá(?!ning)|token|gefa út|útgef|nýskrá|tvöfald|vinsaml|elta við/iu
    // The area of a picture is one.
    expect(met.filter(([key, text]) => !key.startsWith('upload.') && others.test(text))).toEqual([])
  })

  it('name records and fields where no case is asked of them', () => {
    const inflected = /\p{L} (?:<\d>)?\{\{(?:label|title)\}\}/u
    const met = Object.entries(ours).flatMap(([group, words]) =>
      Object.entries(words).map(([key, text]) => [`${group}.${key}`, text] as const),
    )
    // A question names what it is about as a title.
    expect(met.filter(([key, text]) => inflected.test(text) && !key.startsWith('general.aboutTo'))).toEqual([])
  })
})
