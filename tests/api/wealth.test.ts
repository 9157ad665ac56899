import { beforeAll, describe, expect, it } from '@jest/globals'
import Big from 'big.js'
import { assetClasses } from '../../shared/domain/assetClass'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import type { HoldingDetailResponse, HoldingsResponse } from '../../shared/contracts/wealth/holdings'
import type { PerformanceResponse } from '../../shared/contracts/wealth/performance'
import type { PortfolioResponse } from '../../shared/contracts/wealth/portfolios'
import { waitFor } from '../helpers/children'
import { type Client, clientWith, signIn } from '../helpers/client'
import { askSandbox, forgetJournal, journal, sumOf, toPence } from '../helpers/figures'
import { docsOf } from '../helpers/records'
import { makeTenant } from '../helpers/tenant'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'

let investor: Client
let single: Client
let account: AccountResponse
let accountId: string

const bodyOf = async <T>(client: Client, path: string): Promise<T> => {
  const answer = await client.get(path)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
  return answer.body as T
}

const accountIdOf = async (client: Client): Promise<string> =>
  (await bodyOf<{ accounts: { id: string }[] }>(client, '/api/session')).accounts[0]?.id ?? ''

beforeAll(async () => {
  investor = await signIn('investor@akta.example')
  single = await signIn('single@akta.example')
  accountId = await accountIdOf(investor)
  // On a busy machine the sandbox, which has just begun to reckon its book, may be too late for a first answer.
  await waitFor('Figures of the account', async () => {
    account = await bodyOf(investor, `/api/wealth/accounts/${accountId}`)
    return !account.degraded || JSON.stringify(account.reasons)
  })
})

describe('an account', () => {
  it('is what the upstream says it is, and says where that comes from and how old it is', async () => {
    const upstream = await askSandbox<{ portfolios: { id: string; name: string; value: number }[] }>(
      '/Account/QS-2044?portfolioLevelPerformance=true',
    )
    expect(account.portfolios.map(({ externalId, name, value }) => [externalId, name, toPence(value)]).sort()).toEqual(
      upstream.portfolios.map(({ id, name, value }) => [id, name, value.toFixed(2)]).sort(),
    )
    expect(account).toMatchObject({
      source: 'akta',
      asOf: '2026-11-19',
      degraded: false,
      reasons: [],
      account: {
        name: 'Catherine Ellery-Voss',
        currency: 'GBP',
        error: false,
        portal: 'akta',
        advisor: { name: 'Imogen Hathersall', email: 'advisor@akta.example' },
        advisors: [
          {
            name: 'Imogen Hathersall',
            title: 'Wealth manager',
            telephone: '+44 20 7946 0112',
            linkedin: expect.stringMatching(/^https:/),
            photo: null,
          },
        ],
      },
    })
    expect(Date.now() - Date.parse(account.fetchedAt ?? '')).toBeLessThan(3_600_000)
  })

  it('is worth the sum of its portfolios, to the penny, the largest first, and their shares are the whole', () => {
    expect(account.portfolios.length).toBe(3)
    expect(toPence(account.value)).toBe(sumOf(account.portfolios.flatMap(({ value }) => value ?? [])))
    const values = account.portfolios.map(({ value }) => Number(value?.amount))
    expect(values).toEqual([...values].sort((a, b) => b - a))
    expect(account.portfolios.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 4)
  })

  it('adds up: paid in plus growth less charges is the value, to the penny', () => {
    const { ledger } = account
    expect(ledger).not.toBeNull()
    expect(
      new Big(ledger?.paidIn.amount ?? 0)
        .plus(ledger?.growth.amount ?? 0)
        .minus(ledger?.charges.amount ?? 0)
        .toFixed(2),
    ).toBe(toPence(account.value))
    expect(toPence(ledger?.value)).toBe(toPence(account.value))
  })

  it('has the return of each period, or the reason why not, and a series that ends with the data date', () => {
    expect(account.tiles.map(({ period }) => period)).toEqual(['ytd', '3y', '1y', '6m'])
    for (const tile of account.tiles)
      expect([tile.period, tile.portfolio === null, tile.reason === null]).toEqual([tile.period, false, true])
    expect(account.series.at(-1)?.date).toBe(account.asOf)
    expect(account.series[0]?.portfolio).toBe(0)
    const dates = account.series.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].sort())
  })
})

