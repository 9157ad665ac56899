import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { startFirstSandbox } from '../../../scripts/sandbox/first'
import type { Sandbox } from '../../../scripts/sandbox/server/listen'
import akta from '../../../shared/brands/akta.json'
import { mainSourceOf } from '../../../shared/brands/mainSourceOf'
import { isoDate, isoInstant } from '../../../shared/domain/dates'
import { money } from '../../../shared/domain/money'
import { waitFor } from '../../../tests/helpers/children'
import { onSqlite } from '../../../tests/helpers/database'
import { openOwnPayload, type OwnPayload } from '../../../tests/helpers/ownPayload'
import { brands } from '../brands'
import { databaseStatements, registry } from '../health/metrics'
import { accountPart, chargesPart, flowsPart, holdingsPart, performancePart, transactionsPart } from '../services/wealth/parts'
import { answersWritten, writeBehind } from './answerWrites'
import { readAnswers, trimKeptAnswers } from './keptAnswers'
import { type Answer, type ProviderTransaction, UpstreamError, type WealthProvider } from './provider'
import type { Question, Size } from './question'
import { providerOf } from './registry'
import { forgetAnswers, forgetAnswersAbout, readPart } from './readPart'

let own: OwnPayload
let payload: Payload
let north: Sandbox
let south: Sandbox
/** As the worker asks: it waits as long as the upstream takes. */
let patient: PayloadRequest

const person = (): PayloadRequest => ({ ...patient, payload, payloadAPI: 'REST' })
const today = isoDate('2026-11-21')

beforeAll(async () => {
  north = await startFirstSandbox({ token: 'north', today, clients: 12 })
  south = await startFirstSandbox({ token: 'south', today, clients: 12, seed: 'south' })
  const folder = join(tmpdir(), `quayside-two-brands-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  for (const name of ['north', 'south'])
    writeFileSync(
      join(folder, `${name}.json`),
      JSON.stringify({ ...akta, name, hosts: [`${name}.localhost`], sources: [{ name, kind: 'first', purpose: 'main' }] }),
    )
  own = await openOwnPayload('sources', {
    BRANDS_DIR: folder,
    SANDBOX_TODAY: today,
    WEALTH_NORTH_URL: north.url,
    WEALTH_NORTH_TOKEN: 'north',
    WEALTH_SOUTH_URL: south.url,
    WEALTH_SOUTH_TOKEN: 'south',
  })
  payload = own.payload
  patient = await createLocalReq({}, payload)
})
afterAll(async () => {
  await own.close()
  await north.close()
  await south.close()
})
beforeEach(() => forgetAnswers())

const strike = async (sandbox: Sandbox, fault: object): Promise<void> =>
  void (await fetch(`${sandbox.url}/__fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  }))
const recover = async (sandbox: Sandbox): Promise<void> => void (await fetch(`${sandbox.url}/__fault`, { method: 'DELETE' }))

const scopeOf = (name: string) => {
  const brand = brands().get(name)
  if (!brand) throw new Error(`no brand ${name}`)
  return { req: patient, brand }
}

const providerNamed = (name: string): WealthProvider => providerOf(mainSourceOf(scopeOf(name).brand), patient)

/** The first question of all may take longer than an answer may, on a machine that is busy. */
async function holdingsOf(name: string, tries = 3): ReturnType<typeof holdingsPart> {
  const part = await holdingsPart(scopeOf(name), 'QS-204417')
  if (part.data !== null || tries <= 1) return part
  forgetAnswers()
  return holdingsOf(name, tries - 1)
}

