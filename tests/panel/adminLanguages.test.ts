import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { menuCollections } from '../../shared/brands/adminMenu'
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

/** What is seen and heard on a page beside what people wrote: texts outside of cells and inputs, names of controls up to the colon before a name of a record. */
const ownWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.replace(/\s+/g, ' ').trim() ?? ''
      if (text && !node.parentElement?.closest('script, style, noscript, td, h1, textarea, [contenteditable=true]')) found.add(text)
    }
    for (const key of ['aria-label', 'placeholder', 'title'])
      for (const node of document.querySelectorAll(`[${key}]`)) found.add(node.getAttribute(key)?.replace(/:.*$/s, '').trim() ?? '')
    return [...found]
  })

/** Words of English that stand in Payload's texts and in no name of the demo. */
const english =
  /(?<!\p{L})(?:to|while|add|edit|insert|drag|remove|select|choose|notifications?|dropdown|order|untitled|block|copy|url|mime|thumbnail|reset|responsive|loading|settings)(?!\p{L})/iu
/** The name of a field, "isProfessional", or of a text, "lexical:general:placeholder". */
const raw = /\b[a-z]+(?:[A-Z0-9][a-z]*)+\b|\b[a-z]+:[a-z]+:\w+|^select-all$/
const isForeign = (text: string): boolean => {
  const words = text.replace(/SHA-256 [\da-f]{64}|https?:\S+|\S+@\S+|\S+\.\w{3,4}\b|<[^>]*>/g, '')
  return english.test(words) || raw.test(words)
}

/** Hints in inputs that have no room for them. */
const cutHints = (page: Page): Promise<string[]> =>
  page.$$eval('input[placeholder]', (inputs) => {
    const pen = document.createElement('canvas').getContext('2d')
    return inputs.flatMap((input) => {
      const { placeholder } = input
      if (!pen || !input.checkVisibility() || input.clientWidth === 0) return []
      const { font, paddingInlineEnd, paddingInlineStart } = getComputedStyle(input)
      pen.font = font
      const room = input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return pen.measureText(placeholder).width > room + 2 ? [placeholder] : []
    })
  })

/** What demo records are called, and what was typed into them. */
const typed = (page: Page): Promise<string[]> =>
  page.$$eval(
    '.row-label, .rs__single-value, .rs__multi-value__label, .relationship--multi-value-label__text, .step-nav__last, .qs-rows b',
    (nodes) => nodes.map((node) => node.textContent?.trim() ?? ''),
  )

describe.each(['el', 'is'] as const)('in %s', (locale) => {
  it('no list and no form says a word of English, by sight or by name', async () => {
    const { close, page, problems } = await visitIn(locale)
    const found: string[] = []
    const admin = await signIn(email)
    // Those that other files have made meanwhile stand in the evidence of statements.
    const portals = docsOf(await admin.get('/api/portals?limit=500&depth=0')).map(({ name }) => String(name))
    const may = ((await admin.get('/api/access')).body as { collections: Record<string, { create?: unknown }> }).collections
    for (const [at, slug] of menuCollections.entries()) {
      // The heads of a list are the names of its form's fields. What stands round them would be English in either language: one goes through all lists.
      const list = locale === 'el' || at === 0 ? [`/admin/collections/${slug}?limit=1`] : []
      const form = may[slug]?.create ? [`/admin/collections/${slug}/create`] : []
      for (const path of [...list, ...form]) {
        await open(page, path)
        const names = [...portals, ...(await typed(page))]
        found.push(...(await cutHints(page)).map((hint) => `${path}: has no room for ${hint}`))
        found.push(
          ...(await ownWords(page))
            .filter((text) => isForeign(text) && !names.includes(text))
            .map((text) => `${path}: ${text.slice(0, 80)}`),
        )
      }
    }
    expect(found).toEqual([])
    expect(problems).toEqual([])
    await close()
  }, 300_000)
})

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
