import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { accessibilityProblems, startBrowser, visitAs } from '../helpers/browser'
import { signIn } from '../helpers/client'
import { product } from '../helpers/product'

/* What axe finds on the screens that no journey of another test looks at: one page for each person, that goes from one to the next. */

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

async function problemsOn(page: Page, paths: readonly string[], before: (page: Page) => Promise<unknown> = () => Promise.resolve()) {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(`${product().baseUrl()}${path}`, { waitUntil: 'load' })
    await page.waitForSelector('h1')
    await page.waitForNetworkIdle({ idleTime: 300 })
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
    expect(await problemsOn(page, paths, opened)).toEqual([])
    await close()
  })
})