describe('two brands on sources of one kind', () => {
  it('share no answer, no kept answer and no metric, though the ids are the same', async () => {
    const [ofNorth, ofSouth] = [await holdingsOf('north'), await holdingsOf('south')]
    expect(ofNorth.data?.value.amount).not.toEqual(ofSouth.data?.value.amount)
    await strike(north, { kind: 'status', status: 500 })
    forgetAnswers()
    const [fallen, sound] = [await holdingsPart(scopeOf('north'), 'QS-204417'), await holdingsPart(scopeOf('south'), 'QS-204417')]
    await recover(north)
    expect(fallen).toEqual({ ...ofNorth, reasons: [{ part: 'holdings', kind: 'unavailable', stale: true }] })
    expect([sound.data, sound.reasons]).toEqual([ofSouth.data, []])
    const metrics = await registry.metrics()
    expect(metrics).toMatch(/quayside_wealth_degraded_total\{source="north",part="holdings",kind="unavailable"\} 1/)
    expect(metrics).not.toMatch(/degraded_total\{source="south"/)
    expect([mainSourceOf(scopeOf('north').brand).name, mainSourceOf(scopeOf('south').brand).name]).toEqual(['north', 'south'])
  })

  it('do not share their circuit breakers', async () => {
    await strike(north, { kind: 'reset' })
    for (let call = 0; call < 30; call++) {
      forgetAnswers()
      await holdingsPart(scopeOf('north'), 'QS-204418')
    }
    await recover(north)
    forgetAnswers()
    expect((await holdingsPart(scopeOf('north'), 'QS-204418')).reasons).toMatchObject([{ kind: 'unavailable' }])
    expect((await holdingsPart(scopeOf('south'), 'QS-204418')).reasons).toEqual([])
    const metrics = await registry.metrics()
    expect(metrics).toMatch(/breaker_state\{source="north"\} 2/)
    expect(metrics).toMatch(/breaker_state\{source="south"\} 0/)
  })
})

describe('shared answers of one owner', () => {
  it('are forgotten alone: of its source and its id, whatever stands behind the id', async () => {
    const calls: string[] = []
    const ask = (name: string, id: string) =>
      readPart(patient, providerNamed(name), {
        part: 'documents',
        name: 'documents',
        id,
        schema: z.string(),
        load: () => {
          calls.push(`${name} ${id}`)
          return Promise.resolve({ data: id, fetchedAt: isoInstant(new Date()), dropped: 0 })
        },
      })
    const all = [
      ['north', 'QS-1'],
      ['north', 'QS-1/holding'],
      ['north', 'QS-11'],
      ['south', 'QS-1'],
    ] as const
    for (const [name, id] of [...all, ...all]) await ask(name, id)
    expect(calls).toHaveLength(4)
    forgetAnswersAbout('north', ['QS-1', 'QS-2'])
    for (const [name, id] of all) await ask(name, id)
    expect(calls.slice(4)).toEqual(['north QS-1', 'north QS-1/holding'])
  })
})

describe('a lie whose totals fit it', () => {
  it.each(['empty-list', 'halved-list'])('%s is held back, and the last good holdings stay', async (kind) => {
    const before = await holdingsPart(scopeOf('south'), 'QS-204517')
    await strike(south, { kind, consistent: true, route: '/Holdings' })
    forgetAnswers()
    const part = await holdingsPart(scopeOf('south'), 'QS-204517')
    await recover(south)
    expect(part).toEqual({ ...before, fetchedAt: part.fetchedAt, reasons: [{ part: 'holdings', kind: 'implausible', stale: true }] })
    expect(Number(part.data?.value.amount)).toBeGreaterThan(0)
  })
})

// Last of those that ask the sandbox in the south: the outage opens its circuit breaker.
describe('past midnight with the upstream down', () => {
  it('every figure is still there, with its date', async () => {
    const scope = scopeOf('south')
    const ask = () =>
      Promise.all([
        accountPart(scope, 'QS-2044'),
        holdingsPart(scope, 'QS-204419'),
        performancePart(scope, { portfolio: 'QS-204419' }),
        flowsPart(scope, 'QS-204419'),
        chargesPart(scope, { portfolio: 'QS-204419' }),
        transactionsPart(scope, 'QS-204419', { from: isoDate('2026-10-21'), to: today }, '1m'),
      ])
    const before = await ask()
    expect(before.map(({ reasons }) => reasons)).toEqual(before.map(() => []))
    await strike(south, { kind: 'status', status: 500 })
    forgetAnswers()
    const later = [
      ...(await ask()).slice(0, 5),
      await transactionsPart(scope, 'QS-204419', { from: isoDate('2026-10-22'), to: isoDate('2026-11-22') }, '1m'),
    ]
    await recover(south)
    expect(later.map(({ fetchedAt }) => fetchedAt)).toEqual(before.map(({ fetchedAt }) => fetchedAt))
    expect(later.slice(0, 5).map(({ data }) => data)).toEqual(before.slice(0, 5).map(({ data }) => data))
    expect(later.map(({ reasons }) => reasons.map(({ stale }) => stale))).toEqual(before.map(() => [true]))
    expect(later[5]?.data).not.toBeNull()
  })
})

/* ---------- answers that a test lays down ---------- */

type Value = { value: string }
const schema = z.object({ value: z.string() }) satisfies z.ZodMiniType<Value>
let loads = 0
const provider = { source: 'laid' } as unknown as WealthProvider
const sizeOf = ({ value }: Value): Size => ({ amount: value, currency: 'GBP', asOf: isoDate('2026-11-20') })
const question = (id: string, load: () => Promise<Answer<Value>>, more: Partial<Question<Value>> = {}): Question<Value> => ({
  part: 'holdings',
  name: 'holdings',
  id,
  schema,
  sizeOf,
  load: () => {
    loads += 1
    return load()
  },
  ...more,
})
const answer = (value: string, dropped = 0): Promise<Answer<Value>> =>
  Promise.resolve({ data: { value }, fetchedAt: isoInstant(new Date()), dropped })
const failure = (kind: UpstreamError['kind']) => () =>
  Promise.reject<Answer<Value>>(new UpstreamError({ source: 'laid', kind, retryable: false, message: kind }))
const read = (asked: Question<Value>, req = patient) => {
  forgetAnswers()
  return readPart(req, provider, asked)
}
const keptOf = async (key: string) => {
  await answersWritten(payload)
  return (await payload.find({ collection: 'wealth-answers', where: { key: { equals: key } }, overrideAccess: true })).docs[0]
}

describe('an answer that fell to zero, or by half', () => {
  it('is held back, and the last good one shown as being checked; a sound one ends it', async () => {
    await read(question('fall', () => answer('100')))
    for (const value of ['0', '50', '49.99']) {
      expect(await read(question('fall', () => answer(value)))).toMatchObject({
        data: { value: '100' },
        reasons: [{ part: 'holdings', kind: 'implausible', stale: true }],
      })
    }
    expect(await read(question('fall', () => answer('51')))).toMatchObject({ data: { value: '51' }, reasons: [] })
    expect((await keptOf('laid/holdings/fall'))?.standing).toMatchObject({ heldSince: null })
    expect(await registry.metrics()).toMatch(/held_back_total\{source="laid",part="holdings"\} 3/)
  })

  it('is believed when a payment out explains it, and only then', async () => {
    const flow = (amount: string, date: string) =>
      ({ type: 'Withdrawal', date: isoDate(date), amount: money(amount, 'GBP') }) as ProviderTransaction
    const after = (flows: ProviderTransaction[]) =>
      question('paid', () => answer('30'), {
        sizeOf: ({ value }) => ({ ...sizeOf({ value }), asOf: isoDate(value === '100' ? '2026-11-18' : '2026-11-20') }),
        flows: () => Promise.resolve(flows),
      })
    await read({ ...after([]), load: () => answer('100') })
    expect((await read(after([flow('-70', '2026-11-17')]))).reasons).toMatchObject([{ kind: 'implausible' }])
    expect(await read(after([flow('-70', '2026-11-19')]))).toMatchObject({ data: { value: '30' }, reasons: [] })
  })

  it('is accepted once it kept coming for the time that is set', async () => {
    await read(question('long', () => answer('100')))
    await read(question('long', () => answer('10')))
    const kept = await keptOf('laid/holdings/long')
    const standing = { ...(kept?.standing as object), heldSince: isoInstant(new Date(Date.now() - 25 * 3_600_000)) }
    await payload.db.updateOne({ collection: 'wealth-answers', where: { key: { equals: 'laid/holdings/long' } }, data: { standing } })
    expect(await read(question('long', () => answer('10')))).toMatchObject({ data: { value: '10' }, reasons: [] })
    expect(await read(question('long', failure('unavailable')))).toMatchObject({ data: { value: '10' } })
  })
})

describe('an answer after one that says nothing of its size, or that cannot be read any more', () => {
  const change = async (id: string, data: Record<string, unknown>) => {
    await answersWritten(payload)
    await payload.db.updateOne({ collection: 'wealth-answers', where: { key: { equals: `laid/holdings/${id}` } }, data })
  }

  it('is believed: there is nothing that it could be held back for', async () => {
    await read(question('former', () => answer('100')))
    await change('former', { standing: null })
    expect(await read(question('former', () => answer('10')))).toMatchObject({ data: { value: '10' }, reasons: [] })
    await read(question('broken', () => answer('100')))
    await change('broken', { body: { gzip: 'AAAA', period: null } })
    expect(await read(question('broken', () => answer('10')))).toMatchObject({ data: { value: '10' }, reasons: [] })
    expect(await read(question('broken', failure('unavailable')))).toMatchObject({ data: { value: '10' } })
  })
})

describe('an answer that lost rows', () => {
  it('never takes the place of a whole one, and says so where there is none', async () => {
    expect(await read(question('rows', () => answer('90', 2)))).toMatchObject({
      data: { value: '90' },
      reasons: [{ kind: 'dropped_rows', stale: false }],
    })
    await read(question('rows', () => answer('100')))
    expect(await read(question('rows', () => answer('90', 2)))).toMatchObject({
      data: { value: '100' },
      reasons: [{ kind: 'dropped_rows', stale: true }],
    })
    expect(await read(question('rows', failure('unavailable')))).toMatchObject({ data: { value: '100' } })
  })
})

const statements = async (): Promise<number> => (await databaseStatements.get()).values.reduce((sum, { value }) => sum + value, 0)

describe('what is kept', () => {
  it('is written together for all that is asked for at once, and by the same row the next time', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `together-${at}`)
    const before = await statements()
    forgetAnswers()
    // Without a size nothing is read before.
    await Promise.all(
      ids.map((id) => readPart(patient, provider, { part: 'holdings', name: 'holdings', id, schema, load: () => answer('100') })),
    )
    await answersWritten(payload)
    expect((await statements()) - before).toBeLessThanOrEqual(3)
    const rows = await Promise.all(ids.map((id) => keptOf(`laid/holdings/${id}`)))
    expect(rows.map((row) => row?.key)).toEqual(ids.map((id) => `laid/holdings/${id}`))
    writeBehind(payload, {
      key: 'laid/holdings/together-0',
      answer: await answer('101'),
      period: null,
      standing: { size: null, heldSince: null },
      onFailure: () => undefined,
    })
    expect(await read(question('together-0', failure('unavailable')))).toMatchObject({ data: { value: '101' } })
    expect((await keptOf('laid/holdings/together-0'))?.id).toBe(rows[0]?.id)
  })

  // Both take hold of the client of SQLite.
  ;(onSqlite ? it : it.skip)('is kept by the next answer when the database did not take it', async () => {
    const { client } = payload.db as unknown as { client: { execute: unknown } }
    const { execute } = client
    const failed: string[] = []
    Object.assign(client, { execute: () => Promise.reject(new Error('the disk is full')) })
    writeBehind(payload, {
      key: 'laid/holdings/refused',
      answer: await answer('1'),
      period: null,
      standing: { size: null, heldSince: null },
      onFailure: () => failed.push('refused'),
    })
    await answersWritten(payload).finally(() => Object.assign(client, { execute }))
    expect(failed).toEqual(['refused'])
    expect(await keptOf('laid/holdings/refused')).toBeUndefined()
  })

  ;(onSqlite ? it : it.skip)('is there for readers before the database has taken it, and not written once it was dropped', async () => {
    const { client } = payload.db as unknown as { client: { execute: (statement: { sql: string }) => Promise<unknown> } }
    const { execute } = client
    let free: () => void = () => undefined
    const isFree = new Promise<void>((resolve) => (free = resolve))
    const slow = async (statement: { sql: string }) => {
      if (/^insert into wealth_answers/.test(statement.sql)) await isFree
      return execute.call(client, statement)
    }
    Object.assign(client, { execute: slow })
    try {
      for (const id of ['slow', 'slow-and-gone']) await read({ part: 'holdings', name: 'holdings', id, schema, load: () => answer('7') })
      // More than one statement takes: a reader waits for none of them.
      for (let at = 0; at < 40; at += 1) {
        const key = `laid/holdings/many-${at}`
        writeBehind(payload, {
          key,
          answer: await answer('1'),
          period: null,
          standing: { size: null, heldSince: null },
          onFailure: () => undefined,
        })
      }
      expect(await read(question('slow', failure('unavailable')))).toMatchObject({ data: { value: '7' } })
      expect(await readAnswers(payload, ['laid/holdings/slow', 'laid/holdings/many-39'], schema)).toEqual(
        new Map([
          ['laid/holdings/slow', { value: '7' }],
          ['laid/holdings/many-39', { value: '1' }],
        ]),
      )
      const gone = read(question('slow-and-gone', failure('not_found')))
      free()
      expect(await gone).toMatchObject({ data: null })
    } finally {
      free()
      await answersWritten(payload).finally(() => Object.assign(client, { execute }))
    }
    expect(await keptOf('laid/holdings/slow')).toBeDefined()
    expect(await keptOf('laid/holdings/slow-and-gone')).toBeUndefined()
    expect(await keptOf('laid/holdings/many-39')).toBeDefined()
  })

  it('goes when the upstream no longer knows it: a 404 is an answer, not an outage', async () => {
    await read(question('gone', () => answer('100')))
    expect(await read(question('gone', failure('not_found')))).toEqual({
      data: null,
      fetchedAt: null,
      reasons: [{ part: 'holdings', kind: 'not_found', stale: false }],
    })
    expect(await keptOf('laid/holdings/gone')).toBeUndefined()
    expect(await read(question('gone', failure('unavailable')))).toMatchObject({ data: null, reasons: [{ stale: false }] })
  })

  it('is ignored when it has a former shape, and never thrown over', async () => {
    await read(question('former', () => answer('100')))
    const later = z.object({ value: z.string(), currency: z.string() }) as unknown as Question<Value>['schema']
    expect(await read(question('former', failure('unavailable'), { schema: later }))).toMatchObject({ data: null })
  })

  it('is not a range that somebody chose', async () => {
    await read(question('range', () => answer('100'), { isKept: false }))
    expect(await keptOf('laid/holdings/range')).toBeUndefined()
  })

  it('is swept to its bounds, source by source, the oldest first', async () => {
    const provide = async (source: string, id: string, fetchedAt: string) =>
      payload.create({
        collection: 'wealth-answers',
        data: { key: `${source}/holdings/${id}`, body: { gzip: 'x', period: null, heldSince: null }, fetchedAt },
        overrideAccess: true,
      })
    for (const id of ['1', '2', '3']) await provide('swept', id, `2026-11-2${id}T00:00:00.000Z`)
    await provide('other', 'swept/', '2026-11-01T00:00:00.000Z')
    const now = new Date('2026-11-25T00:00:00.000Z')
    expect(await trimKeptAnswers(payload, ['swept'], now, { maxAnswers: 2, maxBytes: 1e6 })).toEqual({ dropped: 1 })
    expect([await keptOf('swept/holdings/1'), (await keptOf('swept/holdings/3'))?.key]).toEqual([undefined, 'swept/holdings/3'])
    expect(await keptOf('other/holdings/swept/')).toBeDefined()
  })
})

describe('an upstream that is late', () => {
  it('is not waited for: a person gets the last good answer, and the new one is there for the next', async () => {
    await read(question('late', () => answer('100')))
    let arrive: (late: Answer<Value>) => void = () => undefined
    const late = question('late', () => new Promise((resolve) => (arrive = resolve)))
    expect(await read(late, person())).toMatchObject({ data: { value: '100' }, reasons: [{ kind: 'unavailable', stale: true }] })
    arrive(await answer('101'))
    await waitFor('The late answer', async () => (await readPart(person(), provider, late)).data?.value === '101')
    expect((await readPart(person(), provider, late)).reasons).toEqual([])
  })

  it('is asked once, however many wait', async () => {
    loads = 0
    const asked = question('many', () => answer('100'))
    forgetAnswers()
    const parts = await Promise.all(Array.from({ length: 200 }, () => readPart(person(), provider, asked)))
    expect([loads, new Set(parts.map(({ data }) => JSON.stringify(data))).size]).toEqual([1, 1])
  })
})
