import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { newVisit, seeText, signInAs, startBrowser, type Visit } from '../helpers/browser'
import { waitFor } from '../helpers/children'
import { signIn } from '../helpers/client'
import { shownOfRing } from '../helpers/focusRing'
import { seesFocus, tabTo, typeInto } from '../helpers/keyboard'
import { product } from '../helpers/product'
import { finished, order } from '../helpers/reports'
import { type Enrolled, enrol, pinOf, stepAt } from '../helpers/secondFactor'
import { makeTenant, type Tenant, tenantPassword } from '../helpers/tenant'

/* The journeys of U01 with Tab, Enter, the arrows and Esc alone, with the focus in sight at each step; and how few presses lead to what people come for. */

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

/** Steps at which nothing showed where the focus was. */
const unseen: string[] = []

const reach = async (page: Page, name: string | RegExp, most = 120): Promise<void> => {
  await tabTo(page, name, most)
  if (!(await seesFocus(page))) unseen.push(String(name))
}
const enter = async (page: Page, name: string | RegExp): Promise<void> => {
  await reach(page, name)
  await page.keyboard.press('Enter')
}
const fill = async (page: Page, name: string | RegExp, text: string): Promise<void> => {
  await typeInto(page, name, text)
  if (!(await seesFocus(page))) unseen.push(String(name))
}

describe('an advisor without a mouse', () => {
  let tenant: Tenant
  let enrolled: Enrolled
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    tenant = await makeTenant()
    const other = await tenant.otherPortal({ name: 'Second Portal', slug: `${tenant.brand}-second` })
    await tenant.account('Somebody Else', { portal: other.id })
    const { accounts } = await tenant.investor('Catherine Keys', [demoAccounts.investor])
    await tenant.fetchFigures(accounts[0] ?? '')
    enrolled = await enrol(await tenant.advisor.signIn(), tenantPassword)
    visit = await newVisit(browser, { brand: tenant.brand })
    ;({ page } = visit)
    await page.goto(`${product().baseUrl(tenant.brand)}/login`, { waitUntil: 'networkidle0' })
  })
  afterAll(() => visit.close())

  it('signs in with a PIN', async () => {
    await fill(page, 'Email', tenant.advisor.email)
    await fill(page, 'Password', tenantPassword)
    await page.keyboard.press('Enter')
    await seeText(page, 'Enter your PIN')
    // Each is good once, and the set-up used the one before the present.
    await waitFor('A PIN that was not used', () => stepAt() > enrolled.step, 31_000)
    await page.keyboard.type(pinOf(enrolled.secret, stepAt()))
    await page.keyboard.press('Enter')
    await seeText(page, 'Choose a portal')
  })

  it('chooses a portal', async () => {
    await enter(page, new RegExp(`^${String(tenant.portal.name)}`))
    await seeText(page, 'Assets under management')
  })

  it('finds a client and opens it', async () => {
    await fill(page, 'Search account or portfolio', 'keys')
    await page.waitForFunction(() => location.search.includes('keys'))
    await enter(page, /^Keys, Catherine/)
    await page.waitForFunction(() => /\/account\//.test(location.pathname))
    await seeText(page, 'Catherine Keys')
  })

  it('opens a portfolio, by a name with its ring whole round it', async () => {
    await reach(page, /^General Investment Account/)
    await page.waitForNetworkIdle({ idleTime: 200 })
    const shown = await shownOfRing(page)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => /\/portfolio\//.test(location.pathname))
    await seeText(page, 'Paid in')
    // The badge of its kind stands close below the name that led here.
    expect(shown).toBe(1)
  })

  it('changes the tab', async () => {
    await reach(page, 'Overview')
    for (let presses = 0; presses < 12 && !page.url().includes('tab=transactions'); presses += 1) {
      await page.keyboard.press('ArrowRight')
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'tab')
      const isThere = await page.evaluate(() => document.activeElement?.textContent === 'Transactions')
      if (!isThere) continue
      await page.keyboard.press('Enter')
      break
    }
    await page.waitForFunction(() => new URLSearchParams(location.search).get('tab') === 'transactions')
    await seeText(page, 'Export CSV')
  })

  it('filters the transactions and saves them as CSV', async () => {
    await fill(page, 'Search transactions', 'a')
    await page.waitForNetworkIdle()
    await enter(page, 'Export CSV')
    await seeText(page, /Saved \d+ rows? as .*_transactions\.csv/)
  })

  it('has a report made', async () => {
    await page.keyboard.press('Home')
    await enter(page, 'Get report')
    await page.waitForSelector('[role=dialog]')
    await enter(page, 'Make the report')
    await seeText(page, 'Your report is ready', 120_000)
    await reach(page, /^Open|^Download/)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  })

  it('edits the account', async () => {
    await enter(page, 'Edit')
    await page.waitForSelector('[role=menu]')
    await page.keyboard.press('ArrowDown')
    await reach(page, 'Edit account', 0).catch(async () => {
      for (let presses = 0; presses < 8; presses += 1) {
        if (await page.evaluate(() => document.activeElement?.textContent?.startsWith('Edit account'))) return
        await page.keyboard.press('ArrowDown')
      }
    })
    await page.keyboard.press('Enter')
    await page.waitForSelector('form')
    await fill(page, /^Name/, 'Catherine Keyboard')
    await fill(page, /^Email/, `catherine-keys@${tenant.brand}.example`)
    await enter(page, 'Save')
    await seeText(page, 'Done - all changes saved.')
    await page.waitForFunction(() => !document.querySelector('form'))
  })

  it('signs out', async () => {
    await enter(page, /: account and appearance/)
    // Its choices come a moment after the surface.
    await page.waitForSelector('[role=dialog] ::-p-aria([name="Sign out"][role="button"])')
    await enter(page, 'Sign out')
    await seeText(page, 'You have been logged out. See you again soon!')
    await page.waitForFunction(() => location.pathname === '/login')
  })

  it('saw at every step where the focus was, and the page complained of nothing', () => {
    expect({ unseen, problems: visit.problems }).toEqual({ unseen: [], problems: [] })
  })
})

