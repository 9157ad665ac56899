import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import { createLocalReq, type PayloadRequest } from 'payload'
import { createGuard, guardDefaults, type GuardOptions } from '../../../cms/server/wealth/adapter/guard'
import type { UnknownValue } from '../../../cms/server/wealth/adapter/report'
import type { UpstreamTimeouts } from '../../../cms/server/wealth/adapter/upstreamClient'
import { type ProviderHoldings, providerHoldingsSchema, UpstreamError, type WealthProvider } from '../../../cms/server/wealth/provider'
import type { Question } from '../../../cms/server/wealth/question'
import { forgetAnswers, type Part, readPart } from '../../../cms/server/wealth/readPart'
import { addDays, isoDate } from '../../../shared/domain/dates'
import { waitFor } from '../../../tests/helpers/children'
import { openOwnPayload, type OwnPayload } from '../../../tests/helpers/ownPayload'
import type { Fault } from '../server/faults'
import type { Sandbox } from '../server/listen'
import { kinds } from './kinds'
import { type Relay, startRelay } from './relay'

/*
 * The fault drills D01 to D14 (and bad input) on all three kinds: a provider under its guard, over the real sandbox, read as the product reads it,
 * with the last good answer behind. What people then see of it stands in tests/faults and tests/api/sources.
 */

const today = isoDate('2026-11-21')
const token = 'drill-token'
/** For the faults that only time ends. */
const hasty = { headers: 300, body: 300, total: 600 }
/** The sandbox reckons its first answers beside other tests. */
const patient = { headers: 60_000, body: 60_000, total: 60_000 }

let own: OwnPayload
/** As the worker asks: it waits as long as the upstream takes. */
let req: PayloadRequest

beforeAll(async () => {
  own = await openOwnPayload('drills')
  req = await createLocalReq({}, own.payload)
})
afterAll(() => own.close())

