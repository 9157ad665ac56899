import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'
import { brands } from '../../cms/server/brands'
import { loadCommentaries } from '../../cms/server/services/report/loadCommentaries'
import { isoDate } from '../../shared/domain/dates'
import { makeReport } from '../../tests/factories/report'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { commentaryOfReport } from './commentaryOfReport'

let own: OwnPayload
let payload: Payload

/** Rows as the database holds them; the rules of the collections are not what is tested here. */
const insert = async (collection: 'commentary' | 'library-files', data: Record<string, unknown>): Promise<string> =>
  ((await payload.db.create({ collection, data })) as { id: string }).id

const editor = (...children: object[]) => ({ root: { type: 'root', format: '', indent: 0, version: 1, direction: null, children } })
const node = (type: string, more: object) => ({ type, version: 1, ...more })
const words = (text: string) => node('text', { text, format: 0, detail: 0, mode: 'normal', style: '' })
const paragraph = (...children: object[]) => node('paragraph', { children, direction: null, format: '', indent: 0 })

const markup = '<img src=http://127.0.0.1/spy> <script>alert(1)</script>'
const body = editor(
  paragraph(words('Shares rose. '), words(markup)),
  paragraph(node('link', { children: [words('our page')], fields: { linkType: 'custom', url: 'https://akta.example/', newTab: false } })),
  node('upload', { relationTo: 'media', value: 'some-picture', id: 'u', fields: null }),
)

const day = isoDate('2026-09-30')
const load = async (on = day) => {
  const brand = brands().get('akta')
  if (!brand) throw new Error('no brand')
  return loadCommentaries(await createLocalReq({}, payload), brand, on)
}

async function file(name: string, bytes: Uint8Array, { audience = 'members', mimeType = 'application/pdf' } = {}): Promise<string> {
  const folder = join(own.dataDir, 'library-files')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.pdf`), bytes)
  return insert('library-files', { name, filename: `${name}.pdf`, mimeType, brand: 'akta', type: 'Other', audience })
}

async function pdf(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage()
  return document.save()
}

const make = (data: Record<string, unknown>) =>
  insert('commentary', {
    name: 'Third quarter',
    brand: 'akta',
    language: 'en',
    reportDate: '2026-09-30T12:00:00.000Z',
    _status: 'published',
    ...data,
  })

beforeAll(async () => {
  own = await openOwnPayload('commentary')
  payload = own.payload
  await make({ body, attachment: await file('Market view', await pdf(3)) })
  await make({ name: 'Draft', language: 'is', _status: 'draft' })
  await make({ name: 'Elsewhere', language: 'is', brand: 'bowmore' })
  await make({ name: 'Earlier', language: 'is', reportDate: '2026-09-29T12:00:00.000Z' })
  await make({ name: 'Τρίτο τρίμηνο', language: 'el', attachment: await file('Internal', await pdf(1), { audience: 'staff' }) })
  const broken = isoDate('2026-06-30')
  await make({ reportDate: `${broken}T12:00:00.000Z`, attachment: await file('Broken', Buffer.from('%PDF-1.7 and no more')) })
  await make({ reportDate: '2026-03-31T12:00:00.000Z', attachment: await file('Long', await pdf(400)) })
  await make({ reportDate: '2025-12-31T12:00:00.000Z', attachment: await file('Table', Buffer.from('a,b'), { mimeType: 'text/csv' }) })
})
afterAll(() => own.close())

describe('commentary of a day', () => {
  it('is what the brand has published of it, with files that clients may open', async () => {
    const found = await load()
    expect(found.map(({ attachment, language, name }) => [language, name, attachment?.name ?? null]).sort()).toEqual([
      ['el', 'Τρίτο τρίμηνο', null],
      ['en', 'Third quarter', 'Market view'],
    ])
  })

  it('is words alone: markup is text, a link leads nowhere, a picture is not fetched', async () => {
    const [own] = (await load()).filter(({ language }) => language === 'en')
    expect(own?.text).toMatchObject([
      { type: 'paragraph', children: [{ text: 'Shares rose. ' }, { type: 'text', text: markup }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'our page' }] },
    ])
    expect(own?.text).toHaveLength(2)
  })
})

describe('commentaryOfReport', () => {
  const told = async (on: string, locale: 'en' | 'is' | 'el' = 'en') => {
    const report = { ...makeReport({ portfolios: 1 }), commentaries: await load(isoDate(on)) }
    return commentaryOfReport(payload, report, { locale, defaultLocale: 'en' })
  }

  it('finds the file of the reader’s language, or of the brand’s own, and tells its pages', async () => {
    for (const locale of ['en', 'is'] as const) {
      const { attachment, figures } = await told('2026-09-30', locale)
      expect(attachment?.pages).toBe(3)
      expect(figures.commentaries).toMatchObject([{ language: 'en', attachment: { name: 'Market view', pages: 3, problem: null } }])
    }
    expect((await told('2026-09-30', 'el')).attachment).toBeNull()
  })

  it.each([
    ['2026-06-30', 'unreadable'],
    ['2026-03-31', 'too_long'],
    ['2025-12-31', 'no_pdf'],
  ])('says why the file of %s is not there, and the report goes on without it', async (on, problem) => {
    const { attachment, figures } = await told(on)
    expect(attachment).toBeNull()
    expect(figures.commentaries).toMatchObject([{ attachment: { pages: null, problem } }])
  })

  it('leaves a report without commentary as it is', async () => {
    const report = makeReport({ portfolios: 1 })
    expect(await commentaryOfReport(payload, report, { locale: 'en', defaultLocale: 'en' })).toEqual({ figures: report, attachment: null })
  })
})
