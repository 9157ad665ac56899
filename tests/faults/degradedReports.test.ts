import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import { waitFor } from '../helpers/children'
import type { Client } from '../helpers/client'
import { askSandbox, clearFaults, setFault } from '../helpers/figures'
import { flat, pdfText } from '../helpers/pdf'
import { docsOf } from '../helpers/records'
import { finished, order } from '../helpers/reports'
import { makeTenant } from '../helpers/tenant'

/* A report with a figure that is missing or old says so on its face and is filed as a draft, whichever way it was asked for and whatever is missing. */

const draft = { en: 'draft, not complete', is: 'drög, ófullgerð' } as const
const warning = { en: 'Some figures are missing or older than the rest', is: 'Sumar tölur vantar eða eru eldri' } as const

let advisor: Client
const accounts: string[] = []

type Target = { account: string; portfolio: AccountResponse['portfolios'][number]; externalId: string }

/** An account of this file's own whose figures were read while all was well. */
async function next(): Promise<Target> {
  await clearFaults()
  const account = accounts.pop() ?? ''
  const read = async () => (await advisor.get(`/api/wealth/accounts/${account}`)).body as AccountResponse
  await waitFor('Figures', async () => !(await read()).degraded, 40_000, 500)
  const [portfolio] = (await read()).portfolios
  if (!portfolio) throw new Error('an account without a portfolio')
  const record = (await advisor.get(`/api/portfolios/${portfolio.id}?depth=0`)).body as { externalId: string }
  return { account, portfolio, externalId: record.externalId }
}

async function expectDraft(id: string, locale: keyof typeof draft): Promise<void> {
  const { document } = await finished(advisor, id)
  expect(document?.name).toContain(draft[locale])
  const filed = (await advisor.get(`/api/documents/${document?.id}?depth=0`)).body as { type: string; name: string }
  expect(filed).toMatchObject({ type: 'Other', name: document?.name })
  const text = flat((await pdfText((await advisor.get(document?.url ?? '')).bytes)).join(' '))
  expect(text).toContain(warning[locale])
}

beforeAll(async () => {
  await clearFaults()
  const tenant = await makeTenant()
  const upstream = await askSandbox<{ accounts: { id: string; currency: string; value: number }[] }>('/Account')
  const usable = upstream.accounts.filter(({ currency, value }) => currency === 'GBP' && value > 0).slice(10, 15)
  for (const { id: externalId } of usable) {
    const { id } = await tenant.account(`Draft of ${externalId}`, { externalId })
    await tenant.fetchFigures(id)
    accounts.push(id)
  }
  advisor = await tenant.advisor.signIn()
}, 180_000)
afterAll(clearFaults)

describe('a report that is not whole', () => {
  it.each([
    ['of an account, without its transactions', (id: string) => `/Transactions/${id}`, false, 'en'],
    ['of an account, without its charges', () => '/Charges', false, 'en'],
    ['of a portfolio, without its transactions, in Icelandic', (id: string) => `/Transactions/${id}`, true, 'is'],
  ] as const)('%s, is a draft', async (_name, route, isOfPortfolio, locale) => {
    const { account, externalId, portfolio } = await next()
    await setFault({ kind: 'garbage', route: route(externalId) })
    const { report } = await order(advisor, { account, locale, ...(isOfPortfolio ? { portfolio: portfolio.id } : {}) })
    await expectDraft(report.id, locale)
  })

  it('is final again as soon as all is there: the draft stays beside it', async () => {
    const { account, externalId } = await next()
    await setFault({ kind: 'garbage', route: `/Transactions/${externalId}` })
    const first = await order(advisor, { account, locale: 'en' })
    await expectDraft(first.report.id, 'en')
    await clearFaults()
    await waitFor(
      'Whole figures',
      async () => !((await advisor.get(`/api/wealth/accounts/${account}/report`)).body as { degraded: boolean }).degraded,
      60_000,
      1000,
    )
    const { document } = await finished(advisor, (await order(advisor, { account, locale: 'en' })).report.id)
    expect(document?.name).not.toContain(draft.en)
    const types = docsOf(await advisor.get(`/api/documents?where[account][equals]=${account}&depth=0`)).map((filed) => filed['type'])
    expect([...types].sort()).toEqual(['Other', 'Valuations and Statements'])
  })
})