describe.each(kinds)('the $kind kind', ({ create, holdings, ids, inCurrency, kind, poundRate, start }) => {
  const portfolio = { account: ids.account, portfolio: ids.portfolio }
  const opened: ReturnType<typeof create>[] = []
  const unknown: UnknownValue[] = []
  let sandbox: Sandbox
  let relay: Relay

  const providerOf = ({ guard = {}, source = kind, timeouts = patient, url = relay.url }: Own = {}): ReturnType<typeof create> => {
    const made = create({
      source,
      token,
      baseUrl: url,
      timeouts,
      today: () => today,
      guard: createGuard(source, guard),
      onUnknown: (value) => unknown.push(value),
    })
    opened.push(made)
    return made
  }
  type Own = Readonly<{ source?: string; timeouts?: Partial<UpstreamTimeouts>; guard?: Partial<GuardOptions>; url?: string }>

  const question = (asked = portfolio): Question<ProviderHoldings> => ({
    part: 'holdings',
    name: 'holdings',
    id: asked.portfolio,
    schema: providerHoldingsSchema,
    load: (provider) => provider.getHoldings(asked, { locale: 'en' }),
    sizeOf: ({ asOf, value }) => ({ ...value, asOf }),
  })
  const shown = (provider: WealthProvider, asked = portfolio): Promise<Part<ProviderHoldings>> => {
    forgetAnswers()
    return readPart(req, provider, question(asked))
  }
  const inject = async (fault: Partial<Fault>): Promise<void> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) }
    expect((await fetch(`${sandbox.url}/__fault`, init)).status).toBe(201)
  }
  const clear = async (): Promise<void> => void (await fetch(`${sandbox.url}/__fault`, { method: 'DELETE' }))
  const failureOf = (asking: Promise<unknown>): Promise<UpstreamError> =>
    asking.then(
      () => Promise.reject(new Error('an answer where a failure was expected')),
      (error: unknown) => (error instanceof UpstreamError ? error : Promise.reject(new Error(`no UpstreamError: ${String(error)}`))),
    )
  /** The last good holdings, kept under the source of this kind. */
  let good: Part<ProviderHoldings>

  beforeAll(async () => {
    sandbox = await start({ token, today, clients: 7 })
    relay = await startRelay(sandbox.url)
    good = await shown(providerOf())
    expect(good).toMatchObject({ reasons: [], data: { currency: ids.currency } })
    relay.reset()
  })
  afterEach(async () => {
    await clear()
    relay.reset()
    unknown.length = 0
  })
  afterAll(async () => {
    await Promise.all(opened.map(({ close }) => close()))
    await relay.close()
    await sandbox.close()
  })
  const expectLastGood = (part: Part<ProviderHoldings>, reason: string): void =>
    expect(part).toEqual({ ...good, reasons: [{ part: 'holdings', kind: reason, stale: true }] })

  it('D01 refused connections: the last good figures, and soon nobody is asked any more', async () => {
    const gone = await startRelay(sandbox.url)
    await gone.close()
    const provider = providerOf({ url: gone.url, guard: { maxRetries: 0 } })
    for (let call = 0; call < 25; call += 1) expectLastGood(await shown(provider), 'unavailable')
    expect((await failureOf(provider.getHoldings(portfolio, { locale: 'en' }))).message).toContain('the circuit breaker is open')
  })

  it('D02 a stall: given up, while another source of the same kind answers', async () => {
    await inject({ kind: 'stall', n: 1 })
    let isOver = false
    const stuck = providerOf({ guard: { maxRetries: 0 } })
    const stalled = shown(stuck).finally(() => (isOver = true))
    await waitFor('The stalled call', () => relay.asked() === 1)
    const other = await providerOf({ source: `${kind}-beside` }).getHoldings(portfolio, { locale: 'en' })
    expect([other.data.value, isOver]).toEqual([good.data?.value, false])
    relay.reset()
    await inject({ kind: 'stall' })
    expectLastGood(await shown(providerOf({ timeouts: hasty, guard: { maxRetries: 0 } })), 'unavailable')
    await stuck.close()
    await stalled
  })

  it('D03 500 and then well: the breaker opens, leaves the upstream alone, probes and closes', async () => {
    const asks = 40
    await inject({ kind: 'status', status: 500 })
    const provider = providerOf({ guard: { breakerPause: 500, breakerWindow: 1000 } })
    for (let call = 0; call < asks; call += 1) await shown(provider)
    expect(relay.asked()).toBeLessThanOrEqual(asks * 1.1)
    await clear()
    await waitFor('The breaker to close', async () => (await shown(provider)).reasons.length === 0)
    relay.reset()
    expect((await shown(provider)).reasons).toEqual([])
    expect(relay.asked()).toBe(1)
  })

  it('D04 one answer in five a 503 with Retry-After: nearly all come through', async () => {
    await inject({ kind: 'status', status: 503, rate: 0.2, retryAfter: 1 })
    // However long a slow machine takes: how soon a retry has to begin is the guard's own test.
    const provider = providerOf({ guard: { retryWithin: 60_000 } })
    // Each asks for another day, so that no two share a call; no more at once than the guard lets go, for who waits long is not asked for again.
    const days = Array.from({ length: 100 }, (_, day) => addDays(isoDate('2026-11-20'), -day))
    const answered: boolean[] = []
    const work = async (): Promise<void> => {
      for (let date = days.pop(); date; date = days.pop())
        answered.push(
          await provider.getHoldings(portfolio, { locale: 'en', date }).then(
            () => true,
            () => false,
          ),
        )
    }
    await Promise.all(Array.from({ length: guardDefaults.maxCalls }, work))
    // 99.2 of 100 come through on average (three failures in a row are 0.2³); fewer than 96 in one run of a thousand, and 80 without retries.
    expect(answered.filter((isAnswered) => isAnswered).length).toBeGreaterThanOrEqual(96)
    expect(relay.asked()).toBeGreaterThan(110)
  })

  it('D05 a storm of 429: asked once, and then left alone', async () => {
    await inject({ kind: 'status', status: 429, retryAfter: 30 })
    const provider = providerOf()
    for (let call = 0; call < 20; call += 1) expectLastGood(await shown(provider), 'rate_limited')
    expect(relay.asked()).toBe(1)
  })

  it.each<[string, Partial<Fault>, string]>([
    ['D06 our token refused', { kind: 'status', status: 401 }, 'unauthorized'],
    ['D08 a sign-in page with 200', { kind: 'html' }, 'bad_shape'],
    ['D09 300 MB', { kind: 'huge' }, 'bad_shape'],
  ])('%s: not asked again, and the last good figures', async (_name, fault, reason) => {
    await inject(fault)
    expectLastGood(await shown(providerOf()), reason)
    expect(relay.asked()).toBe(1)
    // 5 MB and what lies in the buffers between the two.
    expect(relay.largest()).toBeLessThan(20 * 1024 * 1024)
  })

  it.each<[string, Partial<Fault>, string]>([
    ['D07 an answer cut in half', { kind: 'truncate' }, 'bad_shape'],
    ['D07 no JSON', { kind: 'garbage' }, 'bad_shape'],
    ['D10 one byte after the other', { kind: 'slowdrip', ms: 20 }, 'unavailable'],
    ['a connection that is reset', { kind: 'reset' }, 'unavailable'],
  ])('%s: no short list, but the last good figures', async (_name, fault, reason) => {
    await inject(fault)
    expectLastGood(await shown(providerOf({ timeouts: hasty, guard: { maxRetries: 0 } })), reason)
  })

  it('D11 wrong types, three forms of dates and a row that comes twice: counted, never summed, and the whole answer stays', async () => {
    await inject({ kind: 'wrong-type' })
    expectLastGood(await shown(providerOf()), 'dropped_rows')
    const cold = await shown(providerOf({ source: `${kind}-cold` }))
    expect(cold.reasons).toEqual([{ part: 'holdings', kind: 'dropped_rows', stale: false }])
    const sound = new Map(good.data?.holdings.map((row) => [row.externalId, row]))
    expect(cold.data?.holdings.length).toBe(sound.size - 3)
    for (const row of cold.data?.holdings ?? []) expect(row).toEqual(sound.get(row.externalId))
  })

  const pennies = { cash: '-0.10', rows: [] as const, total: '-0.10' }
  const foundation = { unit: ids.currency, fxRate: '1' }

  it('D12 negative, huge and floating amounts are exact, and pence are converted once', async () => {
    const rows = [
      { ...foundation, id: 'HUGE', units: '1', price: '1000000000000', value: '1000000000000' },
      { ...foundation, id: 'FLOAT', units: '3', price: '0.1', value: kind === 'second' ? '0.300000000000' : String(0.1 + 0.2) },
      { id: 'PENCE', units: '1000', price: '250', unit: 'GBX', fxRate: poundRate, value: new Big(2500).times(poundRate).toFixed(2) },
    ]
    const total = rows.reduce((sum, { value }) => sum.plus(value), new Big(pennies.cash)).toFixed(2)
    relay.rewrite((body) => holdings(body, { ...pennies, rows, total }))
    const { data, dropped } = await providerOf().getHoldings(portfolio, { locale: 'en' })
    expect([dropped, data.value.amount]).toEqual([0, new Big(total).toFixed()])
    expect(data.holdings.map(({ price, quoteUnit, value }) => [value.amount, price, quoteUnit])).toEqual([
      ['-0.1', null, ids.currency],
      ['1000000000000', '1000000000000', ids.currency],
      ['0.3', '0.1', ids.currency],
      [new Big(2500).times(poundRate).toFixed(), '250', 'GBX'],
    ])
  })

  it('D12 pence that are labelled as pounds are never shown as pounds', async () => {
    const value = new Big(2500).times(poundRate).toFixed(2)
    const row = { id: 'PENCE', units: '1000', price: '250', unit: 'GBP', fxRate: poundRate, value }
    relay.rewrite((body) => holdings(body, { cash: '10.00', rows: [row], total: new Big(value).plus(10).toFixed(2) }))
    const { data, dropped } = await providerOf().getHoldings(portfolio, { locale: 'en' })
    const pence = data.holdings.filter(({ externalId }) => externalId === 'PENCE')
    expect([pence.length + dropped, pence.every(({ quoteUnit }) => quoteUnit === 'GBX')]).toEqual([1, true])
    expect(unknown.map(({ field }) => field)).toEqual(['unit of a price'])
  })

  it('a value that is not that of the units is left out, though the total fits it', async () => {
    const row = { ...foundation, id: 'DOUBLED', units: '10', price: '10', value: '200.00' }
    relay.rewrite((body) => holdings(body, { cash: '10.00', rows: [row], total: '210.00' }))
    const { data, dropped } = await providerOf().getHoldings(portfolio, { locale: 'en' })
    expect([data.holdings.map(({ assetClass }) => assetClass), dropped]).toEqual([['Cash'], 1])
  })

  it('29 February is a day in the years that have one', async () => {
    const row = (id: string, day: string) => ({ ...foundation, id, day, units: '10', price: '10', value: '100.00' })
    const rows = [row('LEAP', '2024-02-29'), row('NONE', '2023-02-29'), row('LATE', '2026-11-32')]
    relay.rewrite((body) => holdings(body, { cash: '0.00', rows, total: '300.00' }))
    const { data, dropped } = await providerOf().getHoldings(portfolio, { locale: 'en' })
    expect(data.holdings.flatMap(({ externalId, priceDate, units }) => (units ? [[externalId, priceDate]] : []))).toEqual([
      ['LEAP', '2024-02-29'],
    ])
    expect(dropped).toBe(2)
  })

  it('a currency that we have not is no amount; a price without a rate is shown as it is', async () => {
    relay.rewrite((body) => inCurrency(body, 'XDR'))
    expectLastGood(await shown(providerOf()), 'bad_shape')
    const row = (id: string, unit: string) => ({ id, units: '10', price: '10', unit, fxRate: null, value: '87.50' })
    relay.rewrite((body) => holdings(body, { cash: '10.00', rows: [row('DOLLARS', 'USD'), row('RIGHTS', 'XDR')], total: '185.00' }))
    const { data, dropped } = await providerOf().getHoldings(portfolio, { locale: 'en' })
    expect(data.holdings.slice(1)).toMatchObject([
      { externalId: 'DOLLARS', quoteUnit: 'USD', value: { amount: '87.5', currency: ids.currency } },
    ])
    expect([data.holdings.length, dropped]).toEqual([2, 1])
  })

  it("D13 somebody else's rows: none is shown, and an alarm is raised", async () => {
    await inject({ kind: 'foreign-ids' })
    expectLastGood(await shown(providerOf()), 'dropped_rows')
    expect((await shown(providerOf({ source: `${kind}-foreign` }))).data?.holdings).toEqual([])
    expect(new Set(unknown.map(({ field }) => field.replace(/ of \/.*/, '')))).toEqual(new Set(['owner of a row']))
  })

  it('two portfolios that swap their ids: neither shows what is the other’s', async () => {
    const [a, b] = [ids.portfolio, ids.other].map((id) => id.split('-').at(-1)?.replace('QS', '') ?? '')
    relay.lead((path) => path.replace(a ?? '', b ?? ''))
    expectLastGood(await shown(providerOf()), 'bad_shape')
    expect(unknown).toHaveLength(1)
    expect((await shown(providerOf({ source: `${kind}-swapped` }))).data).toBeNull()
  })

  it('D14 two hundred at once, cold: one call, and the same answer for all', async () => {
    const provider = providerOf({ source: `${kind}-crowd` })
    forgetAnswers()
    const parts = await Promise.all(Array.from({ length: 200 }, () => readPart(req, provider, question())))
    expect(relay.asked()).toBe(1)
    expect(new Set(parts.map(({ data }) => data)).size).toBe(1)
    expect(parts[0]?.data?.value).toEqual(good.data?.value)
  })

  // The last one: what was known is gone after it.
  it('an account that vanishes has answered: nothing of it is left, and an outage does not bring it back', async () => {
    await inject({ kind: 'status', status: 404 })
    const provider = providerOf({ guard: { maxRetries: 0 } })
    expect(await shown(provider)).toEqual({ data: null, fetchedAt: null, reasons: [{ part: 'holdings', kind: 'not_found', stale: false }] })
    await clear()
    await inject({ kind: 'reset' })
    expect(await shown(provider)).toMatchObject({ data: null, reasons: [{ kind: 'unavailable', stale: false }] })
  })
})
