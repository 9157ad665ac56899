import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { newVisit, seeText, startBrowser, type Visit } from '../helpers/browser'
import { product } from '../helpers/product'

const rowCount = 10_000

let browser: Browser
let stop: () => Promise<void>
let visit: Visit

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  visit = await newVisit(browser)
  await visit.page.goto(`${product().baseUrl()}/dev/gallery?rows=${rowCount}`, { waitUntil: 'networkidle0' })
  await seeText(visit.page, 'Holding 1')
})
afterAll(() => stop())

const rows = () => visit.page.$$eval('tbody tr[data-index]', (shown) => shown.map((row) => Number(row.getAttribute('aria-rowindex'))))
const isOnScreen = (name: string) =>
  visit.page.waitForFunction(
    (wanted: string) => {
      const row = [...document.querySelectorAll('tbody tr[data-index]')].find((one) =>
        one.querySelector('th')?.innerText.startsWith(wanted),
      )
      const box = row?.getBoundingClientRect()
      return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
    },
    {},
    `${name}\n`,
  )

const focusedRow = () =>
  visit.page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('th')?.innerText.split('\n')[0] ?? null)
const focusFirst = async () => {
  await visit.page.evaluate(() => scrollTo(0, 0))
  await isOnScreen('Holding 1')
  await visit.page.focus('tr[data-index="0"] th button')
}
const press = async (key: 'Tab' | 'End' | 'Home' | 'PageDown' | 'PageUp' | 'ArrowDown' | 'ArrowUp', times = 1) => {
  // One after the other, without waiting for what the page does with them.
  await Promise.all(Array.from({ length: times }, () => visit.page.keyboard.press(key)))
}

describe('a table of 10,000 rows', () => {
  it('has only the rows near the screen in the document, and tells how many there are', async () => {
    expect((await rows()).length).toBeLessThan(100)
    expect(await visit.page.$eval('table', (table) => table.getAttribute('aria-rowcount'))).toBe(String(rowCount + 1))
    expect((await rows())[0]).toBe(2)
  })

  it('reaches its last row by scrolling', async () => {
    await visit.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await isOnScreen(`Holding ${rowCount}`)
    expect((await rows()).at(-1)).toBe(rowCount + 1)
    expect((await rows()).length).toBeLessThan(100)
    await visit.page.evaluate(() => scrollTo(0, 0))
    await isOnScreen('Holding 1')
  })

  describe.each([
    ['on a screen', 1440],
    ['on a phone', 390],
  ])('%s, by keyboard', (_, width) => {
    beforeAll(() => visit.page.setViewport({ width, height: 900 }))

    it('leads to its last row and back to its first', async () => {
      await focusFirst()
      await press('End')
      expect(await focusedRow()).toBe(`Holding ${rowCount}`)
      await isOnScreen(`Holding ${rowCount}`)
      await press('Home')
      expect(await focusedRow()).toBe('Holding 1')
      await isOnScreen('Holding 1')
    })

    it('goes from row to row with Tab, however fast it is pressed, and back', async () => {
      await focusFirst()
      await press('Tab', 80)
      expect(await focusedRow()).toBe('Holding 81')
      await isOnScreen('Holding 81')
      await visit.page.keyboard.down('Shift')
      await press('Tab', 60)
      await visit.page.keyboard.up('Shift')
      expect(await focusedRow()).toBe('Holding 21')
      await isOnScreen('Holding 21')
    })

    it('goes by rows and by screens', async () => {
      await focusFirst()
      await press('ArrowDown', 30)
      expect(await focusedRow()).toBe('Holding 31')
      await press('ArrowUp', 10)
      expect(await focusedRow()).toBe('Holding 21')
      await press('PageDown', 3)
      const number = Number((await focusedRow())?.split(' ')[1])
      expect(number).toBeGreaterThan(21 + 3 * 3)
      await isOnScreen(`Holding ${number}`)
      await press('PageUp', 20)
      expect(await focusedRow()).toBe('Holding 1')
      await isOnScreen('Holding 1')
    })

    it('keeps the row with the focus while the page scrolls away from it step by step, and goes on from there', async () => {
      await focusFirst()
      for (let step = 0; step < 40; step += 1)
        await visit.page.evaluate(() => new Promise((done) => (scrollBy(0, 300), requestAnimationFrame(done))))
      expect(await focusedRow()).toBe('Holding 1')
      await press('Tab')
      expect(await focusedRow()).toBe('Holding 2')
      await isOnScreen('Holding 2')
    })

    it('keeps the row whose details are open, to which the focus returns', async () => {
      await focusFirst()
      await press('Tab')
      await visit.page.keyboard.press('Enter')
      await visit.page.waitForSelector('tr[aria-current="true"]')
      await visit.page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await visit.page.evaluate(() => scrollTo(0, 300_000))
      await visit.page.waitForFunction(() =>
        [...document.querySelectorAll('tbody tr[data-index]')].some((row) => Number(row.getAttribute('data-index')) > 1000),
      )
      expect(await visit.page.$eval('tr[aria-current="true"]', (row) => row.getAttribute('data-index'))).toBe('1')
    })

    it('says which row of how many each is', async () => {
      const [shown] = await visit.page.$$eval('tbody tr[data-index]', (all) => [
        all.map((row) => Number(row.getAttribute('aria-rowindex')) - Number(row.getAttribute('data-index'))),
      ])
      expect(new Set(shown)).toEqual(new Set([2]))
      expect(visit.problems).toEqual([])
    })
  })

  it('is whole on paper', async () => {
    await visit.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await visit.page.$$eval('tbody tr', (shown) => shown.length)).toBe(rowCount)
    await visit.page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  })
})
