import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { demoPassword } from '../helpers/client'
import { goTo, newVisit, seeText, startBrowser, textOf, visitAs } from '../helpers/browser'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

describe('the admin panel', () => {
  it('lets the platform admin in with the same sign-in, and shows the accounts', async () => {
    const { close, page, problems } = await newVisit(browser)
    await goTo(page, `${product().baseUrl()}/admin/login`)
    await page.locator('input[name=email]').fill('admin@quayside.example')
    await page.locator('input[name=password]').fill(demoPassword)
    await page.locator('button[type=submit]').click()
    await page.waitForFunction(() => !location.pathname.includes('login'))
    // It goes on to its first page by itself: who opens another before has two ways at once.
    await page.waitForSelector('dl.qs-sum')
    // All of them: what other files have made stands first.
    await goTo(page, `${product().baseUrl()}/admin/collections/accounts?limit=100`)
    await seeText(page, 'QS-2044')
    expect((await page.$$('table tbody tr')).length).toBeGreaterThan(5)
    expect(problems).toEqual([])
    await close()
  })

  it('leads an investor to the portal, and shows them none of its lists', async () => {
    const { close, page } = await visitAs(browser, 'investor@akta.example')
    await goTo(page, `${product().baseUrl()}/admin/collections/accounts`)
    await page.waitForFunction(() => location.pathname.startsWith('/dashboard'))
    await seeText(page, 'Ellery-Voss')
    expect(await textOf(page)).not.toMatch(/You have \d+ accounts|Adeyinka/)
    await close()
  })
})