describe('a portfolio', () => {
  it('is worth the sum of its holdings in the head, in the list of the account and at the upstream', async () => {
    for (const row of account.portfolios) {
      const [head, holdings] = [
        await bodyOf<PortfolioResponse>(investor, `/api/wealth/portfolios/${row.id}`),
        await bodyOf<HoldingsResponse>(investor, `/api/wealth/portfolios/${row.id}/holdings`),
      ]
      const values = {
        head: toPence(head.value),
        account: toPence(row.value),
        total: toPence(holdings.total.value),
        holdings: sumOf(holdings.holdings.map(({ value }) => value)),
        groups: sumOf(holdings.groups.flatMap(({ value }) => value ?? [])),
      }
      expect([row.name, new Set(Object.values(values)).size, values]).toEqual([row.name, 1, values])
      const { ledger } = head
      expect(
        new Big(ledger?.paidIn.amount ?? 0)
          .plus(ledger?.growth.amount ?? 0)
          .minus(ledger?.charges.amount ?? 0)
          .toFixed(2),
      ).toBe(values.head)
      expect(head.portfolio.account).toMatchObject({ id: accountId, portfolioCount: 3 })
    }
  })

  it('adds up to its account: paid in and charges too', async () => {
    const heads = await Promise.all(account.portfolios.map(({ id }) => bodyOf<PortfolioResponse>(investor, `/api/wealth/portfolios/${id}`)))
    for (const part of ['paidIn', 'charges', 'growth', 'value'] as const)
      expect([part, sumOf(heads.flatMap(({ ledger }) => ledger?.[part] ?? []))]).toEqual([part, toPence(account.ledger?.[part])])
  })

  it('groups its holdings by class in the specified order, with sums that are those of the rows', async () => {
    const { groups, holdings, total } = await bodyOf<HoldingsResponse>(
      investor,
      `/api/wealth/portfolios/${account.portfolios[0]?.id}/holdings`,
    )
    const shown = groups.map(({ assetClass }) => assetClass)
    expect(shown).toEqual(assetClasses.filter((assetClass) => shown.includes(assetClass)))
    expect(shown[0]).toBe('Cash')
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(holdings.length)
    for (const group of groups) {
      const rows = holdings.filter(({ assetClass }) => assetClass === group.assetClass)
      expect([group.assetClass, group.count, toPence(group.value)]).toEqual([
        group.assetClass,
        rows.length,
        sumOf(rows.map(({ value }) => value)),
      ])
      const values = rows.map(({ value }) => Number(value.amount))
      expect(values).toEqual([...values].sort((a, b) => b - a))
    }
    expect(holdings.map(({ assetClass }) => assetClass)).toEqual(
      groups.flatMap(({ assetClass, count }) => Array.from({ length: count }, () => assetClass)),
    )
    expect(groups.reduce((sum, { weight }) => sum + (weight ?? 0), 0)).toBeCloseTo(1, 4)
    expect(total.count).toBe(holdings.length)
  })

  it('values each holding as its units say: a price in pence is a hundredth', async () => {
    let inPence = 0
    for (const { id } of account.portfolios) {
      const { holdings } = await bodyOf<HoldingsResponse>(investor, `/api/wealth/portfolios/${id}/holdings`)
      for (const { price, quoteUnit, units, value } of holdings) {
        if (price === null || units === null || !['GBP', 'GBX'].includes(quoteUnit)) continue
        if (quoteUnit === 'GBX') inPence += 1
        const expected = new Big(units).times(price).div(quoteUnit === 'GBX' ? 100 : 1)
        expect(Math.abs(expected.minus(value.amount).toNumber())).toBeLessThan(0.02)
      }
    }
    expect(inPence).toBeGreaterThan(0)
  })

  it('has cash without units, price or gain', async () => {
    const { holdings } = await bodyOf<HoldingsResponse>(investor, `/api/wealth/portfolios/${account.portfolios[0]?.id}/holdings`)
    const cash = holdings.filter(({ assetClass }) => assetClass === 'Cash')
    expect(cash.length).toBeGreaterThan(0)
    for (const row of cash) expect(row).toMatchObject({ units: null, price: null, gain: null, gainRatio: null })
  })

  it('is chained from the series of the upstream, which its discrete returns agree with', async () => {
    const id = account.portfolios[0]?.id
    const externalId = account.portfolios[0]?.externalId
    const performance = await bodyOf<PerformanceResponse>(investor, `/api/wealth/portfolios/${id}/performance`)
    const upstream = await askSandbox<{ discrete: { label: string; return: number | null }[]; cumulative: { portfolio: number }[] }>(
      `/Performance/${externalId}?benchmarkCumulative=true&benchmarkDiscrete=true`,
    )
    const sent = (label: string) => upstream.discrete.find((entry) => entry.label === label)?.return ?? null
    const ours = (kind: string) => performance.discrete.find((entry) => entry.kind === kind)?.portfolio ?? null
    const hundredths = (percent: number | null) => (percent === null ? null : Math.round(percent * 100))
    for (const [label, kind] of [
      ['YTD', 'ytd'],
      ['1Y', '1y'],
      ['3Y', '3y'],
      ['5Y', '5y'],
    ] as const) {
      const own = ours(kind)
      expect([label, hundredths(own === null ? null : own * 100)]).toEqual([label, hundredths(sent(label))])
    }
    expect((performance.series.at(-1)?.portfolio ?? 0) * 100).toBeCloseTo(upstream.cumulative.at(-1)?.portfolio ?? Number.NaN, 3)
    const ytd = performance.tiles.find(({ period }) => period === 'ytd')
    expect((ytd?.portfolio ?? 0) * 100).toBeCloseTo(sent('YTD') ?? Number.NaN, 1)
    expect(performance).toMatchObject({ method: 'time_weighted', basis: 'net', degraded: false })
  })

  it('answers to the composite ids of older addresses, and only to those of its own', async () => {
    const [row] = account.portfolios
    for (const reference of [row?.externalId, `2044-${row?.externalId}`, `QS-2044-${row?.externalId}`]) {
      const answer = await investor.get(`/api/wealth/portfolios/${reference}`)
      expect([reference, answer.status]).toEqual([reference, 200])
      expect((answer.body as PortfolioResponse).portfolio.id).toBe(row?.id)
    }
    for (const reference of [
      'QS-2044-QS-204517',
      'QS-204517',
      `${row?.externalId}-`,
      '-',
      '--',
      'tfid',
      `x-tfid-${row?.externalId}`,
      'QS-2044',
    ])
      expect([reference, (await investor.get(`/api/wealth/portfolios/${reference}`)).status]).toEqual([reference, 404])
  })
})

