import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { UnknownValue } from '../../../cms/server/wealth/adapter/report'
import { type ProviderHoldings, providerHoldingsSchema, type WealthProvider } from '../../../cms/server/wealth/provider'
import type { Question } from '../../../cms/server/wealth/question'
import { forgetAnswers, type Part, readPart } from '../../../cms/server/wealth/readPart'
import { createStaticProvider } from '../../../cms/server/wealth/static'
import { isoDate } from '../../../shared/domain/dates'
import { writeGuideFolder } from '../../../tests/helpers/guideFiles'
import { openOwnPayload, type OwnPayload } from '../../../tests/helpers/ownPayload'

/*
 * The fault drills on the static kind: the files of the guide, broken in every way in which a folder can be, read as the product reads them, with the
 * last good answer behind. Without a wire there is no D02 (stall) and no D03 to D06 (statuses, tokens, limits).
 */

const today = isoDate('2026-11-20')
const portfolio = { account: 'H-1', portfolio: 'H-1-GIA' }
const holdingsFile = 'data/portfolios/H-1-GIA/holdings.json'
const megabyte = 1024 * 1024

let own: OwnPayload
let req: PayloadRequest
let parent: string
let folder: string
let source = ''
let drills = 0
let calls = 0
let unknown: UnknownValue[]
let provider: WealthProvider
/** The last good holdings, kept under the source of this drill. */
let good: Part<ProviderHoldings>

beforeAll(async () => {
  own = await openOwnPayload('file-drills')
  req = await createLocalReq({}, own.payload)
})
afterAll(() => own.close())

/** A source of its own name knows nothing of what was good. */
const providerNamed = (name: string): WealthProvider => {
  const made = createStaticProvider({ source: name, folder, today: () => today, onUnknown: (value) => unknown.push(value) })
  const getHoldings: WealthProvider['getHoldings'] = (...asked) => {
    calls += 1
    return made.getHoldings(...asked)
  }
  return { ...made, getHoldings }
}
const question: Question<ProviderHoldings> = {
  part: 'holdings',
  name: 'holdings',
  id: portfolio.portfolio,
  schema: providerHoldingsSchema,
  load: (asked) => asked.getHoldings(portfolio, { locale: 'en' }),
  sizeOf: ({ asOf, value }) => ({ ...value, asOf }),
}
const shown = (asked = provider): Promise<Part<ProviderHoldings>> => {
  forgetAnswers()
  return readPart(req, asked, question)
}

