import { describe, expect, it } from '@jest/globals'
import { en } from '@payloadcms/translations/languages/en'
import { el } from './greek'
import { greekPanel } from './greekPanel'
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
