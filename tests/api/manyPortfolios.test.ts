import { beforeAll, describe, expect, it } from '@jest/globals'
import type { ReportResponse } from '../../shared/contracts/report'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import { formatMoney } from '../../shared/format/money'
import type { Client } from '../helpers/client'
import { flat, linksOf, pdfText } from '../helpers/pdf'
import { create } from '../helpers/records'
import { finished, order } from '../helpers/reports'
import { makeTenant } from '../helpers/tenant'

/* A family office: one account of sixty portfolios, kept by hand, from its records to the pages of its report. */

const count = 60
const names = Array.from({ length: count }, (_, at) => `Trust ${String(at + 1).padStart(2, '0')}`)
/** Each is worth something else, so that none can stand for another. */
const paidInto = (at: number) => Math.round(1_000_000 + at * 13_701) / 100

let client: Client
let account: string

beforeAll(async () => {
  const tenant = await makeTenant({ kind: 'hosted' })
  const advisor = await tenant.advisor.signIn()
  const person = await tenant.person('Sextus Ginta')
  account = (await tenant.account('Sextus Ginta', { client: person.id })).id
  for (const [at, name] of names.entries()) {
    const portfolio = await create(advisor, 'portfolios', { name, account, type: 'Trust', currency: 'GBP' })
    // Without cash of its own the money came from outside.
    const bought = { name: 'Bought', type: 'Purchase', symbol: `S${at}`, currency: 'GBP', date: '2026-10-12' }
    await create(advisor, 'transactions', { ...bought, portfolio: portfolio.id, amount: 10, localCcyAmount: paidInto(at) })
  }
  client = await person.signIn()
})

describe('an account of sixty portfolios', () => {
  it('is one report, with every portfolio in it and the sum of all to the penny', async () => {
    const { report } = await order(client, { account })
    const { document } = await finished(client, report.id)
    const file = await client.get(document?.url ?? '')
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    const screen = (await client.get(`/api/wealth/accounts/${account}`)).body as AccountResponse
    const view = (await client.get(`/api/wealth/accounts/${account}/report`)).body as ReportResponse
    expect([screen.degraded, view.degraded, view.value]).toEqual([false, false, screen.value])
    expect(screen.portfolios.map(({ name }) => name).sort()).toEqual(names)
    const pence = (amount: string | undefined) => Math.round(Number(amount) * 100)
    const sum = names.reduce((total, _, at) => total + Math.round(paidInto(at) * 100), 0)
    expect(pence(view.value?.amount)).toBe(sum)

    const pages = (await pdfText(file.bytes)).map(flat)
    const text = pages.join(' ')
    if (view.value === null) throw new Error('The account has no value')
    expect(text).toContain(flat(formatMoney(view.value, 'en')))
    const links = await linksOf(file.bytes)
    for (const { portfolio } of view.portfolios) {
      const page = pages[(links.find(({ title }) => title === portfolio.name)?.page ?? 0) - 1] ?? ''
      expect([portfolio.name, page.includes(portfolio.name)]).toEqual([portfolio.name, true])
      const value = portfolio.value === null ? 'unknown' : flat(formatMoney(portfolio.value, 'en'))
      expect([portfolio.name, value, page.includes(value)]).toEqual([portfolio.name, value, true])
    }
    // The cover and the back page bear no number.
    const isInside = (index: number) => index > 0 && index < pages.length - 1
    for (const [index, page] of pages.entries())
      expect([index, page.includes(` ${index + 1} of ${pages.length} `)]).toEqual([index, isInside(index)])
    expect(text).not.toMatch(/\b(NaN|undefined|null|Infinity|\[object)\b/)
  })
})
