import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { goTo, newVisit, seeText, signInAs, startBrowser, textOf, type Visit } from '../helpers/browser'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>
let visit: Visit

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  visit = await newVisit(browser)
  await signInAs(visit.page, 'advisor@akta.example')
})
afterAll(() => stop())

describe('an advisor', () => {
  it('sees the clients with their assets', async () => {
    await seeText(visit.page, 'Assets under management')
    await seeText(visit.page, 'Ellery-Voss, Catherine')
    const text = await textOf(visit.page)
    expect(text).toContain('Unlinked')
    expect(text).toContain('100.00%')
  })

  it('finds a client by name, and the address remembers it', async () => {
    await visit.page.locator('input[type=search]').fill('ellery')
    await visit.page.waitForFunction(() => !document.body.innerText.includes('Ashgrove'))
    expect(await textOf(visit.page)).toContain('Ellery-Voss, Catherine')
    await visit.page.waitForFunction(() => location.search.includes('ellery'))
    await visit.page.reload({ waitUntil: 'networkidle0' })
    await seeText(visit.page, 'Ellery-Voss, Catherine')
    expect(await textOf(visit.page)).not.toContain('Ashgrove')
  })

  it('opens the client as the client sees it', async () => {
    await visit.page.locator('a::-p-text(Ellery-Voss, Catherine)').click()
    await seeText(visit.page, 'Paid in')
    await seeText(visit.page, 'General Investment Account')
    expect(visit.problems).toEqual([])
  })
})

describe('what is not there or not allowed', () => {
  it('shows the page of the specification for an unknown account', async () => {
    await visit.page.goto(`${product().baseUrl()}/dashboard/akta/account/00000000-0000-4000-8000-000000000000`, {
      waitUntil: 'networkidle0',
    })
    await visit.page.waitForFunction(() => location.pathname === '/dashboard/404')
    await seeText(visit.page, /page not found/i)
  })

  it('says that a portal is not active', async () => {
    await goTo(visit.page, `${product().baseUrl()}/dashboard/akta-archive`)
    await seeText(visit.page, 'The portal Akta Archive is not active')
    await seeText(visit.page, 'Please contact your administrator')
  })

  it('sends a stranger to sign in and then on to where they wanted to go', async () => {
    const { close, page } = await newVisit(browser)
    await goTo(page, `${product().baseUrl()}/dashboard/akta?q=ash`)
    await page.waitForFunction(() => location.pathname === '/login')
    await page.locator('input[name=email]').fill('advisor@akta.example')
    await page.locator('input[name=password]').fill('Quayside-2026')
    await page.locator('form button[type=submit]').click()
    await seeText(page, 'Ashgrove')
    expect(page.url()).toContain('/dashboard/akta?q=ash')
    await close()
  })
})