describe('a holding', () => {
  it('shows its prices, oldest first, and its transactions, newest first', async () => {
    const id = account.portfolios[0]?.id
    const { holdings } = await bodyOf<HoldingsResponse>(investor, `/api/wealth/portfolios/${id}/holdings`)
    const equity = holdings.find(({ assetClass }) => assetClass === 'Equity') ?? holdings.find(({ units }) => units !== null)
    const detail = await bodyOf<HoldingDetailResponse>(investor, `/api/wealth/portfolios/${id}/holdings/${equity?.id}`)
    expect(detail.holding).toEqual(equity)
    const days = detail.prices.map(({ date }) => date)
    expect(days.length).toBeGreaterThan(20)
    expect(days).toEqual([...days].sort())
    expect(detail.prices.at(-1)?.price).toBe(equity?.price)
    const booked = detail.transactions.map(({ date }) => date)
    expect(booked.length).toBeGreaterThan(0)
    expect(booked).toEqual([...booked].sort().reverse())
    const units = detail.transactions.reduce(
      (sum, { type, units: moved }) =>
        type === 'Purchase' ? sum.plus(moved ?? 0) : type === 'Sale' ? sum.minus(new Big(moved ?? 0).abs()) : sum,
      new Big(0),
    )
    expect(units.toFixed(3)).toBe(new Big(equity?.units ?? 0).toFixed(3))
  })

  it('that the portfolio does not hold is not there', async () => {
    expect((await investor.get(`/api/wealth/portfolios/${account.portfolios[0]?.id}/holdings/QS-204517-QSA81J5`)).status).toBe(404)
  })
})

describe('an account with one portfolio', () => {
  it('is worth that portfolio', async () => {
    const own = await bodyOf<AccountResponse>(single, `/api/wealth/accounts/${await accountIdOf(single)}`)
    expect(own.portfolios).toHaveLength(1)
    expect(own.portfolios[0]).toMatchObject({ share: 1 })
    expect(toPence(own.value)).toBe(toPence(own.portfolios[0]?.value))
    const head = await bodyOf<PortfolioResponse>(single, `/api/wealth/portfolios/${own.portfolios[0]?.id}`)
    expect(head.portfolio.account.portfolioCount).toBe(1)
    expect(toPence(head.ledger?.charges)).toBe(toPence(own.ledger?.charges))
  })
})

