import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { accessibilityProblems, arriveAt, goTo, goWithin, newVisit, seeText, startBrowser, visitAs } from '../helpers/browser'
import { signIn } from '../helpers/client'
import { faultsOfDialog } from '../helpers/faces'
import { enterOn, tabTo, typeInto } from '../helpers/keyboard'
import { letterTo, linkIn } from '../helpers/mailbox'
import { product } from '../helpers/product'
import { makeTenant } from '../helpers/tenant'

/* What axe finds on the screens that no journey of another test looks at: one page for each person, that goes from one to the next. */

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

/** The first is loaded, and the others come as a link leads to them; with `isLoaded` each by its address. */
async function problemsOn(
  page: Page,
  paths: readonly string[],
  { before = () => Promise.resolve(), isLoaded = false }: { before?: (page: Page) => Promise<unknown>; isLoaded?: boolean } = {},
) {
  const found: string[] = []
  for (const [index, path] of paths.entries()) {
    await (index === 0 || isLoaded ? goTo : goWithin)(page, `${product().baseUrl()}${path}`)
    await page.waitForSelector('h1')
    await before(page)
    found.push(...(await accessibilityProblems(page)).map((problem) => `${path}: ${problem}`))
  }
  return found
}

describe('axe finds nothing', () => {
  it('on the tabs of a portfolio', async () => {
    const investor = await signIn('investor@akta.example')
    const { accounts } = (await investor.get('/api/session')).body as { accounts: readonly { id: string }[] }
    const { portfolios } = (await investor.get(`/api/wealth/accounts/${accounts[0]?.id}`)).body as { portfolios: readonly { id: string }[] }
    const tabs = ['exposure', 'breakdowns', 'gains', 'charges', 'contractNotes', 'transactionsFile', 'cash', 'bonds', 'simulated']
    const { close, page } = await visitAs(browser, 'investor@akta.example')
    const path = `/dashboard/akta/portfolio/${portfolios[0]?.id}`
    expect(
      await problemsOn(
        page,
        tabs.map((tab) => `${path}?tab=${tab}`),
      ),
    ).toEqual([])
    await close()
  })

  it('on the screens of a client besides their portfolio', async () => {
    const { close, page } = await visitAs(browser, 'investor@akta.example')
    const paths = [
      '/profile/me',
      '/dashboard/akta/simulator',
      '/dashboard/akta/investment-advice',
      '/dashboard/akta/explorer',
      '/dashboard/akta/news',
    ]
    expect(await problemsOn(page, paths)).toEqual([])
    await close()
  })

  it('where somebody may not go, and where there is nothing', async () => {
    const { close, page } = await visitAs(browser, 'advisor@akta.example')
    const paths = ['/dashboard/akta-archive', '/profile/organisation', '/dashboard/404', '/dashboard/nowhere', '/no/such/page']
    const headings: string[] = []
    const heading = async (shown: Page) => headings.push(await shown.$eval('main h1', ({ textContent }) => textContent))
    expect(await problemsOn(page, paths, { before: heading, isLoaded: true })).toEqual([])
    expect(headings).toEqual(['Forbidden', 'Forbidden', 'Page not found', 'Page not found', 'Page not found'])
    await close()
  })

  it('on the choice of portals, from which the keyboard leads into one', async () => {
    const { close, page, problems } = await visitAs(browser, 'twoportals@akta.example')
    // The front door leads whoever has several there.
    expect(await problemsOn(page, ['/'], { before: (shown) => arriveAt(shown, '/portals') })).toEqual([])
    const portals = () => page.$$eval('main ul a', (links) => links.map(({ textContent }) => textContent))
    expect(await portals()).toEqual(['Akta Wealth', 'Akta Wealth Islands'])
    await enterOn(page, 'Akta Wealth Islands')
    await arriveAt(page, '/dashboard/akta-islands')
    await page.waitForSelector('main table tbody tr')
    await page.goto(`${product().baseUrl()}/portals`)
    await enterOn(page, 'Akta Wealth')
    await arriveAt(page, '/dashboard/akta')
    // The clients that they stand in for, and no other.
    await page.waitForSelector('main table tbody tr')
    expect(problems).toEqual([])
    await close()
  })

  it('on the form that a new client is led to, from wherever they go', async () => {
    const { close, page } = await visitAs(browser, 'onboarding@akta.example')
    const led = (shown: Page) => shown.waitForFunction(() => location.pathname.startsWith('/dashboard/akta/processes/'))
    expect(await problemsOn(page, ['/', '/dashboard/akta', '/dashboard/akta/news'], { before: led, isLoaded: true })).toEqual([])
    await close()
  })

  it('on the way in by an invitation, by keyboard on a phone, and on the terms behind it', async () => {
    const tenant = await makeTenant()
    await tenant.admin.patch(`/api/portals/${tenant.portal.id}`, { tnc: { en: '<h3>Figures</h3><p>They are for information.</p>' } })
    const email = `ina-vited@${tenant.brand}.example`
    const account = await tenant.account('Ina Vited', { email, externalId: demoAccounts.single })
    const advisor = await tenant.advisor.signIn()
    const invited = await advisor.post('/api/functions/inviteClient', { accountId: account.id, email, message: 'See you soon.' })
    expect(invited.status).toBe(202)
    const { close, page, problems } = await newVisit(browser, { brand: tenant.brand, width: 390, height: 844 })
    await goTo(page, linkIn(await letterTo(tenant.admin, email, 'invitation')))
    await seeText(page, 'Welcome to')
    const found = await accessibilityProblems(page)
    await typeInto(page, /^(New )?[Pp]assword/, 'Lantern-4-Quay')
    await tabTo(page, /^I agree to the terms/)
    await page.keyboard.press('Space')
    await enterOn(page, 'Create account')
    await seeText(page, 'They are for information.')
    found.push(...(await faultsOfDialog({ page }, 'Terms and conditions')))
    await enterOn(page, 'Accept')
    await page.waitForFunction(() => !document.querySelector('[role=dialog][aria-label="Terms and conditions"]'))
    expect(found).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('on the drawers that an advisor edits in', async () => {
    const advisor = await signIn('advisor@akta.example')
    const { clients } = (await advisor.get('/api/wealth/clients?portal=akta')).body as {
      clients: readonly { id: string; portfolioCount: number; unlinked: string | null }[]
    }
    const client = clients.find(({ portfolioCount, unlinked }) => portfolioCount > 1 && unlinked === null)?.id ?? ''
    const { portfolios } = (await advisor.get(`/api/wealth/accounts/${client}`)).body as { portfolios: readonly { id: string }[] }
    const portfolio = portfolios[0]?.id ?? ''
    const { close, page } = await visitAs(browser, 'advisor@akta.example')
    const ofAccount = `/dashboard/akta/account/${client}?open=`
    const ofPortfolio = `/dashboard/akta/portfolio/${portfolio}?open=`
    const paths = [
      '/dashboard/akta?open=new-account.akta',
      ...[`account.${client}`, `invite.${client}`, `new-portfolio.${client}`].map((open) => ofAccount + open),
      ...[`portfolio.${portfolio}`, `new-holding.${portfolio}`, `new-transaction.${portfolio}`].map((open) => ofPortfolio + open),
    ]
    // A drawer beside the page, whether it has a form or says why there is none.
    const opened = async (shown: Page) => {
      await shown.waitForSelector('aside[aria-labelledby], [role=dialog]')
      await shown.waitForNetworkIdle({ idleTime: 300 })
    }
    expect(await problemsOn(page, paths, { before: opened })).toEqual([])
    await close()
  })
})
