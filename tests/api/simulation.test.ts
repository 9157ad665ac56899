import { beforeAll, describe, expect, it } from '@jest/globals'
import type { PublicForm } from '../../shared/contracts/forms/forms'
import type { SimulationResponse } from '../../shared/contracts/wealth/simulation'
import { type Client, clientWith, signIn } from '../helpers/client'

let investor: Client
let advisor: Client
let stranger: Client
let greek: Client

beforeAll(async () => {
  investor = await signIn('investor@akta.example')
  advisor = await signIn('advisor@akta.example')
  stranger = await signIn('investor@bowmore.example', { brand: 'bowmore' })
  greek = await signIn('investor@iolcus.example', { brand: 'iolcus' })
})

const address = (change: Record<string, string | null> = {}): string => {
  const query = Object.entries({ portal: 'akta', level: '5', amount: '250000', years: '15', ...change })
  return `/api/wealth/simulation?${query.flatMap(([name, value]) => (value === null ? [] : `${name}=${encodeURIComponent(value)}`)).join('&')}`
}
const simulated = async (client: Client, change: Record<string, string | null> = {}): Promise<SimulationResponse> => {
  const answer = await client.get(address(change))
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return answer.body as SimulationResponse
}

describe('the strategy simulator', () => {
  it('gives the figures of the assumptions, the same to client and advisor', async () => {
    const answer = await simulated(investor)
    const { levels, points } = answer
    expect(answer).toMatchObject({
      currency: 'GBP',
      assumedOn: '2026-06-30',
      inflation: 0.025,
      plan: { level: 5, amount: { amount: '250000' }, monthly: { amount: '0' }, years: 15, terms: 'nominal' },
    })
    // The access matrix keeps a second profile of level 4 of this brand.
    const own = levels.filter(({ level }) => level !== 4)
    expect(own.map(({ level, middle }) => [level, middle])).toEqual([
      [1, 0.029],
      [2, 0.035],
      [3, 0.042],
      [5, 0.055],
      [6, 0.06],
      [7, 0.065],
    ])
    expect(own.map(({ value }) => Math.round(Number(value.amount)))).toEqual([383858, 418837, 463400, 558119, 599140, 642960])
    expect(levels[4]).toMatchObject({ name: 'Growth', model: 'Growth model', shares: 0.7, charge: 0.0084, volatility: 0.106 })
    expect(points).toHaveLength(61)
    expect(points[0]).toMatchObject({ paidIn: '250000', p5: '250000', p50: '250000', p95: '250000' })
    expect(points.at(-1)?.p50).toBe(levels[4]?.value.amount)
    expect(points.at(-1)?.date.slice(5)).toBe(points[0]?.date.slice(5))
    expect(await simulated(advisor)).toEqual(answer)
  })

  it('takes inflation out of what it says in today’s money, and counts payments', async () => {
    const [day, real] = [await simulated(investor), await simulated(investor, { terms: 'real' })]
    expect(Number(real.levels[4]?.value.amount)).toBeCloseTo(Number(day.levels[4]?.value.amount) / 1.025 ** 15, 0)
    const paying = await simulated(investor, { monthly: '500.50' })
    expect(paying.points.at(-1)?.paidIn).toBe(String(250_000 + 180 * 500.5))
    expect(Number(paying.levels[0]?.low.amount)).toBeGreaterThan(Number(day.levels[0]?.low.amount))
    expect((await simulated(investor, { amount: '0', monthly: '100' })).points[0]?.p95).toBe('0')
  })

  it('has each brand’s own assumptions, words and currency', async () => {
    const answer = await simulated(greek, { portal: 'iolcus' })
    expect(answer).toMatchObject({ currency: 'EUR', inflation: 0.022 })
    expect(answer.levels[3]?.name).toBe('Ισορροπημένο')
    expect((await simulated(investor, { currency: 'USD' })).levels[0]?.value.currency).toBe('USD')
  })

  it.each([
    ['years of nothing', { years: '0' }, 'years'],
    ['two hundred years', { years: '200' }, 'years'],
    ['half a year', { years: '0.5' }, 'years'],
    ['no years', { years: null }, 'years'],
    ['a negative amount', { amount: '-1' }, 'amount'],
    ['a huge amount', { amount: '1000000001' }, 'amount'],
    ['a number of a program', { amount: '1e9' }, 'amount'],
    ['no amount at all', { amount: '0' }, 'amount'],
    ['a word', { amount: 'all' }, 'amount'],
    ['too much each month', { monthly: '10000001' }, 'monthly'],
    ['a payment out', { monthly: '-5' }, 'monthly'],
    ['a level that nobody has', { level: '8' }, 'level'],
    ['no level', { level: null }, 'level'],
    ['other terms', { terms: 'golden' }, 'terms'],
    ['an unknown currency', { currency: 'XXX' }, 'currency'],
    ['something else', { other: '1' }, 'invalid_input'],
  ])('400 for %s, which is named', async (_, change: Record<string, string | null>, field) => {
    const answer = await investor.get(address(change))
    expect([answer.status, answer.text.includes(field)]).toEqual([400, true])
    expect(answer.text).toContain('invalid_input')
  })

  it('404 for a portal of somebody else, for none, and 401 without a sign-in', async () => {
    expect((await stranger.get(address())).status).toBe(404)
    expect((await investor.get(address({ portal: 'bowmore' }))).status).toBe(404)
    expect((await investor.get(address({ portal: 'nowhere' }))).status).toBe(404)
    expect((await clientWith().get(address())).status).toBe(401)
  })
})

describe('the questionnaire of investment advice', () => {
  it('is the form that the brand names, and can be sent without a process', async () => {
    const opened = await investor.get('/api/forms/questionnaire')
    expect(opened.status).toBe(200)
    const form = opened.body as PublicForm
    expect(form.name).toBe('Risk questionnaire')
    const sent = await investor.post(`/api/forms/${form.id}/submissions`, {
      answers: { aim: ['retirement'], horizon: 3, fall: 'wait', level: 5, true: true },
    })
    expect(sent.status).toBe(201)
  })

  it('is each brand’s own, and nowhere where the brand has none', async () => {
    const other = await stranger.get('/api/forms/questionnaire')
    expect(other.status).toBe(200)
    expect((other.body as PublicForm).id).not.toBe(((await investor.get('/api/forms/questionnaire')).body as PublicForm).id)
    expect((await greek.get('/api/forms/questionnaire')).status).toBe(404)
    expect((await clientWith().get('/api/forms/questionnaire')).status).toBe(401)
  })
})
