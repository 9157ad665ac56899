import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '../../tests/helpers/client'
import { send, signIn } from '../../tests/helpers/client'
import { product } from '../../tests/helpers/product'
import { demoAccounts, demoPortfolios } from '../sandbox/book/demoAccounts'
import { accountOf } from './compareFigures'
import { median, ms, type Row, timed } from './row'

const rounds = 100
/** How often idle and stalled are measured in turn: on a machine that others use, one slow moment must not decide. */
const turns = 3
/** People who ask for what the stalled source knows all the time. */
const waiting = 8
/**
 * How soon one of them asks again. As long as their requests hang they wait longer than this anyway; once the breaker is open they are answered at once,
 * and without a pause the row would measure eight clients in a loop against one, whatever the source does.
 */
const asksEveryMs = 1000

/** One person may ask so often a minute, which a quick machine does here: the measure goes on when their next minute begins. */
class MinuteSpent extends Error {
  constructor(readonly seconds: number) {
    super('asked more often than one person may in a minute')
  }
}

/** As `timed`, without the time to wait for the next minute. */
async function timedWithinLimits(ask: () => Promise<unknown>): Promise<number> {
  for (;;) {
    try {
      return await timed(ask)
    } catch (error) {
      if (!(error instanceof MinuteSpent)) throw error
      await sleep(error.seconds * 1000)
    }
  }
}

const p99 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN

/** How long the slowest of a hundred requests of each kind takes while the upstream of another brand stalls, over the same when it does not; the median of a few turns. */
export async function compareStall(): Promise<Row[]> {
  const advisor = await signIn('advisor@akta.example')
  const investor = await signIn('investor@bowmore.example', { brand: 'bowmore' })
  const { accounts } = (await investor.get('/api/session')).body as { accounts: { id: string }[] }
  const account = await accountOf(advisor, demoAccounts.investor)
  const portfolio = account.portfolios.find(({ externalId }) => externalId === demoPortfolios.investorGia)
  if (!portfolio) throw new Error('the demo portfolio is missing')
  const path = `/api/wealth/portfolios/${portfolio.id}`
  const get = (client: Client, address: string) => async () => {
    const { headers, status } = await client.get(address)
    if (status === 429) throw new MinuteSpent(Number(headers['retry-after']))
    if (status !== 200) throw new Error(`GET ${address} answered ${status}`)
  }
  const routes: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['/healthz', () => send('GET', '/healthz')],
    ['/api/session', get(advisor, '/api/session')],
    ['/api/wealth/clients', get(advisor, '/api/wealth/clients?portal=akta')],
    ['/api/wealth/accounts/{id}', get(advisor, `/api/wealth/accounts/${account.account.id}`)],
    ['/api/wealth/portfolios/{id}/holdings', get(advisor, `${path}/holdings`)],
    ['/api/wealth/portfolios/{id}/performance', get(advisor, `${path}/performance`)],
    ['/api/portfolios', get(advisor, '/api/portfolios?limit=50&depth=0')],
  ]
  const slowest = async (): Promise<number[]> => {
    const found: number[] = []
    for (const [, ask] of routes) {
      for (let warm = 0; warm < 5; warm += 1) await timedWithinLimits(ask)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await timedWithinLimits(ask))
      found.push(p99(times))
    }
    return found
  }
  const fault = `http://127.0.0.1:${Number(new URL(product().sandboxUrl).port) + 1}/__fault`
  const stall = () =>
    fetch(fault, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ kind: 'stall' }) })
  /** The same while people ask for what the stalled source knows. */
  const slowestStalled = async (): Promise<number[]> => {
    await stall()
    let isStalled = true
    const hung = Array.from({ length: waiting }, async (_, person) => {
      // People do not ask in chorus: eight requests at one moment are a queue of their own, whatever the source does.
      await sleep((asksEveryMs / waiting) * person)
      while (isStalled) await Promise.all([investor.get(`/api/wealth/accounts/${accounts[0]?.id}`), sleep(asksEveryMs)])
    })
    try {
      return await slowest()
    } finally {
      isStalled = false
      await fetch(fault, { method: 'DELETE' })
      await Promise.all(hung)
    }
  }
  await slowest()
  const [idle, stalled]: [number[][], number[][]] = [[], []]
  for (let turn = 0; turn < turns; turn += 1) {
    idle.push(await slowest())
    stalled.push(await slowestStalled())
  }
  const medianOf = (measured: readonly number[][], route: number): number => median(measured.map((found) => found[route] ?? Number.NaN))
  return routes.map(([what], index) => {
    const [ours, baseline] = [medianOf(stalled, index), medianOf(idle, index)]
    return {
      what: `GET ${what}, p99, while the upstream of another brand stalls`,
      ours: ms(ours),
      baseline: ms(baseline),
      ratio: ours / baseline,
      aim: '≤ 2×',
      baselineIs: 'p99 when it does not',
    }
  })
}
