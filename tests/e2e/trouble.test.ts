import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, HTTPRequest, Page } from 'puppeteer-core'
import { newVisit, press, seeText, signInAs, startBrowser, textOf, visitAs } from '../helpers/browser'
import { clearFaults, setFault } from '../helpers/figures'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

/** Answers some requests in the server's place; gives back how to stop. `answer` says whether it took the request. */
async function interfere(page: Page, answer: (request: HTTPRequest) => boolean): Promise<() => Promise<void>> {
  const handle = (request: HTTPRequest) => {
    if (!answer(request)) void request.continue()
  }
  page.on('request', handle)
  await page.setRequestInterception(true)
  return async () => {
    page.off('request', handle)
    await page.setRequestInterception(false)
  }
}

describe('a page that an upgrade has overtaken', () => {
  it('says in the place of the part whose file is gone that there is a new version, which a press loads in place', async () => {
    const { close, page } = await visitAs(browser, 'investor@akta.example')
    await page.goto(product().baseUrl())
    await press(page, '::-p-aria(General Investment Account)')
    await seeText(page, 'Cumulative return')
    await page.setCacheEnabled(false)
    let tries = 0
    const end = await interfere(page, (request) => {
      if (/\/assets\/TransactionsTab-/.test(request.url())) {
        tries += 1
        void request.respond({ status: 404, contentType: 'application/json', body: '{}' })
        return true
      }
      // What the next release answers for the page.
      if (tries > 0 && request.resourceType() === 'fetch' && request.headers()['accept'] === 'text/html') {
        void request.respond({ status: 200, contentType: 'text/html', body: '<script type="module" src="/assets/index-next.js"></script>' })
        return true
      }
      return false
    })
    await page.reload({ waitUntil: 'networkidle0' })
    await seeText(page, 'Cumulative return')
    await page.locator('[role=tab]::-p-text(Transactions)').click()
    await seeText(page, 'There is a new version')
    expect(tries).toBeGreaterThan(0)
    // The rest of the page stands.
    await seeText(page, 'General Investment Account')
    await end()
    await press(page, 'button::-p-text(Reload)')
    await seeText(page, /Purchase|Dividend|Interest|Contribution/)
    expect(new URL(page.url()).searchParams.get('tab')).toBe('transactions')
    await close()
  })
})

describe('a first question that fails', () => {
  it.each([
    ['the server fails', 'Error occurred', (request: HTTPRequest) => void request.respond({ status: 500, body: '{}' })],
    ['nothing answers', 'The portal cannot be reached', (request: HTTPRequest) => void request.abort('failed')],
  ])('%s: a page that says so, and goes on when it is tried again', async (_, title, refuse) => {
    const { close, page } = await visitAs(browser, 'advisor@akta.example')
    await page.goto(product().baseUrl())
    await seeText(page, 'Hide unlinked')
    const end = await interfere(page, (request) => {
      if (!request.url().endsWith('/api/session')) return false
      refuse(request)
      return true
    })
    // The server asks for no first answers for a page that is only fetched ahead: then the portal asks itself.
    await page.setExtraHTTPHeaders({ purpose: 'prefetch' })
    await page.goto(`${product().baseUrl()}/dashboard/akta`, { waitUntil: 'networkidle0' })
    await seeText(page, title)
    await end()
    await press(page, 'button::-p-text(Try again)')
    await seeText(page, 'Hide unlinked')
    await close()
  })
})

const timesSaid = async (page: Page, text: RegExp): Promise<number> => [...(await textOf(page)).matchAll(new RegExp(text, 'g'))].length
const isGone = (page: Page, text: string) => page.waitForFunction((words: string) => !document.body.innerText.includes(words), {}, text)

describe('without a connection', () => {
  it('a page says so once and keeps its figures, and goes on by itself when the connection is back', async () => {
    const { close, page } = await newVisit(browser)
    await signInAs(page, 'investor@akta.example')
    await seeText(page, 'Value and what was paid in')
    await page.waitForNetworkIdle()
    await page.setOfflineMode(true)
    await seeText(page, 'You are offline')
    expect(await timesSaid(page, /You are offline|The portal cannot be reached|could not load/)).toBe(1)
    expect(await textOf(page)).toContain('General Investment Account')
    await page.setOfflineMode(false)
    await isGone(page, 'You are offline')
    await press(page, '::-p-aria(General Investment Account)')
    await seeText(page, 'Cumulative return')
    await close()
  })
})

describe('a data provider that does not answer', () => {
  afterAll(() => clearFaults())

  it('is told once on a page, however many of its figures are old or missing', async () => {
    const { close, page } = await newVisit(browser)
    await signInAs(page, 'advisor@akta.example')
    await seeText(page, 'Assets under management')
    await setFault({ kind: 'status', status: 503 })
    const account = await page.$$eval('table a[href*="/account/"]', (links) => links.at(-1)?.href ?? '')
    await page.goto(account, { waitUntil: 'networkidle0' })
    await seeText(page, 'Try now')
    expect(await timesSaid(page, /Try now/)).toBe(1)
    await clearFaults()
    await close()
  })
})

describe('somebody who does nothing', () => {
  it('is warned in sight of whatever they had scrolled to, aloud, and stays by a press', async () => {
    const { close, page } = await newVisit(browser)
    await signInAs(page, 'investor@akta.example')
    await seeText(page, 'Value and what was paid in')
    await page.waitForNetworkIdle()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForFunction(() => scrollY > 300)
    // As long as the idle time but a minute; the page looks at the clock when it is looked at.
    await page.evaluate(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 29 * 60_000
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await seeText(page, /You will be signed out in [01]:\d\d/)
    const stay = await page.waitForSelector('button::-p-text(Stay signed in)')
    expect(await stay?.isIntersectingViewport({ threshold: 1 })).toBe(true)
    const alerts = await page.$$eval('[role=alert]', (elements) => elements.map(({ textContent }) => textContent))
    expect(alerts).toContain('You will be signed out in less than two minutes')
    await stay?.click()
    await isGone(page, 'Stay signed in')
    expect(await page.evaluate(() => location.pathname)).toMatch(/\/account\//)
    await close()
  })
})