describe('what a client comes for', () => {
  it('is near: any holding three presses from sign-in, the latest quarterly report one', async () => {
    const client = await signIn('investor@akta.example')
    const { accounts } = (await client.get('/api/session')).body as { accounts: readonly { id: string }[] }
    const asked = await order(client, {
      account: accounts[0]?.id,
      kind: 'valuation',
      period: { range: 'quarter', date: '2026-09-30' },
    })
    expect(asked.status).toBeLessThan(300)
    await finished(client, asked.report.id)

    const { close, page } = await newVisit(browser)
    await signInAs(page, 'investor@akta.example')
    await seeText(page, 'Value and what was paid in')
    // The name of a report opens it, on the page that a client begins at.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main a')].some(({ textContent }) => textContent?.startsWith('Quarterly valuation')),
    )

    let presses = 0
    const press = async (selector: string): Promise<void> => {
      await page.locator(selector).click()
      presses += 1
    }
    await press('a::-p-text(General Investment Account)')
    await press('[role=tab]::-p-text(Holdings)')
    // The table of the tab before has rows with buttons too.
    await page.waitForFunction(() => [...document.querySelectorAll('tbody tr')].filter((row) => row.querySelector('button')).length > 15)
    await press('button::-p-text(Calderfell Global Equity Acc)')
    await seeText(page, 'Transactions in this holding')
    expect(presses).toBeLessThanOrEqual(3)
    await close()
  })

  it('is as near for an advisor, by the search', async () => {
    const { close, page } = await newVisit(browser)
    await signInAs(page, 'advisor@akta.example')
    await seeText(page, 'Assets under management')
    await page.waitForSelector('header > button[aria-keyshortcuts]')
    await page.keyboard.down('Control')
    await page.keyboard.press('k')
    await page.keyboard.up('Control')
    await page.waitForSelector('input[role=combobox]:focus')
    await page.keyboard.type('calderfell')
    await page.waitForFunction(() => document.querySelector('[role=option][aria-selected=true]')?.textContent?.includes('Calderfell'))
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.search.includes('holding='))
    await seeText(page, 'Transactions in this holding')
    await close()
  })
})
