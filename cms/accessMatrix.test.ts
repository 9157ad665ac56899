import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SanitizedConfig } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { logChange } from '../collections/hooks/logActivity'
import { never } from '../collections/access/never'
import { el } from '../collections/labels/el'
import { labelOf } from '../collections/labels/label'
import { locales } from '../shared/i18n/locales'
import { ownRoutes, protectedIn } from '../tests/access/routes'
import { collectionsInWorld } from '../tests/access/world'

/* What is added without saying who may use it, or without words, fails here: no server is needed. */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dataDir = mkdtempSync(join(tmpdir(), 'quayside-matrix-'))
let config: SanitizedConfig
let endpoints: string[]
let table: Record<string, Record<string, unknown>>

beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' })
  config = await (await import('../payload.config')).default
  const own = await import('./endpoints')
  const named = (prefix: string, list: readonly { method: string; path: string; doc?: { summary: string } }[]) =>
    list.filter(({ doc }) => doc?.summary !== 'Closed').map(({ method, path }) => `${method.toUpperCase()} ${prefix}${path}`)
  endpoints = [...named('', own.endpoints), ...Object.entries(own.collectionEndpoints).flatMap(([slug, list]) => named(`/${slug}`, list))]
  const read = JSON.parse(readFileSync(join(root, 'tests/access/expected.json'), 'utf8')) as typeof table
  table = Object.fromEntries(Object.entries(read).flatMap(([names, lines]) => names.split(', ').map((name) => [name, lines])))
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const routes = [
  'list',
  'read',
  'create',
  'update',
  'bulk update',
  'delete',
  'bulk delete',
  'duplicate',
  'versions',
  'version',
  'restore version',
  'access',
]

describe('the access matrix', () => {
  it('has a row for each route of every collection', () => {
    const missing = config.collections
      .filter(({ slug }) => slug !== 'payload-preferences')
      .flatMap(({ slug, upload }) => [...routes, ...(upload ? ['file'] : [])].map((route) => [slug, route] as const))
      .filter(([slug, route]) => table[slug]?.[route] === undefined)
    expect(missing).toEqual([])
  })

  it('has a row for each endpoint of ours, or names the test that stands in for it', () => {
    const covered = new Set([
      ...Object.values(ownRoutes).map(({ endpoint }) => endpoint),
      ...Object.keys(table['(root)'] ?? {}).map((key) => key.replace(' ', ' /')),
      ...Object.entries(table).flatMap(([slug, lines]) => Object.keys(lines).map((key) => key.replace(' ', ` /${slug}/`))),
      ...Object.keys(table['(elsewhere)'] ?? {}),
    ])
    expect(endpoints.filter((endpoint) => !covered.has(endpoint))).toEqual([])
  })

  it('has a line of expected cells for each of its own routes', () => {
    expect(Object.keys(ownRoutes).filter((name) => table['(ours)']?.[name] === undefined)).toEqual([])
  })
})

describe('fields with a rule of their own', () => {
  /** Payload's own, which no answer shows, and the stamps, which every collection has. */
  const others = new Set([
    ...['createdBy', 'updatedBy', 'salt', 'hash', 'sessions', 'resetPasswordToken', 'resetPasswordExpiration', 'resetPasswordRequestedAt'],
  ])

  it('are each tried to be written by everybody in the world of the matrix', () => {
    const missing = config.collections
      .filter(({ slug }) => collectionsInWorld.has(slug))
      .flatMap(({ flattenedFields, slug }) =>
        flattenedFields
          .filter((field) => 'access' in field && (field.access?.update ?? field.access?.create) && !others.has(field.name))
          .filter(({ name }) => protectedIn[slug] === undefined || !(name in protectedIn[slug]))
          .map(({ name }) => `${slug}.${name}`),
      )
    expect(missing).toEqual([])
  })
})

