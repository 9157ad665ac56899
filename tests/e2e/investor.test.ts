import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { newVisit, press, seeText, signInAs, startBrowser, textOf, type Visit, visitAs } from '../helpers/browser'
import { pdfText } from '../helpers/pdf'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>
let visit: Visit

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  visit = await newVisit(browser)
})
afterAll(() => stop())

describe('an investor with several portfolios', () => {
  it('is told that a password is wrong', async () => {
    const other = await newVisit(browser)
    await signInAs(other.page, 'investor@akta.example', { password: 'not-the-password-1' })
    await seeText(other.page, /not right/)
    expect(other.page.url()).toContain('/login')
    await other.close()
  })

  it('signs in and sees the account: what was paid in, what it earned, what it is worth', async () => {
    await signInAs(visit.page, 'investor@akta.example')
    await seeText(visit.page, 'Catherine Ellery-Voss')
    await seeText(visit.page, 'General Investment Account')
    const text = await textOf(visit.page)
    for (const part of ['Paid in', 'Charges', 'Year to date', 'Individual Savings Account', 'Self-Invested Personal Pension'])
      expect(text).toContain(part)
    expect(text).not.toContain('NaN')
  })

  it('opens a portfolio: holdings by asset class with the total that stands at the head', async () => {
    await press(visit.page, '::-p-aria(General Investment Account)')
    await seeText(visit.page, 'Cumulative return')
    await seeText(visit.page, '19 holdings')
    // The head: its figure and the holdings come each in their own time.
    await seeText(visit.page, 'Data date')
    const text = await textOf(visit.page)
    const classes = [
      'Cash',
      'Alternative',
      'Collective',
      'Commodity',
      'Equity',
      'Fixed Interest',
      'Private Equity',
      'Property',
      'Structured Note',
    ]
    const holdings = text.slice(text.lastIndexOf('Holdings'))
    const places = classes.map((name) => holdings.search(new RegExp(`^${name}\\b`, 'm')))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    const headline = /£([\d,]+)\s*\.?\s*(\d\d)/.exec(text)
    // At the head, and in the total of the holdings, which may come a moment later.
    await visit.page.waitForFunction((figure) => document.body.innerText.split(figure).length > 2, {}, `£${headline?.[1]}.${headline?.[2]}`)
  })

  it('keeps the tab in the address and brings it back', async () => {
    await visit.page.locator('[role=tab]::-p-text(Transactions)').click()
    await visit.page.waitForFunction(() => new URLSearchParams(location.search).get('tab') === 'transactions')
    await seeText(visit.page, /Purchase|Dividend|Interest|Contribution/)
    await visit.page.reload({ waitUntil: 'networkidle0' })
    await seeText(visit.page, /Purchase|Dividend|Interest|Contribution/)
    await visit.page.goBack()
    await seeText(visit.page, 'Cumulative return')
  })

  it('stays where they were on a page that is loaded anew', async () => {
    const top = () => visit.page.evaluate(() => Math.round(window.scrollY))
    await visit.page.evaluate(() => scrollTo(0, 420))
    await visit.page.reload()
    await visit.page.waitForFunction(() => Math.abs(window.scrollY - 420) < 2)
    await seeText(visit.page, '19 holdings')
    expect(await top()).toBe(420)
    await visit.page.evaluate(() => scrollTo(0, 0))
  })

  it('opens a holding beside the list and gives the focus back to its row', async () => {
    await visit.page.locator('[role=tab]::-p-text(Holdings)').click()
    await visit.page.locator('button::-p-text(Calderfell Global Equity Acc)').click()
    await seeText(visit.page, 'Transactions in this holding')
    expect(new URL(visit.page.url()).searchParams.get('holding')).toBeTruthy()
    await visit.page.keyboard.press('Escape')
    await visit.page.waitForFunction(() => !new URLSearchParams(location.search).has('holding'))
    await visit.page.waitForFunction(() => document.activeElement?.textContent?.includes('Calderfell Global Equity Acc'), {
      timeout: 5_000,
    })
  })

  it('asks for a report and reads in it what the screen says', async () => {
    await visit.page.locator('[role=tab]::-p-text(Overview)').click()
    await seeText(visit.page, '19 holdings')
    const [, whole, pence] = /£([\d,]+)\s*\.?\s*(\d\d)/.exec(await textOf(visit.page)) ?? []
    await visit.page.locator('button::-p-text(Get report)').click()
    await visit.page.locator('button::-p-text(Make the report)').click()
    await seeText(visit.page, 'Your report is ready', 60_000)
    const href = await visit.page.$eval('a[href*="/download"]', (link) => link.href)
    const bytes = await visit.page.evaluate(async (url: string) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())], href)
    const pages = await pdfText(Uint8Array.from(bytes))
    const text = pages.join('\n')
    expect(text).toContain(`£${whole}.${pence}`)
    expect(text).toContain('Catherine Ellery-Voss')
    expect(text).toMatch(new RegExp(`2 of ${pages.length}`))
    expect(text).toContain('19/11/2026')
  })

  it('signs out and is greeted as the specification has it', async () => {
    await visit.page.keyboard.press('Escape')
    await visit.page.waitForFunction(() => !document.querySelector('[role=dialog]'))
    await visit.page.locator('nav b::-p-text(Catherine Ellery-Voss)').click()
    await visit.page.locator('button::-p-text(Sign out)').click()
    await seeText(visit.page, 'You have been logged out. See you again soon!')
    expect(visit.problems).toEqual([])
  })
})

describe('an investor who is not linked yet', () => {
  it('is told so, and sees no zeros', async () => {
    const { close, page } = await visitAs(browser, 'unlinked@akta.example')
    await page.goto(product().baseUrl())
    await seeText(page, 'Idris Penhallow')
    await page.waitForNetworkIdle()
    expect(await textOf(page)).not.toMatch(/£0\.00/)
    await close()
  })
})
