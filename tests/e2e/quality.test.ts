import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { accessibilityProblems, newVisit, press, scrollsSideways, seeText, signInAs, startBrowser } from '../helpers/browser'
import { initialScripts } from '../helpers/initialScripts'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

describe('JavaScript before the first screen, compressed, with its texts', () => {
  it.each([
    ['sign-in', '/login', 110],
    ['the client list', '/dashboard/x', 160],
    ['the account', '/dashboard/x/account/y', 170],
    ['the portfolio', '/dashboard/x/portfolio/y', 175],
  ])('is for %s (%s) at most %i kB in at most twelve files; lists, dialogs and charts come when they are opened or seen', (_, path, kB) => {
    const { bytes, files } = initialScripts(path, 'en')
    expect(bytes / 1000).toBeLessThanOrEqual(kB)
    expect(files).toBeLessThanOrEqual(12)
  })
})

const sizes = [
  { width: 320, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const

describe.each(sizes)('at $width px, $scheme', ({ scheme, width }) => {
  it('sign-in, account, portfolio, holdings, transactions, cash and report stand up to axe and do not scroll sideways', async () => {
    const { close, page, problems } = await newVisit(browser, { width, scheme })
    const found: string[] = []
    const check = async (screen: string) => {
      await page.waitForNetworkIdle()
      found.push(...(await accessibilityProblems(page)).map((problem) => `${screen}: ${problem}`))
      if (await scrollsSideways(page)) found.push(`${screen}: scrolls sideways`)
    }
    await page.goto(`${product().baseUrl()}/login`, { waitUntil: 'networkidle0' })
    await check('sign-in')
    await signInAs(page, 'investor@akta.example')
    await seeText(page, 'Individual Savings Account')
    await check('account')
    await page.locator('button::-p-text(Get report)').click()
    await seeText(page, 'Make the report')
    await check('order of a report')
    await page.keyboard.press('Escape')
    const account = page.url()
    await press(page, '::-p-aria(General Investment Account)')
    await seeText(page, 'Cumulative return')
    await check('portfolio')
    const portfolio = page.url().split('?')[0]
    for (const tab of ['holdings', 'transactions', 'cash']) {
      await page.goto(`${portfolio}?tab=${tab}`, { waitUntil: 'networkidle0' })
      await check(tab)
    }
    await page.goto(`${account}/export`)
    await page.waitForSelector('html[data-report-ready=true]')
    await check('report')
    expect(found).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('the accounts of a family and one that is not linked yet do too', async () => {
    for (const [person, text] of [
      ['family', 'Your accounts'],
      ['unlinked', 'We are linking your account'],
    ] as const) {
      const { close, page } = await newVisit(browser, { width, scheme })
      await signInAs(page, `${person}@akta.example`)
      await seeText(page, text)
      await page.waitForNetworkIdle()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
      await close()
    }
  })

  it('the client list does too', async () => {
    const { close, page } = await newVisit(browser, { width, scheme })
    await signInAs(page, 'advisor@akta.example')
    await seeText(page, 'Assets under management')
    await page.waitForNetworkIdle()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await close()
  })
})

describe('the longer words of another language on a phone', () => {
  it('leave the holdings and the allocation whole', async () => {
    const { close, page } = await newVisit(browser, { width: 360, locale: 'is' })
    await signInAs(page, 'investor@akta.example')
    await press(page, '::-p-aria(General Investment Account)')
    await seeText(page, 'Eignaskipting')
    await seeText(page, 'Fasteignir')
    await page.waitForNetworkIdle()
    const cutOff = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('ul[aria-label] > li > *')]
      const holdings = [...document.querySelectorAll('table')].find((table) => table.textContent?.includes('Calderfell'))
      const room = holdings?.parentElement
      return [
        ...rows.flatMap((row) => [...row.children]).filter((cell) => cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 0),
        ...(room && room.scrollWidth > room.clientWidth + 1 ? [room] : []),
      ].map((element) => element.textContent?.slice(0, 60))
    })
    expect(cutOff).toEqual([])
    await close()
  })
})