/* What is missing is said as the key that `collections/labels/{en,is,el}.ts` lacks. */
describe('words of the panel', () => {
  const isWhole = (words: unknown): boolean =>
    words !== null && typeof words === 'object' && locales.every((locale) => Boolean((words as Record<string, unknown>)[locale]))

  it('are there in every language for each collection, field and option that is shown', () => {
    const missing: string[] = []
    for (const { admin, flattenedFields, labels, slug } of config.collections) {
      if (slug.startsWith('payload-') || admin.hidden === true) continue
      for (const [number, words] of Object.entries(labels))
        if (!isWhole(words)) missing.push(`collection.${slug}.${number === 'singular' ? 'one' : 'many'}`)
      if (admin.group && !isWhole(admin.group)) missing.push(`the menu's group of ${slug}`)
      for (const field of flattenedFields) {
        const isShown = !('admin' in field && (field.admin?.hidden || field.admin?.disabled)) && !('hidden' in field && field.hidden)
        if (!isShown || payloads.has(field.name)) continue
        if (!('label' in field) || !isWhole(field.label)) missing.push(`field.${field.name} or ${slug}.${field.name}`)
        // Codes of currencies are the same in every language.
        if (field.type === 'select' && !/currency$/i.test(field.name))
          for (const option of field.options)
            if (typeof option === 'string' || !isWhole(option.label))
              missing.push(`option.${field.name}.${typeof option === 'string' ? option : option.value}`)
      }
    }
    expect(missing).toEqual([])
  })

  const listed = () =>
    config.collections.filter(({ admin, slug }) => slug === 'payload-jobs' || (!slug.startsWith('payload-') && admin.hidden !== true))

  it('are there in every language for each column that a list offers', () => {
    const english = listed().flatMap(({ fields, slug }) =>
      (flattenTopLevelFields(fields, { keepPresentationalFields: true }) as Offered[])
        .filter(({ admin, name }) => name !== undefined && name !== 'id' && !admin?.disableListColumn)
        .filter(({ admin, hidden, label }) => {
          const isPayloads = typeof label === 'function' || hidden === true || admin?.disabled === true
          return !isPayloads && !isWhole(label)
        })
        .map(({ name }) => `${slug}.${name}`),
    )
    expect(english).toEqual([])
  })

  it('name each record that another one names: an id says nothing', () => {
    const nameless = new Set(config.collections.filter(({ admin }) => (admin.useAsTitle ?? 'id') === 'id').map(({ slug }) => slug))
    const shown = listed().flatMap(({ flattenedFields, slug }) =>
      flattenedFields
        .filter((field) => field.type === 'relationship' && field.admin?.hidden !== true)
        .filter((field) => 'relationTo' in field && [field.relationTo].flat().some((named) => nameless.has(named)))
        .map((field) => `${slug}.${field.name}`),
    )
    expect(shown).toEqual([])
  })

  it('are there in Greek for the editor of texts, and are those of the rest of the panel in Icelandic', () => {
    const wordsOf = (language: string) =>
      flatWords((config.i18n.translations as unknown as Record<string, { lexical?: object }>)[language]?.lexical ?? {})
    const [english, greek, icelandic] = [wordsOf('en'), wordsOf('el'), wordsOf('is')]
    expect(Object.keys(english)).toContain('general.placeholder')
    expect(Object.keys(english).filter((key) => !/[Α-ωά-ώ]/.test(greek[key] ?? ''))).toEqual([])
    expect([icelandic['blocks.label'], icelandic['link.label']]).toEqual(['Einingar', 'Tengill'])
  })

  it('are there for the list of each collection, and for its button where people add records', () => {
    const missing = listed()
      .flatMap(({ slug }) => ['one', 'other', 'none', 'purpose'].map((word) => `list.${slug}.${word}`))
      .filter((key) => labelOf(key) === undefined)
    expect(missing).toEqual([])
  })

  it('say in an empty list how the first record comes: by a button, or by what the server waits for', () => {
    const told = listed().map(({ access, slug }) => {
      const isServers = access.create === never || slug === 'payload-jobs'
      return [slug, labelOf(`list.${slug}.add`) === undefined, labelOf(`list.${slug}.when`) === undefined, isServers]
    })
    expect(told).toEqual(told.map(([slug, , , isServers]) => [slug, isServers, !isServers, isServers]))
  })

  it('are Greek for a Greek reader where a rule refuses a value', async () => {
    const t = () => 'Υποχρεωτικό'
    const req = { i18n: { language: 'el', t }, t, payload: { config } }
    const english: string[] = []
    for (const { flattenedFields, slug } of config.collections) {
      if (slug.startsWith('payload-')) continue
      for (const field of flattenedFields) {
        if (!('validate' in field) || typeof field.validate !== 'function') continue
        const validate = field.validate as (value: unknown, options: object) => unknown
        for (const value of [undefined, '', ' ', 'no value of this kind', '!'.repeat(90), -1, 1e30, ['nothing']]) {
          // A rule that asks the database has none here.
          const verdict = await Promise.resolve()
            .then(() => validate(value, { ...field, data: {}, siblingData: {}, event: 'onChange', operation: 'create', req }))
            .catch(() => true)
          if (typeof verdict === 'string' && !/[Α-ωά-ώ]/.test(verdict)) english.push(`${slug}.${field.name}: ${verdict}`)
        }
      }
    }
    expect([...new Set(english)]).toEqual([])
  })

  it('say nothing in English where another language was meant', () => {
    // Greek has no letters of its own for it.
    const untranslated = Object.entries(el).filter(([, words]) => !/[Α-ωά-ώ]/.test(words) && words !== 'Email')
    expect(untranslated).toEqual([])
  })
})

type Offered = Readonly<{
  name?: string
  label?: unknown
  hidden?: boolean
  admin?: Readonly<{ disabled?: boolean; disableListColumn?: boolean }>
}>

/** Texts by the way to them. */
const flatWords = (words: object, path = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
      typeof word === 'string' ? [[`${path}${key}`, word]] : Object.entries(flatWords(word as object, `${path}${key}.`)),
    ),
  )

/** Fields that Payload adds and names itself. */
const payloads = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  '_order',
  'email',
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'url',
  'thumbnailURL',
  'sizes',
])

describe('docs/collections.md', () => {
  it('has every collection, and says of each what its definition says', () => {
    const text = readFileSync(join(root, 'docs/collections.md'), 'utf8')
    const written = [...text.matchAll(/^\| `([\w-]+)` \|.*\| (yes|no) \| (yes|no) \| (yes|no) \|$/gm)].map(
      ([, slug = '', ...cells]) => [slug, ...cells] as const,
    )
    const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')
    const defined = config.collections
      .filter(({ slug }) => slug === 'payload-jobs' || !slug.startsWith('payload-'))
      .map(({ hooks, slug, trash, versions }) => [
        slug,
        yesOrNo(trash),
        yesOrNo(Boolean(versions)),
        yesOrNo(hooks.afterChange.some(({ name }) => name === logChange.name)),
      ])
    const bySlug = (rows: readonly (readonly string[])[]) => [...rows].sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
    expect(bySlug(written)).toEqual(bySlug(defined))
  })
})
