import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { errorCodes } from '../shared/contracts/errorCodes'
import { locales } from '../shared/i18n/locales'

const root = join(import.meta.dirname, '..')
const sources = ['cms', 'collections', 'jobs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('.next'))
    .map((file) => [join(folder, file), readFileSync(join(root, folder, file), 'utf8')] as const),
)
/**
 * Codes that are written beside an error: in `new APIError(…, { code: 'x' })` and in the data of an error class. Those of a single field's
 * issues are of another list (`AnswerFault`), which the compiler holds.
 */
const written = sources.flatMap(([file, text]) =>
  /APIError|readonly data = /.test(text)
    ? [...text.matchAll(/\bcode: '([a-z_]+)'(?! satisfies AnswerFault)/g)].map(([, code]) => [file, code] as const)
    : [],
)

describe('the codes of refusals', () => {
  it('that the server writes are all of the list that the catalogue has texts for', () => {
    expect(written.length).toBeGreaterThan(25)
    const known: ReadonlySet<string> = new Set(errorCodes)
    expect(written.filter(([, code]) => !known.has(code ?? ''))).toEqual([])
  })

  const read = (language: string) =>
    JSON.parse(readFileSync(join(root, `portal/features/errors/messages/${language}.json`), 'utf8')) as Record<string, string>

  it.each(locales)('have a text each in %s', (locale) => {
    const texts = Object.keys(read(locale)).filter((key) => key.startsWith('code.'))
    expect(texts.sort()).toEqual(errorCodes.map((code) => `code.${code}`).sort())
  })

  it.each(locales.filter((locale) => locale !== 'en'))('have a text of its own in %s', (locale) => {
    const [texts, english] = [read(locale), read('en')]
    expect(errorCodes.filter((code) => texts[`code.${code}`] === english[`code.${code}`])).toEqual([])
  })

  it('are all that the portal looks at: no component shows the message of an answer', () => {
    const shown = readdirSync(join(root, 'portal'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('lib/apiClient'))
      .filter((file) => /(?<!['\w])\w*[eE]rror\??\.message\b/.test(readFileSync(join(root, 'portal', file), 'utf8')))
    expect(shown).toEqual([])
  })
})
