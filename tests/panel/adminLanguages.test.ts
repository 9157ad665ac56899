import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { cutTexts } from '../helpers/cutTexts'
import { goTo, lookAs, press, scrollsSideways, seeText, startBrowser, textOf, visitAs } from '../helpers/browser'
import { demoPassword, signIn } from '../helpers/client'
import { product } from '../helpers/product'
import { create, docsOf } from '../helpers/records'

/* The panel as an editor meets it whose language is not English: every word of the frame, the lists and the forms is of theirs, and none is cut off. */

/** Of this file alone: the panel keeps how many rows somebody wants a list to have. */
const email = 'language.admin@quayside.example'
let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  const admin = await signIn('admin@quayside.example')
  await create(admin, 'users', { name: 'Lára Thorne', email, password: demoPassword, admin: true, hideIntroText: true })
})
afterAll(() => stop())

const open = (page: Page, path: string) => goTo(page, `${product().baseUrl()}${path}`)

async function visitIn(locale: 'is' | 'el') {
  const visit = await visitAs(browser, email, { locale })
  await visit.page.setCookie({ name: 'quayside-lng', value: locale, url: product().baseUrl() })
  return visit
}

describe('an editor who reads Greek', () => {
  it('begins a text where it says so, with a menu of the editor that is theirs', async () => {
    const { close, page } = await visitIn('el')
    await open(page, '/admin/collections/commentary/create')
    await seeText(page, 'Αρχίστε να γράφετε ή πατήστε «/» για να επιλέξετε ενότητα')
    await page.click('.ContentEditable__root')
    await page.keyboard.type('/')
    await seeText(page, 'Λίστα με κουκκίδες')
    await close()
  })

  it('reads whether a portal and an account are active, each in its gender', async () => {
    const { close, page } = await visitIn('el')
    for (const [slug, word] of [
      ['portals', 'Ενεργή'],
      ['accounts', 'Ενεργός'],
    ] as const) {
      await open(page, `/admin/collections/${slug}?limit=1&where[active][equals]=true`)
      expect(await page.$eval('td.cell-active', (cell) => cell.textContent)).toBe(word)
    }
    await close()
  })

  it('reads what the provider says of a portfolio in the words of its form', async () => {
    const [figure] = docsOf(
      await (await signIn(email)).get('/api/figures?where[objective][equals]=Income&where[subject][contains]=portfolio/&limit=1&depth=0'),
    )
    const { close, page } = await visitIn('el')
    await open(page, `/admin/collections/portfolios/${String(figure?.subject).split('/')[1]}`)
    await page.$eval('.tabs-field__tab-button', (tab) => (tab as HTMLElement).click())
    await page.waitForSelector('.qs-facts')
    const facts = await page.$eval('.qs-facts', (node) => (node as HTMLElement).innerText)
    expect(facts).toContain('Εισόδημα')
    expect(facts).toContain('ο τύπος «Άλλο»')
    expect(facts).not.toMatch(/\b(?:Income|Other)\b/)
    await close()
  })

  it('reads in full why a field is refused, where one came from, and what an unnamed block is', async () => {
    const { close, page } = await visitIn('el')
    await open(page, '/admin/collections/data-process-steps')
    expect((await cutTexts(page)).filter((text) => text.includes('Βήματα διαδικασιών δεδομένων'))).toEqual([])
    const [home] = docsOf(await (await signIn(email)).get('/api/pages?where[slug][equals]=home&where[brand][equals]=akta&limit=1&depth=0'))
    await open(page, `/admin/collections/pages/${home?.id}`)
    await page.$$eval('.tabs-field__tab-button', (tabs) => (tabs[1] as HTMLElement).click())
    await page.waitForSelector('.section-title__input')
    expect(await page.$eval('.section-title__input', (input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
    await open(page, '/admin/collections/pages/create')
    await press(page, '#action-save')
    await page.waitForSelector('.field-error.tooltip--show')
    const cut = await page.$$eval('.field-error.tooltip--show .tooltip-content', (nodes) =>
      nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent),
    )
    expect(cut).toEqual([])
    expect(await textOf(page)).toContain('Το πεδίο είναι υποχρεωτικό')
    await close()
  })

  it('has the account page and a form whose buttons stand at the edge without scrolling sideways', async () => {
    const { close, page } = await visitIn('el')
    await open(page, '/admin/collections/groups/create')
    expect(await scrollsSideways(page)).toBe(false)
    await open(page, '/admin/account')
    await lookAs(page, { width: 768 })
    expect(await scrollsSideways(page)).toBe(false)
    await close()
  })
})
