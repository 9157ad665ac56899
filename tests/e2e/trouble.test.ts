import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, HTTPRequest, Page } from 'puppeteer-core'
import { press, seeText, startBrowser, visitAs } from '../helpers/browser'
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
    await page.goto(`${product().baseUrl()}/dashboard/akta`, { waitUntil: 'networkidle0' })
    await seeText(page, title)
    await end()
    await press(page, 'button::-p-text(Try again)')
    await seeText(page, 'Hide unlinked')
    await close()
  })
})
