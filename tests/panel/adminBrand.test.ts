import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import {
  accessibilityProblems,
  goTo,
  lookAs,
  press,
  scrollsSideways,
  seeText,
  startBrowser,
  textOf,
  visitAs,
  type Visit,
} from '../helpers/browser'
import { waitFor } from '../helpers/children'
import { type Client, demoPassword, signIn } from '../helpers/client'
import { product } from '../helpers/product'
import { create, docsOf } from '../helpers/records'

const email = 'brand-switch@quayside.example'

let browser: Browser
let stop: () => Promise<void>
let admin: Client

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  admin = await signIn('admin@quayside.example')
  // Somebody of their own: what a person chose goes with them to every page that they open.
  await create(admin, 'users', { name: 'Brand Switch', email, password: demoPassword, admin: true })
})
afterAll(() => stop())

const open = (page: Page, path: string) => goTo(page, `${product().baseUrl()}${path}`)

const visit = async ({ scheme = 'light', width = 1440 }: { scheme?: 'light' | 'dark'; width?: number } = {}): Promise<Visit> => {
  const opened = await visitAs(browser, email, { width, scheme })
  await opened.page.setCookie({ name: 'quayside-theme', value: scheme, url: product().baseUrl() })
  return opened
}

const button = '.qs-brandswitch > button'
const heading = (page: Page) => page.$eval('h1', (h1) => h1.textContent ?? '')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Opens the list box with a key and goes to an option by the letter that it begins with. */
async function chooseByKey(page: Page, letter: string): Promise<void> {
  await page.focus(button)
  await page.keyboard.press('ArrowDown')
  await page.waitForSelector('[role="listbox"]:focus')
  await page.keyboard.press(letter as 'b')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role="listbox"]', { hidden: true })
}

describe('the brand over the menu', () => {
  it('is chosen by the keyboard, told, kept, and shows that brand’s records alone', async () => {
    const { close, page, problems } = await visit()
    await open(page, '/admin')
    expect(await page.$eval(button, (each) => each.innerText)).toMatch(/All brands\s+\d+ portals/)
    await chooseByKey(page, 'b')
    await seeText(page, 'Only Bowmore Private Clients')
    expect(await focused(page)).toContain('Bowmore Private Clients')
    expect(await page.$eval('.qs-brandswitch [role="status"]', (each) => each.textContent)).toBe('Shown: Bowmore Private Clients')
    const accounts = docsOf(await admin.get('/api/accounts?where[portal.brand][equals]=bowmore&limit=100&depth=0'))
    expect(await page.$$eval('.qs-map a', (links) => links.map(({ innerText }) => innerText.replace(/\s+/g, ' ')))).toContain(
      `Accounts ${accounts.length}`,
    )

    await open(page, '/admin/collections/accounts')
    expect(await heading(page)).toBe(`You have ${accounts.length} accounts`)
    expect((await page.$$('table tbody tr')).length).toBe(accounts.length)
    await open(page, '/admin/collections/media')
    await seeText(page, 'Shared by all brands')
    expect(problems).toEqual([])
    await close()
  })

  it('leaves a record of another brand at its address, and the list of the former brand behind', async () => {
    const [foreign] = docsOf(await admin.get('/api/accounts?where[externalId][equals]=QS-2044&where[portal.brand][equals]=akta&depth=0'))
    const { close, page, problems } = await visit()
    await open(page, `/admin/collections/accounts/${foreign?.id}`)
    await seeText(page, String(foreign?.name))
    await open(page, '/admin/collections/accounts?page=2')
    await chooseByKey(page, 'a')
    await page.waitForFunction(() => /You have \d{2,} accounts/.test(document.querySelector('h1')?.textContent ?? ''))
    await chooseByKey(page, 'i')
    await seeText(page, 'Only Iolcus')
    expect((await page.$$('table tbody tr')).length).toBeGreaterThan(0)
    expect(page.url()).not.toContain('page=2')
    expect(problems).toEqual([])
    await close()
  })

  it('is named by what is done with all of a list, which changes no other brand’s records', async () => {
    const { close, page } = await visit()
    await open(page, '/admin/collections/accounts')
    await chooseByKey(page, 'b')
    await seeText(page, 'Only Bowmore Private Clients')
    const changes: string[] = []
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      if (request.method() !== 'PATCH') return void request.continue()
      changes.push(request.url())
      return void request.abort()
    })
    await press(page, 'tbody tr input[type=checkbox]')
    await press(page, '::-p-xpath(//button[starts-with(normalize-space(.), "Choose all")][ancestor::*[contains(@class, "qs-bulk")]])')
    await press(page, '::-p-xpath(//button[normalize-space(.)="Set active"])')
    await waitFor('A change', () => Promise.resolve(changes.length > 0))
    expect(new URL(changes[0] ?? '').searchParams.get('ofBrand')).toBe('bowmore')
    await close()
  })

  it('is left by Escape and by going elsewhere, without closing the menu over the page', async () => {
    const { close, page } = await visit({ width: 768 })
    await open(page, '/admin')
    await page.locator('.template-default__nav-toggler').click()
    await page.waitForSelector('.qs-nav--open')
    await press(page, button)
    await page.waitForSelector('[role="listbox"]')
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role="listbox"]', { hidden: true })
    expect(await page.$('.qs-nav--open')).not.toBeNull()
    await press(page, button)
    await page.waitForSelector('[role="listbox"]')
    await page.keyboard.press('Tab')
    await page.waitForSelector('[role="listbox"]', { hidden: true })
    await close()
  })

  it.each(['light', 'dark'] as const)('passes axe and keeps to the page, open, in %s', async (scheme) => {
    const { close, page } = await visit({ scheme })
    await open(page, '/admin')
    await press(page, button)
    await page.waitForSelector('[role="listbox"]')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await lookAs(page, { width: 768, scheme })
    await page.locator('.template-default__nav-toggler').click()
    await page.waitForSelector('.qs-nav--open')
    await press(page, button)
    await page.waitForSelector('[role="listbox"]')
    expect([await scrollsSideways(page), await accessibilityProblems(page)]).toEqual([false, []])
    await close()
  })

  it('speaks Icelandic and Greek', async () => {
    const { close, page } = await visit()
    for (const [language, all] of [
      ['is', 'Öll vörumerki'],
      ['el', 'Όλες οι επωνυμίες'],
    ] as const) {
      await page.setCookie({ name: 'quayside-lng', value: language, url: product().baseUrl() })
      await open(page, '/admin')
      await press(page, button)
      await seeText(page, all)
      expect(await textOf(page)).toContain('Iolcus')
    }
    await page.deleteCookie({ name: 'quayside-lng', url: product().baseUrl() })
    await close()
  })
})
