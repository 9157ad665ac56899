import { describe, expect, it } from '@jest/globals'
import { el as greekLabels } from '../../../collections/labels/el'
import { is as icelandicLabels } from '../../../collections/labels/is'
import { locales } from '../../../shared/i18n/locales'
import { batchWords } from '../batches/batchWords'
import { designerWords } from '../designers/designerWords'
import { initialsOf } from '../cells/Initials'
import { evidenceWords } from '../evidence/evidenceWords'
import { addAllWords } from '../fields/addAllWords'
import { dropzoneWords } from '../fields/dropzoneWords'
import { designerWords as formDesignerWords } from '../forms/designerWords'
import { historyWords } from '../history/historyWords'
import { customTokenWords } from './customTokenWords'
import { editorWords } from './editorWords'
import { el } from './el'
import { en } from './en'
import { factorResetWords } from './factorResetWords'
import { fill, plural } from './fill'
import { greekPanel } from './greekPanel'
import { inviteWords } from './inviteWords'
import { is } from './is'
import { letterWords } from './letterWords'
import { listWords } from './listWords'
import { loginWords } from './loginWords'
import { recordWords } from './recordWords'
import { panelTexts } from './panelTexts'
import { panelWords } from './panelWords'
import { sectionWords } from './sectionWords'
import { signInLinkWords } from './signInLinkWords'

/** Every text with the way to it, braces included. */
function flat(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value as object, `${path}${key}.`),
  )
}

/** Second words for things that have one; portal/lib/messages/README.md has the whole list. */
const secondWords = {
  is: [
    /annar þáttur|annan þátt|annars þáttar/iu,
    /tveggja þátta innskrán/iu,
    /prófíl/iu,
    /valkvæ/iu,
    /línurit/iu,
    /í höndunum/iu,
    /blokk/iu,
    /(?:ó)?raðað\p{L}* list/iu,
  ],
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
    /ηλεκτρονικ(?:ή|ό) (?:διεύθυνση|ταχυδρομείο)/iu,
    /κατηγορίες στοιχείων/iu,
    /ανέβασμα|ανέβηκε/iu,
    /κατάλογο|καταλόγου/iu,
    /ταχυδρομικά(?!\p{L})/iu,
    /δοκιμή ξανά/iu,
    /μετακίνηση (?:επ)?άνω|μετακίνηση (?:πάνω|κάτω)/iu,
  ],
} as const

/** Everything that the panel says in a language, by whichever file says it. */
const textsOf = (locale: 'is' | 'el'): [string, string][] =>
  [
    ...(locale === 'is' ? [is, icelandicLabels, panelWords.is, editorWords.is] : [el, greekLabels, greekPanel, editorWords.el]),
    ...[
      addAllWords,
      batchWords,
      customTokenWords,
      designerWords,
      dropzoneWords,
      evidenceWords,
      factorResetWords,
      formDesignerWords,
      historyWords,
      inviteWords,
      letterWords,
      listWords,
      loginWords,
      recordWords,
      sectionWords,
      signInLinkWords,
    ].map((words): object => words[locale]),
  ].flatMap((each) => flat(each))

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

  it.each(['is', 'el'] as const)('has one word for one thing: %s', (locale) => {
    expect(textsOf(locale).filter(([, text]) => secondWords[locale].some((word) => word.test(text)))).toEqual([])
  })

  it('speaks to one reader in Icelandic, as to a friend', () => {
    const toMany = /(?<!\p{L})(?:hefjið|reynið|veljið|sláið|bíðið|vistið|opnið|notið|skráið|skrifið|bætið|þið|ykkur|ykkar)(?!\p{L})/iu
    expect(textsOf('is').filter(([, text]) => toMany.test(text))).toEqual([])
  })

  it('drops the last letter of a Greek article where the next word begins with none that keeps it', () => {
    const kept = /(?<!\p{L})(?:την|στην) (?!μπ|ντ|γκ)[βγδζθλμνρσφχ]/iu
    const dropped = /(?<!\p{L})(?:τη|στη) (?:[αεηιουωάέήίόύώκπτξψ]|μπ|ντ|γκ)/iu
    expect(textsOf('el').filter(([, text]) => kept.test(text) || dropped.test(text))).toEqual([])
  })

  it('asks in Greek by a ";" alone, which divides nothing', () => {
    expect(textsOf('el').filter(([, text]) => /;(?=\s+\p{Ll})/u.test(text))).toEqual([])
  })

  it('puts the names of records where no language asks for a case of them', () => {
    // After a colon, a noun that bears the case, or as the one who does something.
    const inflected = {
      is: /(?:[Ff]æra|[Ff]jarlægja|tilheyrir\p{L}* (?:nú þegar )?) ?\{name\}/u,
      el: /(?:από|της|του|στον|στην) \{(?:who|name)\}/u,
    }
    const wrong = (['is', 'el'] as const).flatMap((locale) => textsOf(locale).filter(([, text]) => inflected[locale].test(text)))
    expect(wrong).toEqual([])
  })
})
