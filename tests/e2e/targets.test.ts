import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { goTo, newVisit, seeText, startBrowser, visitAs } from '../helpers/browser'
import { product } from '../helpers/product'
import { smallTargets } from '../helpers/smallTargets'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

const hands = [
  { hand: 'a pointer', least: 24, viewport: { width: 1440, height: 900 } },
  { hand: 'a finger', least: 44, viewport: { width: 390, height: 844, hasTouch: true, isMobile: true } },
] as const

describe.each(hands)('targets for $hand', ({ least, viewport }) => {
  const open = async (email: string) => {
    const visit = await visitAs(browser, email)
    await visit.page.setViewport(viewport)
    await goTo(visit.page, product().baseUrl())
    return visit
  }

  it('are large enough on the page of sign-in', async () => {
    const { close, page } = await newVisit(browser)
    await page.setViewport(viewport)
    await goTo(page, `${product().baseUrl()}/login`)
    await page.waitForSelector('input[name=password]')
    expect(await smallTargets(page, least)).toEqual([])
    await close()
  })

  it('are large enough on the screens of a client', async () => {
    const { close, page } = await open('investor@akta.example')
    const found: string[] = []
    const check = async (screen: string) => {
      await page.waitForNetworkIdle()
      found.push(...(await smallTargets(page, least)).map((target) => `${screen}: ${target}`))
    }
    await seeText(page, 'Value and what was paid in')
    await check('account')
    const portfolio = await page.$eval('table a[href*="/portfolio/"]', (link) => link.href)
    for (const query of ['', '?tab=holdings', '?tab=transactions&range=custom']) {
      await goTo(page, `${portfolio}${query}`)
      await check(`portfolio${query}`)
    }
    await page.locator('button::-p-text(Get report)').click()
    await seeText(page, 'Make the report')
    await check('order of a report')
    expect(found).toEqual([])
    await close()
  })

  it.each([
    ['an advisor', 'advisor@akta.example', 'Assets under management'],
    ['a family', 'family@akta.example', 'Your accounts'],
  ])('are large enough on the screen of %s', async (_, email, text) => {
    const { close, page } = await open(email)
    await seeText(page, text)
    expect(await smallTargets(page, least)).toEqual([])
    await close()
  })
})
