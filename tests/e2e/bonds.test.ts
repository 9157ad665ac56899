import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { accessibilityProblems, lookAs, scrollsSideways, seeText, startBrowser, type Visit, visitAs } from '../helpers/browser'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>
let visit: Visit

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  visit = await visitAs(browser, 'single@akta.example')
  await visit.page.goto(product().baseUrl())
  await visit.page.waitForFunction(() => /\/portfolio\//.test(location.pathname))
  await visit.page.goto(`${visit.page.url().split('?')[0]}?tab=bonds`)
  await seeText(visit.page, 'Held to maturity')
})
afterAll(() => stop())

describe.each([
  { width: 1440, scheme: 'light' },
  { width: 360, scheme: 'dark' },
] as const)('the statistics of bonds at $width px, $scheme', (how) => {
  it('are accessible and stay within the page', async () => {
    await lookAs(visit.page, how)
    await seeText(visit.page, 'Held to maturity')
    expect({ problems: await accessibilityProblems(visit.page), isWide: await scrollsSideways(visit.page) }).toEqual({
      problems: [],
      isWide: false,
    })
  })
})

it('lead from a bond to its terms in the drawer', async () => {
  await lookAs(visit.page, { width: 1440 })
  await visit.page.click('table[aria-label^="Bonds"], tbody button[id^="row-"]')
  await seeText(visit.page, 'Paid back at maturity')
  await visit.page.waitForFunction(() =>
    document.querySelector('[role=complementary], aside, [role=dialog]')?.textContent?.includes('Accrued interest'),
  )
  expect(await accessibilityProblems(visit.page)).toEqual([])
  expect(visit.problems).toEqual([])
})
