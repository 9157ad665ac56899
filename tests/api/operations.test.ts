import { beforeAll, describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import type { SessionResponse } from '../../shared/contracts/session'
import type { AdvisorTotalResponse, ClientGroupsResponse, ExternalAccountsResponse } from '../../shared/contracts/wealth/advisors'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { BondsResponse } from '../../shared/contracts/wealth/bonds'
import type { BreakdownsResponse } from '../../shared/contracts/wealth/breakdowns'
import type { BridgeResponse } from '../../shared/contracts/wealth/bridge'
import type { CategoriesResponse } from '../../shared/contracts/wealth/categories'
import type { ChargesResponse } from '../../shared/contracts/wealth/charges'
import type { ClientsResponse } from '../../shared/contracts/wealth/clients'
import type { ContractNotesResponse } from '../../shared/contracts/wealth/contractNotes'
import type { ExposureResponse } from '../../shared/contracts/wealth/exposure'
import type { GainsResponse } from '../../shared/contracts/wealth/gains'
import type { AccountAtResponse, DatesResponse } from '../../shared/contracts/wealth/history'
import type { HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PerformanceResponse } from '../../shared/contracts/wealth/performance'
import type { ReturnExplainedResponse } from '../../shared/contracts/wealth/returnExplained'
import type { RiskResponse } from '../../shared/contracts/wealth/risk'
import type { TitlesResponse } from '../../shared/contracts/wealth/titles'
import type { TransactionsResponse } from '../../shared/contracts/wealth/transactions'
import { addMonths } from '../../shared/domain/dates'
import type { Money } from '../../shared/domain/money'
import { roundRatio, subtractShown } from '../../shared/domain/rounding'
import { waitFor } from '../helpers/children'
import { type Client, clientWith, signIn } from '../helpers/client'
import { sumOf, toPence } from '../helpers/figures'
import { product } from '../helpers/product'

/* What a data provider can be asked, over the three brands: figures that add up to the penny, and who is told nothing. */

const bodyOf = async <T>(client: Client, path: string): Promise<T> => {
  const answer = await client.get(path)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.body as T
}
const one = (amount: Money | null | undefined): string => (amount ? sumOf([amount]) : 'none')

async function accountOf(client: Client): Promise<AccountResponse> {
  const { accounts } = await bodyOf<{ accounts: { id: string }[] }>(client, '/api/session')
  let account: AccountResponse | undefined
  await waitFor(`The figures of ${client.email}`, async () => {
    account = await bodyOf<AccountResponse>(client, `/api/wealth/accounts/${accounts[0]?.id}`)
    return !account.degraded || JSON.stringify(account.reasons)
  })
  if (!account) throw new Error('no account')
  return account
}

const ofPortfolio = [
  'performance',
  'risk',
  'breakdowns',
  'charges',
  'gains',
  'exposure',
  'bonds',
  'return',
  'bridge',
  'dates',
  'titles',
  'transactions/categories',
  'contract-notes',
  'holdings/none/transactions',
]
const ofAccount = ['performance', 'risk', 'breakdowns', 'charges', 'gains', 'dates', 'at?date=2026-06-30']

describe.each([
  { brand: 'akta', place: 0, isUk: true },
  { brand: 'bowmore', place: 1, isUk: true },
  { brand: 'iolcus', place: 2, isUk: false },
] as const)('the operations of $brand', ({ brand, isUk, place }) => {
  let investor: Client
  let account: AccountResponse
  let path: string
  let accountPath: string

  beforeAll(async () => {
    investor = await signIn(`investor@${brand}.example`, { brand })
    account = await accountOf(investor)
    path = `/api/wealth/portfolios/${account.portfolios[0]?.id}`
    accountPath = `/api/wealth/accounts/${account.account.id}`
  })
  const ask = <T>(question: string) => bodyOf<T>(investor, `${path}/${question}`)

  it('break a portfolio and an account down, each kind to the whole, to the penny', async () => {
    for (const [owner, value] of [
      [path, account.portfolios[0]?.value],
      [accountPath, account.value],
    ] as const) {
      const answer = await bodyOf<BreakdownsResponse>(investor, `${owner}/breakdowns`)
      expect(answer).toMatchObject({ source: brand, degraded: false, missing: null, explanation: { method: 'sum_of_holdings' } })
      expect(answer.breakdowns.map(({ kind }) => kind)).toEqual(['assetClass', 'sector', 'currency'])
      for (const { rows } of answer.breakdowns) {
        expect(sumOf(rows.map((row) => row.value))).toBe(toPence(value))
        expect(rows.reduce((sum, { share }) => sum.plus(share ?? 0), new Big(0)).toNumber()).toBe(1)
      }
    }
  })

  it('set a portfolio beside the neutral allocation of a level, without cash', async () => {
    const answer = await ask<ExposureResponse>('exposure?level=4')
    expect(answer).toMatchObject({ degraded: false, level: 4, levels: [1, 2, 3, 4, 5, 6, 7], neutralMissing: null })
    expect(answer.rows.map(({ assetClass }) => assetClass)).not.toContain('Cash')
    expect(sumOf(answer.rows.map(({ value }) => value))).toBe(one(answer.value))
    const sum = (numbers: readonly (number | null)[]) => numbers.reduce<Big>((total, each) => total.plus(each ?? 0), new Big(0)).toNumber()
    expect([sum(answer.rows.map(({ share }) => share)), sum(answer.rows.map(({ neutral }) => neutral))]).toEqual([1, 1])
    expect(sum(answer.rows.map(({ difference }) => difference))).toBe(0)
    expect(await ask<ExposureResponse>('exposure?level=1')).toMatchObject({ level: 1, neutralMissing: null })
  })

  it('tell the terms of bonds where the provider sends them, with figures that add up', async () => {
    const all = await Promise.all(account.portfolios.map(({ id }) => bodyOf<BondsResponse>(investor, `/api/wealth/portfolios/${id}/bonds`)))
    for (const answer of all) {
      expect(answer).toMatchObject({ degraded: false, missing: null, isOffered: brand !== 'bowmore' })
      const valueOf = new Map(answer.bonds.map(({ id, value }) => [id, value]))
      for (const { rows } of answer.splits) {
        expect(sumOf(rows.map(({ value }) => value))).toBe(one(answer.total?.value))
        for (const { bonds, count, value } of rows) {
          expect(bonds).toHaveLength(count)
          expect(sumOf(bonds.flatMap((id) => valueOf.get(id) ?? []))).toBe(one(value))
        }
      }
      for (const bond of answer.bonds) {
        expect(bond.yieldToMaturity === null).toBe(bond.missingYield !== null)
        expect(bond.maturity).toMatch(/^20(29|3\d|41)-/)
      }
    }
    expect(all.some(({ bonds }) => bonds.length > 0)).toBe(brand !== 'bowmore')
  })

  it('go from one value to another, to the penny, and leave no more than rounding', async () => {
    for (const question of ['bridge?period=1y', 'bridge?period=ytd', 'bridge?period=inception']) {
      const { bridge, degraded, missing } = await ask<BridgeResponse>(question)
      expect({ question, degraded, missing }).toEqual({ question, degraded: false, missing: null })
      if (!bridge) throw new Error('no bridge')
      const { closing, ...parts } = bridge
      expect(sumOf(Object.values(parts))).toBe(one(closing))
      expect(one(closing)).toBe(toPence(account.portfolios[0]?.value))
      expect(Math.abs(Number(bridge.residual.amount))).toBeLessThanOrEqual(1)
    }
  })

  it('explain what the page of the account shows, over all its portfolios', async () => {
    const id = `/api/wealth/accounts/${account.account.id}`
    const answer = await bodyOf<BridgeResponse>(investor, `${id}/bridge`)
    // Payments of the past in another currency have no sum.
    const isOneCurrency = new Set(account.portfolios.map(({ value }) => value?.currency)).size === 1
    expect([answer.degraded, answer.missing]).toEqual([false, isOneCurrency ? null : 'no_rate'])
    const { bridge, charged, flows, held } = answer
    const { closing = null, ...parts } = bridge ?? {}
    const sums = bridge && {
      closing: [one(closing), sumOf(Object.values(parts)), sumOf((held ?? []).map(({ value }) => value))],
      paidIn: [sumOf([bridge.paidIn, bridge.paidOut]), sumOf((flows ?? []).map(({ amount }) => amount))],
      charges: sumOf((charged ?? []).map(({ amount }) => amount)),
    }
    const [worth, paidIn] = [one(account.value), one(account.ledger?.paidIn)]
    const expected = { closing: [worth, worth, worth], paidIn: [paidIn, paidIn], charges: one(account.ledger?.charges) }
    expect(sums).toEqual(isOneCurrency ? expected : null)
    for (const { period, portfolio } of account.tiles) {
      const { missing, total } = await bodyOf<ReturnExplainedResponse>(investor, `${id}/return?period=${period}`)
      expect({ period, portfolio: total.portfolio }).toEqual({ period, portfolio })
      expect(missing === null || missing === 'no_rate' || total.portfolio === null).toBe(true)
    }
  })

  it('take a return apart into stretches that multiply to it', async () => {
    const answer = await ask<ReturnExplainedResponse>('return?period=3y')
    const tile = (await ask<PerformanceResponse>('performance')).tiles.find(({ period }) => period === '3y')
    expect(answer.total.portfolio).toBe(tile?.portfolio)
    expect(answer).toMatchObject({
      degraded: false,
      missing: null,
      explanation: { method: 'time_weighted', from: tile?.from, to: tile?.to },
    })
    const product_ = (answer.stretches ?? []).reduce((factors, { factor }) => factors * factor, 1)
    expect(product_ - 1).toBeCloseTo(answer.total.portfolio ?? Number.NaN, 9)
    expect(answer.moneyWeighted?.isAnnualised).toBe(true)
  })

  it('measure risk over whole months', async () => {
    for (const owner of [path, accountPath]) {
      const { degraded, risk } = await bodyOf<RiskResponse>(investor, `${owner}/risk`)
      expect(degraded).toBe(false)
      expect(risk?.months).toBeGreaterThanOrEqual(12)
      expect(risk?.volatility).toBeGreaterThan(0)
      expect(risk?.drawdown?.fall).toBeGreaterThan(0)
      expect(risk?.drawdown?.fall).toBeLessThan(1)
    }
    const early = await ask<RiskResponse>('risk?toDate=2026-06-30')
    expect(early.risk?.lastMonth).toBe('2026-06')
    expect(early.asOf === null || early.asOf <= '2026-06-30').toBe(true)
  })

  it('split charges by kind and by year, which add up to the ledger line', async () => {
    const answer = await bodyOf<ChargesResponse>(investor, `${accountPath}/charges`)
    expect(one(answer.total)).toBe(one(account.ledger?.charges))
    expect(sumOf(answer.kinds.map(({ amount }) => amount))).toBe(one(answer.total))
    expect(sumOf(answer.years.map(({ amount }) => amount))).toBe(one(answer.total))
    for (const { amount, kinds } of answer.years) expect(sumOf(kinds.map((each) => each.amount))).toBe(one(amount))
    // The values of a portfolio's days are what its charges are held against.
    expect((await ask<ChargesResponse>('charges')).years.every(({ ratio }) => ratio !== null && ratio > 0)).toBe(true)
    const year = await bodyOf<ChargesResponse>(investor, `${accountPath}/charges?from=2025-01-01&to=2025-12-31`)
    expect(one(year.total)).toBe(one(answer.years.find((each) => each.year === 2025)?.amount))
    expect(sumOf(year.items.map(({ amount }) => amount))).toBe(one(year.total))
    // What the charges did to the return: of the year that was asked for last, each after costs as they are written, and 100,000 that became less with them.
    const told = year.effect.map(({ after, before, costs, effect, withCosts, withoutCosts }) => [
      subtractShown(before, costs) === roundRatio(after),
      Math.abs(Number(withoutCosts.amount) - Number(withCosts.amount) - Number(effect.amount)) < 0.005,
    ])
    expect(told).toEqual(told.map(() => [true, true]))
    expect([null, 2025]).toContain(year.effect.at(-1)?.year ?? null)
  })

  it('match every disposal, whose lines add up', async () => {
    const answer = await ask<GainsResponse>('gains')
    expect(answer).toMatchObject({ degraded: false, missing: null })
    expect(answer.isTaxable !== null).toBe(isUk)
    expect(answer.disposals.length).toBeGreaterThan(0)
    for (const { dealtAt, gain, matches, missing, proceeds, transactions } of answer.disposals) {
      expect(missing).toBeNull()
      // Sales of one day may have had several prices.
      expect(dealtAt !== null || transactions.length > 1).toBe(true)
      expect(sumOf(matches.map((match) => match.proceeds))).toBe(one(proceeds))
      expect(sumOf(matches.flatMap((match) => match.gain ?? []))).toBe(one(gain))
    }
    const [year] = answer.years
    const inYear = (await ask<GainsResponse>(`gains?taxYear=${year?.year}`)).disposals
    expect(inYear).toHaveLength(year?.disposals ?? -1)
    expect(sumOf(inYear.flatMap(({ gain }) => gain ?? []))).toBe(one(year?.net))
    const whole = await bodyOf<GainsResponse>(investor, `${accountPath}/gains`)
    const sheltered = account.portfolios.filter(({ type }) => type === 'ISA' || type === 'SIPP').map(({ id }) => id)
    expect(whole.portfolios.filter((id) => sheltered.includes(id))).toEqual([])
  })

  it('group transactions into categories that add up to all of them', async () => {
    const { categories, transactions } = await ask<CategoriesResponse>('transactions/categories?range=12m')
    expect(sumOf(categories.flatMap(({ sum }) => sum ?? []))).toBe(sumOf(transactions.map(({ amount }) => amount)))
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(transactions.length)
    const all = await ask<TransactionsResponse>('transactions?range=12m')
    expect(transactions.map(({ id }) => id)).toEqual(all.transactions.map(({ id }) => id))
  })

  it('begin with the window of the brand where no range is asked for', async () => {
    const { from, range, to } = await ask<TransactionsResponse>('transactions')
    expect([range, from]).toEqual(brand === 'bowmore' ? ['3m', addMonths(to, -3)] : ['1m', addMonths(to, -1)])
    expect((await ask<CategoriesResponse>('transactions/categories')).range).toBe(range)
  })

  it('name contract notes, titles and the transactions of one holding', async () => {
    const { notes } = await ask<ContractNotesResponse>('contract-notes?range=all')
    expect(notes.length).toBeGreaterThan(0)
    const charged = notes.flatMap(({ amount, commission, total }) =>
      commission && total ? [[sumOf([total, commission]), one(amount)]] : [],
    )
    expect(charged.filter(([sum, amount]) => sum !== amount)).toEqual([])
    const unlike = notes.filter(
      ({ amount, consideration, rate }) =>
        consideration && rate === null && new Big(consideration.amount).minus(new Big(amount.amount).abs()).abs().gt('0.01'),
    )
    expect(unlike).toEqual([])
    const { titles } = await ask<TitlesResponse>('titles')
    const { holdings } = await ask<HoldingsResponse>('holdings')
    const securities = holdings.filter(({ units }) => units !== null).map(({ id }) => id)
    expect(
      titles
        .filter(({ isHeld }) => isHeld)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(securities.sort())
    const traded = titles.find(({ bookings }) => bookings > 0)
    const { transactions } = await ask<TransactionsResponse>(`holdings/${encodeURIComponent(traded?.id ?? '')}/transactions?range=all`)
    expect(transactions).toHaveLength(traded?.bookings ?? -1)
  })

  it('go back to a day that the dates name', async () => {
    const dates = await ask<DatesResponse>('dates')
    expect(dates).toMatchObject({ degraded: false, hasHoldingsAt: true, hasAccountAt: true, lastImported: account.asOf })
    const day = dates.dates.find((date) => date <= '2026-06-30') ?? ''
    const holdings = await ask<HoldingsResponse>(`holdings?date=${day}`)
    const at = await bodyOf<AccountAtResponse>(investor, `${accountPath}/at?date=${day}`)
    expect([holdings.asOf, at.date, at.missing]).toEqual([day, day, null])
    const same = at.portfolios.find(({ id }) => path.endsWith(id))
    expect(one(holdings.total.value)).toBe(one(same?.value))
    expect(sumOf(at.portfolios.map(({ value }) => value))).toBe(one(at.value))
    expect((await ask<PerformanceResponse>(`performance?toDate=${day}`)).asOf).toBe(day)
  })

  it('add up what an advisor looks after', async () => {
    const advisor = await signIn(`advisor@${brand}.example`, { brand })
    // The access tests rename bowmore's.
    const { portals } = await bodyOf<SessionResponse>(advisor, '/api/session')
    const portal = portals.find(({ active, slug }) => active && (slug === brand || brand === 'bowmore'))?.slug ?? ''
    const total = await bodyOf<AdvisorTotalResponse>(advisor, `/api/wealth/advisor-total?portal=${portal}`)
    const clients = await bodyOf<ClientsResponse>(advisor, `/api/wealth/clients?portal=${portal}`)
    expect(one(total.total.value)).toBe(one(clients.totals.value))
    expect(total.total).toMatchObject({ accounts: clients.totals.linked, share: 1 })
    // The overview says the same of what comes through third parties.
    const { accounts: through, value: valueThrough } = total.thirdParty
    const said = clients.totals.thirdParty ?? { accounts: 0, value: null, members: [] }
    const isWorthNothing = Number(valueThrough?.amount) === 0
    expect([said.accounts, said.members.length, said.value]).toEqual(isWorthNothing ? [0, 0, null] : [through, through, valueThrough])
    const { groups } = await bodyOf<ClientGroupsResponse>(advisor, `/api/wealth/client-groups?portal=${portal}`)
    for (const { members } of groups) expect(clients.clients.map(({ id }) => id)).toEqual(expect.arrayContaining(members))
    expect((await advisor.get(`/api/wealth/external-accounts?portal=${portal}`)).status).toBe(403)
    expect((await investor.get(`/api/wealth/advisor-total?portal=${portal}`)).status).toBe(403)
    const admin = await signIn('admin@quayside.example', { brand })
    const { accounts } = await bodyOf<ExternalAccountsResponse>(admin, `/api/wealth/external-accounts?portal=${portal}`)
    const linked = new Set(clients.clients.map(({ externalId }) => externalId))
    expect(accounts.filter(({ externalId }) => linked.has(externalId))).toEqual([])
  })

  it('tell nobody who is not signed in, and nobody of another brand or account', async () => {
    const nobody = clientWith({ brand })
    const stranger = await signIn(`single@${brand}.example`, { brand })
    for (const question of ofPortfolio) {
      expect([question, (await nobody.get(`${path}/${question}`)).status]).toEqual([question, 401])
      expect([question, (await stranger.get(`${path}/${question}`)).status]).toEqual([question, 404])
    }
    for (const question of ofAccount) {
      expect([question, (await nobody.get(`${accountPath}/${question}`)).status]).toEqual([question, 401])
      expect([question, (await stranger.get(`${accountPath}/${question}`)).status]).toEqual([question, 404])
    }
  })

  it('refuse what is no question', async () => {
    for (const question of [
      'performance?toDate=2026-02-30',
      'risk?toDate=2099-01-01',
      'breakdowns?date=yesterday',
      'breakdowns?date=2099-01-01',
      'holdings?date=2099-01-01',
      'charges?from=2026-02-01&to=2026-01-01',
      'charges?since=2026-01-01',
      'gains?taxYear=last',
      'exposure?level=8',
      'return?period=10y',
      'bridge?from=2026-01-01&period=1y',
      'bridge?from=2026-11-19&toDate=2026-11-19',
      'transactions/categories?range=custom',
      'contract-notes?range=custom&from=2026-03-02&to=2026-03-01',
    ])
      expect([question, (await investor.get(`${path}/${question}`)).status]).toEqual([question, 400])
    expect((await investor.get(`${accountPath}/at`)).status).toBe(400)
  })

  it('say what is missing when the provider fails, and show no zero', async () => {
    const fault = `http://127.0.0.1:${Number(new URL(product().sandboxUrl).port) + place}/__fault`
    // A portfolio of which nothing was asked yet: what is not kept has no last good answer.
    const other = `/api/wealth/portfolios/${account.portfolios[2]?.id}`
    const body = JSON.stringify({ kind: 'status', status: 500 })
    const set = await fetch(fault, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(set.status).toBe(201)
    try {
      const breakdowns = await bodyOf<BreakdownsResponse>(investor, `${other}/breakdowns?date=2026-03-31`)
      expect(breakdowns).toMatchObject({ degraded: true, missing: 'unavailable', value: null, breakdowns: [] })
      const bridge = await bodyOf<BridgeResponse>(investor, `${other}/bridge?from=2026-03-31`)
      expect(bridge).toMatchObject({ degraded: true, bridge: null, missing: 'unavailable' })
      const exposure = await bodyOf<ExposureResponse>(investor, `${other}/exposure?date=2026-03-31`)
      expect(exposure).toMatchObject({ degraded: true, missing: 'unavailable', value: null, rows: [] })
    } finally {
      await fetch(fault, { method: 'DELETE' })
    }
  })
})
