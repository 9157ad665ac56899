import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { accessibilityProblems, goTo, newVisit, seeText, startBrowser, type Visit, visitAs } from '../helpers/browser'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

const field = 'input[role=combobox]'

async function openPalette(page: Page): Promise<void> {
  // The keys are heard once the bar has its search.
  await page.waitForSelector('header > button[aria-keyshortcuts]')
  await page.keyboard.down('Control')
  await page.keyboard.press('k')
  await page.keyboard.up('Control')
  await page.waitForSelector(`${field}:focus`)
}

const chosen = (page: Page): Promise<string> => page.$eval('[role=option][aria-selected=true]', (option) => option.textContent ?? '')

describe('without a mouse', () => {
  let visit: Visit
  let page: Page

  beforeAll(async () => {
    visit = await visitAs(browser, 'advisor@akta.example')
    ;({ page } = visit)
    await goTo(page, `${product().baseUrl()}/dashboard/akta`)
    await seeText(page, 'Assets under management')
  })
  afterAll(() => visit.close())

  it('a client is found by a few letters and opened', async () => {
    await openPalette(page)
    await page.keyboard.type('voss cath')
    await page.waitForFunction(() => document.querySelector('[role=option][aria-selected=true]')?.textContent?.startsWith('Ellery-Voss'))
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Tab')
    expect(await chosen(page)).toContain('Ellery-Voss, Catherine: ')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => /\/portfolio\//.test(location.pathname))
    await seeText(page, 'Paid in')
    expect(await page.$(field)).toBeNull()
  })

  it('the report of the page is asked for, and the address stays as it was', async () => {
    await openPalette(page)
    await page.keyboard.type('report of this page')
    await page.keyboard.press('Enter')
    await page.waitForSelector('[role=dialog]')
    await page.waitForFunction(() => location.search === '')
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  })

  it('keys of one letter lead to screens and list themselves', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await page.waitForFunction(() => location.pathname === '/dashboard/akta')
    await page.keyboard.type('?')
    await seeText(page, 'Keyboard shortcuts')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  })

  it('the tour goes its five stops', async () => {
    await openPalette(page)
    await page.keyboard.type('tour')
    await page.keyboard.press('Enter')
    await seeText(page, 'Stop 1 of 5')
    expect(await accessibilityProblems(page)).toEqual([])
    for (const stopped of [2, 3, 4, 5]) {
      await page.keyboard.press('ArrowRight')
      await seeText(page, `Stop ${stopped} of 5`)
    }
    await page.keyboard.press('ArrowRight')
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
    expect(visit.problems).toEqual([])
  })
})

it('the cookie notice over a signed-in screen is there once, and gone when it is accepted', async () => {
  const { close, page } = await visitAs(browser, 'advisor@akta.example')
  await page.deleteCookie({ name: 'quayside-cookies', domain: 'akta.localhost' })
  const notices = () => page.$$eval('p', (all) => all.filter((p) => p.textContent.includes('Nobody is tracked')).length)
  await goTo(page, `${product().baseUrl()}/dashboard/akta`)
  await page.waitForSelector('section[aria-label=Cookies] button')
  expect(await notices()).toBe(1)
  await page.click('section[aria-label=Cookies] button')
  expect(await notices()).toBe(0)
  await goTo(page, `${product().baseUrl()}/dashboard/akta`)
  await seeText(page, 'Assets under management')
  expect(await notices()).toBe(0)
  await close()
})

it('the cookie notice is clear of the sign-in button on the smallest screen', async () => {
  const { close, page } = await newVisit(browser, { width: 320, height: 480 })
  await page.deleteCookie({ name: 'quayside-cookies', domain: 'akta.localhost' })
  await goTo(page, `${product().baseUrl()}/login`)
  await page.waitForSelector('section[aria-label=Cookies]')
  const isOnTop = await page.$eval('form button[type=submit]', (button) => {
    button.scrollIntoView({ block: 'center' })
    const { height, left, top, width } = button.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return button.contains(document.elementFromPoint(x, y))
  })
  expect(isOnTop).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])
  await close()
})
