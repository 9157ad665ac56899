import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { goTo, lookAs, scrollsSideways, seeText, startBrowser, visitAs } from '../helpers/browser'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

/** Longer than any line, and without a place to break. */
const long = 'Χαρτοφυλάκιομακροπρόθεσμωνεπενδύσεωνκαιδιαφοροποιημένωνκεφαλαίωντηςοικογένειας'

/** Puts it in the place of every name that the words match. */
const lengthen = (page: Page, names: string) =>
  page.evaluate(
    (name: string, words: string) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (walker.nextNode()) found.push(walker.currentNode as Text)
      for (const text of found) if (new RegExp(words).test(text.data)) text.data = name
    },
    long,
    names,
  )

/** Whether the name is there at all. */
const shown = (page: Page): Promise<boolean> => page.evaluate((name: string) => document.body.innerText.includes(name), long)

/** What shows the name and hides a part of it: beyond its own second line, or beyond the edge of what it stands in. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate((name: string) => {
    const holders = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.childElementCount === 0 && element.textContent?.includes(name) && element.getBoundingClientRect().width > 2,
    )
    return holders.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect()
      return left < -1 || right > innerWidth + 1 ? [`${element.tagName.toLowerCase()} to ${Math.round(right)} of ${innerWidth}`] : []
    })
  }, long)

describe('names without a space', () => {
  it.each([
    ['investor@akta.example', 'Value and what was paid in', 'Ellery-Voss|General Investment|Personal Pension|Hathersall'],
    ['family@akta.example', 'Your accounts', 'Ashgrove|General Investment|Hathersall'],
    ['advisor@akta.example', 'Assets under management', 'Ashgrove|Balcarrow|Hathersall'],
  ])('break before they are cut or widen the page of %s, at any width', async (email, sign, names) => {
    const { close, page } = await visitAs(browser, email)
    await goTo(page, product().baseUrl())
    await seeText(page, sign)
    for (const width of [1440, 768, 390]) {
      await lookAs(page, { width })
      await page.waitForNetworkIdle()
      // Drawn anew at this width, by its own names.
      await lengthen(page, names)
      // Charts and tables measure themselves anew, on a slow machine after a moment.
      await page
        .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1, { timeout: 5000 })
        .catch(() => undefined)
      expect([width, await shown(page), await cut(page), await scrollsSideways(page)]).toEqual([width, true, [], false])
    }
    await close()
  })
})