beforeEach(async () => {
  drills += 1
  parent = mkdtempSync(join(tmpdir(), 'file-drills-'))
  folder = join(parent, 'harbour')
  writeGuideFolder(folder)
  unknown = []
  source = `files-${drills}`
  provider = providerNamed(source)
  good = await shown()
  expect(good).toMatchObject({ reasons: [], data: { currency: 'GBP', value: { amount: '15250' } } })
  calls = 0
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const path = (file: string): string => join(folder, file)
const write = (content: string | Buffer): void => writeFileSync(path(holdingsFile), content)
type Json = Record<string, unknown>
type Body = Json & { holdings: Json[] }
const rewrite = (by: (body: Body) => Json): void => write(JSON.stringify(by(JSON.parse(readFileSync(path(holdingsFile), 'utf8')) as Body)))
const expectLastGood = (part: Part<ProviderHoldings>, reason: string): void =>
  expect(part).toEqual({ ...good, reasons: [{ part: 'holdings', kind: reason, stale: true }] })
const cold = (): Promise<Part<ProviderHoldings>> => shown(providerNamed(`${source}-cold`))

/** The share of the guide with another id, units, price and value. */
const rowOf = ({ holdings: [, share] }: Body, given: Json): Json => ({ ...share, prices: [], cost: null, ...given })
const cash = ({ holdings: [purse] }: Body, value: string): Json => ({ ...purse, value })

describe('the static kind', () => {
  it('D01 a folder that is not there, as a disk that is not mounted: the last good figures, and those of today once it is back', async () => {
    renameSync(folder, `${folder}-away`)
    for (let call = 0; call < 25; call += 1) expectLastGood(await shown(), 'unavailable')
    expect(await cold()).toMatchObject({ data: null, reasons: [{ kind: 'unavailable', stale: false }] })
    renameSync(`${folder}-away`, folder)
    expect(await shown()).toMatchObject({ data: good.data, reasons: [] })
  })

  it.each<[string, string | Buffer]>([
    ['D07 a file cut in half', readHalf()],
    ['D07 no JSON', 'GBP;15250,00\n'],
    ['D07 nothing at all', ''],
    ['D07 text that is no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['D07 a list in the place of an object', '[]'],
    ['D08 a page of a file server', '<!doctype html><title>Sign in</title>'],
  ])('%s: no short list, but the last good figures', async (_name, content) => {
    write(content)
    expectLastGood(await shown(), 'bad_shape')
    expect(await cold()).toMatchObject({ data: null, reasons: [{ kind: 'bad_shape', stale: false }] })
  })

  it('D09 300 MB: not read, and the last good figures', async () => {
    truncateSync(path(holdingsFile), 300 * megabyte)
    const before = process.memoryUsage().rss
    expectLastGood(await shown(), 'bad_shape')
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * megabyte)
  })

  it('D10 what never ends, as a pipe or a folder of that name: nobody waits for it', async () => {
    rmSync(path(holdingsFile))
    execFileSync('mkfifo', [path(holdingsFile)])
    expectLastGood(await shown(), 'bad_shape')
  })

  it('D11 wrong types, three forms of dates and a row that comes twice: counted, never summed, and the whole answer stays', async () => {
    rewrite((body) => ({
      ...body,
      holdings: [
        ...body.holdings,
        body.holdings[1],
        rowOf(body, { id: 'COMMA', value: '12,5' }),
        rowOf(body, { id: 'NULL', value: null }),
        rowOf(body, { id: 'NAN', units: 'NaN' }),
        rowOf(body, { id: 'SLASHES', priceDate: '19/11/2026' }),
        rowOf(body, { id: 'DOTS', priceDate: '19.11.2026' }),
        'a row that is a text',
      ],
    }))
    expectLastGood(await shown(), 'dropped_rows')
    const part = await cold()
    expect(part.reasons).toEqual([{ part: 'holdings', kind: 'dropped_rows', stale: false }])
    expect(JSON.stringify(part.data)).not.toMatch(/NaN|12,5/)
    const sound = new Map(good.data?.holdings.map((row) => [row.externalId, row]))
    for (const row of part.data?.holdings ?? []) expect(row).toEqual(sound.get(row.externalId))
  })

  it('D12 negative, huge and floating amounts are exact, and pence are converted once', async () => {
    rewrite((body) => ({
      ...body,
      value: '1000000002500.2',
      holdings: [
        cash(body, '-0.10'),
        rowOf(body, { id: 'HUGE', units: '1', price: '1000000000000', priceUnit: 'GBP', value: '1000000000000' }),
        rowOf(body, { id: 'FLOAT', units: '3', price: '0.1', priceUnit: 'GBP', value: 0.1 + 0.2 }),
        rowOf(body, { id: 'PENCE', units: '1000', price: '250', priceUnit: 'GBX', value: '2500.00' }),
      ],
    }))
    const { data, dropped } = await provider.getHoldings(portfolio, { locale: 'en' })
    expect([dropped, data.value.amount]).toEqual([0, '1000000002500.2'])
    expect(data.holdings.map(({ price, quoteUnit, value }) => [value.amount, price, quoteUnit])).toEqual([
      ['-0.1', null, 'GBP'],
      ['1000000000000', '1000000000000', 'GBP'],
      ['0.3', '0.1', 'GBP'],
      ['2500', '250', 'GBX'],
    ])
  })

  it('D12 pence that are labelled as pounds are never shown as pounds', async () => {
    rewrite((body) => ({ ...body, holdings: body.holdings.map((row) => (row['priceUnit'] ? { ...row, priceUnit: 'GBP' } : row)) }))
    const { data, dropped } = await provider.getHoldings(portfolio, { locale: 'en' })
    const shares = data.holdings.filter(({ externalId }) => externalId === 'LIGHTHOUSE')
    expect([shares.length + dropped, shares.every(({ quoteUnit }) => quoteUnit === 'GBX')]).toEqual([1, true])
    expect(unknown.map(({ field }) => field)).toEqual(['unit of a price'])
  })

  it('a total that is not that of the rows, and a currency that we have not: the last good figures', async () => {
    rewrite((body) => ({ ...body, value: '15249.00' }))
    expectLastGood(await shown(), 'bad_shape')
    rewrite((body) => ({ ...body, value: '15250.00', currency: 'XDR' }))
    expectLastGood(await shown(), 'bad_shape')
  })

  it('a fall by half without a payment is held back, until it is believed', async () => {
    rewrite((body) => ({ ...body, value: '5030.00', holdings: [cash(body, '5030.00')] }))
    expectLastGood(await shown(), 'implausible')
  })

  it('29 February is a day in the years that have one', async () => {
    const leap = { units: '10', price: '10', priceUnit: 'GBP', value: '100.00' }
    rewrite((body) => ({
      ...body,
      value: '300.00',
      holdings: [
        cash(body, '0.00'),
        rowOf(body, { ...leap, id: 'LEAP', priceDate: '2024-02-29' }),
        rowOf(body, { ...leap, id: 'NONE', priceDate: '2023-02-29' }),
        rowOf(body, { ...leap, id: 'LATE', priceDate: '2026-11-32' }),
      ],
    }))
    const { data, dropped } = await provider.getHoldings(portfolio, { locale: 'en' })
    expect(data.holdings.flatMap(({ externalId, priceDate, units }) => (units ? [[externalId, priceDate]] : []))).toEqual([
      ['LEAP', '2024-02-29'],
    ])
    expect(dropped).toBe(2)
  })

  it.each<[string, Json]>([
    ["another account's", { account: 'H-2' }],
    ["another portfolio's", { portfolio: 'H-2-GIA' }],
  ])("D13 %s file in this one's place: none of it is shown, and an alarm is raised", async (_name, head) => {
    rewrite((body) => ({ ...body, ...head }))
    expectLastGood(await shown(), 'bad_shape')
    expect((await cold()).data).toBeNull()
    expect(unknown.length).toBeGreaterThan(0)
  })

  it('D13 a link that leads out of the folder is no file of the source', async () => {
    const outside = join(parent, 'outside.json')
    renameSync(path(holdingsFile), outside)
    symlinkSync(outside, path(holdingsFile))
    expect((await cold()).data).toBeNull()
  })

  it('D14 two hundred at once, cold: one question, and the same answer for all', async () => {
    const crowd = providerNamed(`${source}-crowd`)
    forgetAnswers()
    const parts = await Promise.all(Array.from({ length: 200 }, () => readPart(req, crowd, question)))
    expect([calls, new Set(parts.map(({ data }) => data)).size]).toEqual([1, 1])
    expect(parts[0]?.data?.value).toEqual(good.data?.value)
  })

  it('a file that vanishes has answered: nothing of it is left, and an outage does not bring it back', async () => {
    rmSync(path(holdingsFile))
    expect(await shown()).toEqual({ data: null, fetchedAt: null, reasons: [{ part: 'holdings', kind: 'not_found', stale: false }] })
    renameSync(folder, `${folder}-away`)
    expect(await shown()).toMatchObject({ data: null, reasons: [{ kind: 'unavailable', stale: false }] })
  })
})

/** Half of the guide's own file. */
function readHalf(): string {
  const whole = mkdtempSync(join(tmpdir(), 'file-drills-'))
  try {
    writeGuideFolder(whole)
    const text = readFileSync(join(whole, holdingsFile), 'utf8')
    return text.slice(0, text.length / 2)
  } finally {
    rmSync(whole, { recursive: true, force: true })
  }
}