describe('an account that has nothing to show', () => {
  it('linked to no upstream is flagged, with no figure at all', async () => {
    const client = await signIn('unlinked@akta.example')
    const id = await accountIdOf(client)
    const answer = await bodyOf<AccountResponse>(client, `/api/wealth/accounts/${id}`)
    expect(answer).toMatchObject({
      account: { error: true, externalId: null },
      value: null,
      ledger: null,
      dayChange: null,
      portfolios: [],
      series: [],
      tiles: [],
      degraded: false,
    })
    for (const refused of [
      await client.get(`/api/wealth/accounts/${id}/report`),
      await client.post('/api/functions/generatePdf', { account: id }),
    ]) {
      expect([refused.status, refused.body]).toMatchObject([409, { errors: [{ code: 'need_external_id', message: 'Need external id' }] }])
    }
  })

  it.each([
    ['whose portfolios are all worth nothing', 'QS-2050'],
    ['without a portfolio', 'QS-2049'],
  ])('%s is flagged, and no zero passes for a value', async (_name, externalId) => {
    const advisor = await signIn('advisor@akta.example')
    const [row] = docsOf(await advisor.get(`/api/accounts?where[externalId][equals]=${externalId}&depth=0`))
    const answer = await bodyOf<AccountResponse>(advisor, `/api/wealth/accounts/${row?.id}`)
    expect(answer).toMatchObject({ account: { error: true }, value: null, ledger: null, portfolios: [] })
  })
})

describe('somebody else', () => {
  const paths = () => [
    `/api/wealth/accounts/${accountId}`,
    `/api/wealth/accounts/${accountId}/report`,
    ...account.portfolios
      .slice(0, 1)
      .flatMap(({ id }) =>
        ['', '/performance', '/holdings', '/holdings/x', '/transactions'].map((rest) => `/api/wealth/portfolios/${id}${rest}`),
      ),
  ]

  it('gets 404, as for an id that nobody has, and the upstream is not asked', async () => {
    await forgetJournal()
    for (const path of paths()) {
      const [foreign, unknown] = [
        await single.get(path),
        await single.get(path.replace(/(accounts|portfolios)\/[^/]+/, '$1/nobody-has-this')),
      ]
      expect([path, foreign.status, foreign.text]).toEqual([path, 404, unknown.text])
      expect(foreign.body).toMatchObject({ errors: [{ code: 'not_found' }] })
    }
    expect(await journal()).toEqual([])
  })

  it('who is nobody gets 401, and the upstream is not asked', async () => {
    await forgetJournal()
    for (const path of [...paths(), '/api/wealth/clients?portal=akta']) {
      const answer = await clientWith().get(path)
      expect([path, answer.status, answer.body]).toMatchObject([path, 401, { errors: [{ code: 'unauthenticated' }] }])
    }
    expect(await journal()).toEqual([])
  })

  it('who is an investor may not have the list of clients', async () => {
    expect((await single.get('/api/wealth/clients?portal=akta')).body).toMatchObject({ errors: [{ code: 'forbidden' }] })
  })
})

describe('a portal that is switched off', () => {
  it('answers 403 with its name and whom to ask, for everything that belongs to it', async () => {
    const tenant = await makeTenant()
    const slug = `archive-${tenant.brand}`
    const archive = await tenant.otherPortal({ name: 'Archive', slug, active: false })
    const own = await tenant.investor('Off Switched', [demoAccounts.single])
    const client = await own.signIn()
    const [ownId = ''] = own.accounts
    const { portfolios } = await bodyOf<AccountResponse>(client, `/api/wealth/accounts/${ownId}`)
    await tenant.admin.patch(`/api/accounts/${ownId}`, { portal: archive.id })
    const overview = await (await tenant.advisor.signIn()).get(`/api/wealth/clients?portal=${slug}`)
    const refused = { code: 'portal_not_active', message: 'The portal Archive is not active' }
    expect([overview.status, overview.body]).toMatchObject([403, { errors: [{ ...refused, detail: 'Please contact your administrator' }] }])
    await forgetJournal()
    for (const path of [
      `accounts/${ownId}`,
      `accounts/${ownId}/report`,
      `portfolios/${portfolios[0]?.id}`,
      `portfolios/${portfolios[0]?.id}/holdings`,
      `portfolios/${portfolios[0]?.id}/performance`,
      `portfolios/${portfolios[0]?.id}/transactions`,
    ]) {
      const answer = await client.get(`/api/wealth/${path}`)
      expect([path, answer.status, answer.body]).toMatchObject([path, 403, { errors: [refused] }])
    }
    expect((await client.post('/api/functions/generatePdf', { account: ownId })).status).toBe(403)
    expect(await journal()).toEqual([])
    await tenant.admin.patch(`/api/accounts/${ownId}`, { portal: tenant.portal.id })
    expect((await client.get(`/api/wealth/accounts/${ownId}`)).status).toBe(200)
  })
})
