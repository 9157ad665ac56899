import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { accessibilityProblems, arriveAt, isInReach, scrollsSideways, seeText, startBrowser, visitAs } from '../helpers/browser'
import { type Client, demoPassword, signIn } from '../helpers/client'
import { product } from '../helpers/product'
import { create, docsOf } from '../helpers/records'
import { smallTargets } from '../helpers/smallTargets'

/* A batch of two statements as the people see it: started by one administrator, released by another, opened by the client, and shown by the evidence. */

const second = 'second.admin@quayside.example'

let browser: Browser
let stop: () => Promise<void>
let admin: Client
let accounts: string[]
let portal: string
let batch: string | undefined

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  admin = await signIn('admin@quayside.example')
  await create(admin, 'users', { name: 'Owen Tarrick', email: second, password: demoPassword, admin: true, hideIntroText: true })
  portal = String(docsOf(await admin.get('/api/portals?where[slug][equals]=akta&limit=1&depth=0'))[0]?.id)
  // The firms of other files have accounts of the same ids.
  const known = docsOf(await admin.get('/api/accounts?where[externalId][in]=QS-2044,QS-2045&depth=0&sort=externalId&limit=100'))
  accounts = known.filter((account) => account.portal === portal).map(({ id }) => id)
})
afterAll(() => stop())

const open = (page: Page, path: string) =>
  // The events of a batch never end, so the network of its page is never still.
  page.goto(`${product().baseUrl()}${path}`, { waitUntil: 'load' })

/** Clicks the first element that matches, as soon as a click on it arrives. */
async function clickOn(page: Page, selector: string): Promise<void> {
  const found = await page.waitForSelector(selector, { visible: true })
  if (!found) throw new Error(`nothing matches ${selector}`)
  await page.waitForFunction(isInReach, {}, found)
  await found.click()
}

const press = (page: Page, text: string) =>
  clickOn(page, `::-p-xpath(//*[self::button or self::a][contains(normalize-space(.), "${text}")][not(@disabled)])`)

/** Of the batch that the first test starts; without one the others say so at once instead of looking for it. */
function batchPath(): string {
  if (batch === undefined) throw new Error('No batch was started: see the first test')
  return `/admin/collections/report-batches/${batch}`
}

describe('a batch of statements', () => {
  it('is started for two accounts that were chosen in their list, and both are made before one’s eyes', async () => {
    const { close, page, problems } = await visitAs(browser, 'admin@quayside.example')
    await open(page, `/admin/collections/accounts?${accounts.map((id) => `where[id][in][]=${id}`).join('&')}`)
    await page.waitForFunction(() => document.querySelectorAll('tbody input[type=checkbox]').length === 2)
    await clickOn(page, 'thead input[type=checkbox]')
    await press(page, 'Start a batch')
    await seeText(page, 'The 2 accounts that you chose')
    await page.locator('.qs-dialog label:nth-of-type(1) select').fill(portal)
    await page.locator('.qs-dialog label:nth-of-type(2) select').fill('valuation')
    await press(page, 'Start the batch')
    await arriveAt(page, '/admin/collections/report-batches/')
    batch = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await seeText(page, 'All 2 statements are done', 120_000)
    await seeText(page, 'You started this batch or had a statement made again, so you may not approve it.')
    expect(await page.$$eval('.qs-gate button:disabled', (buttons) => buttons.map((button) => button.textContent))).toEqual([
      'Approve 2 statements',
      'Publish and notify',
    ])
    expect(problems).toEqual([])
    await close()
  })

  it('has its last deed on one line on a tablet, in Greek', async () => {
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { locale: 'el' })
    await page.setCookie({ name: 'quayside-lng', value: 'el', url: product().baseUrl() })
    await page.setViewport({ width: 768, height: 1024 })
    await open(page, batchPath())
    await seeText(page, 'Δημοσίευση και ενημέρωση')
    const lines = await page.$eval('.qs-step:last-child .qs-button', (button) => {
      const text = document.createRange()
      text.selectNodeContents(button)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBe(1)
    expect(await page.$eval('.qs-gate', (gate) => gate.scrollWidth - gate.clientWidth)).toBeLessThanOrEqual(0)
    expect(await scrollsSideways(page)).toBe(false)
    await close()
  })

  it('shows the pages of a statement, drawn from its file', async () => {
    const { close, page, problems } = await visitAs(browser, 'admin@quayside.example')
    await open(page, batchPath())
    await clickOn(page, 'button.qs-expander')
    await page.waitForFunction(() => document.querySelectorAll('.qs-sheet canvas').length > 2)
    await seeText(page, /Figures as of\s+\d\d\/\d\d\/\d{4}, read/)
    expect(problems).toEqual([])
    await close()
  })

  it('is read, approved and published by another administrator', async () => {
    const { close, page } = await visitAs(browser, second)
    await open(page, batchPath())
    await seeText(page, 'First read the samples.')
    await page.waitForSelector('tr:has(.qs-mark-sample) .qs-icon')
    const samples = await page.$$eval('tr:has(.qs-mark-sample) .qs-icon', (links) => links.length)
    for (let at = 0; at < samples; at += 1) {
      await clickOn(page, `::-p-xpath((//tr[.//*[@class="qs-mark-sample"]]//a[@class="qs-icon"])[${at + 1}])`)
      // The file opens in a tab of its own, and a page behind it draws nothing.
      await page.bringToFront()
      await page.waitForFunction(
        (read: string) => document.querySelector('.qs-samples')?.textContent.includes(read),
        {},
        `${at + 1} of ${samples}`,
      )
    }
    await press(page, 'Approve 2 statements')
    await seeText(page, 'Approved by Owen Tarrick')
    await press(page, 'Publish and notify')
    await seeText(page, 'This cannot be taken back')
    await press(page, 'Yes, publish 2 statements')
    await seeText(page, '2 statements are published')
    await close()
  })

  it('is in the client’s documents, and the evidence says when it was opened', async () => {
    const client = await signIn('investor@akta.example')
    const [statement] = docsOf(await client.get(`/api/documents?where[account][equals]=${accounts[0]}&sort=-createdAt&limit=1&depth=0`))
    expect((await client.get(`/api/documents/${statement?.id}/download`)).status).toBe(200)

    const { close, page, problems } = await visitAs(browser, 'admin@quayside.example')
    await open(page, '/admin/collections/report-deliveries')
    await seeText(page, '2 statements were published')
    await seeText(page, 'Once')
    const csv = await page.$eval('a[href^="/api/report-evidence.csv"]', (link) => link.getAttribute('href') ?? '')
    const rows = (await admin.get(csv)).text.trim().split('\n')
    expect(rows).toHaveLength(3)
    expect(rows.join('\n')).toMatch(/[0-9a-f]{64}/)
    expect(problems).toEqual([])
    await close()
  })

  it('is on the first screen of a client with one portfolio too', async () => {
    const { close, page, problems } = await visitAs(browser, 'single@akta.example')
    await open(page, '/')
    await page.waitForFunction(() => location.pathname.includes('/portfolio/'))
    const statement = await page.waitForSelector('main a[href^="/api/documents/"]')
    expect(await statement?.evaluate((link) => `${link.textContent} ${link.getAttribute('href')}`)).toMatch(
      /valuation.* \/api\/documents\/[\w-]+\/download\?inline=1$/i,
    )
    expect(problems).toEqual([])
    await close()
  })

  it.each([
    { width: 1440, scheme: 'light' },
    { width: 768, scheme: 'dark' },
    { width: 360, scheme: 'light' },
  ] as const)('passes axe and does not scroll sideways at $width px, $scheme, as does the evidence', async ({ scheme, width }) => {
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width, scheme })
    await page.setCookie({ name: 'quayside-theme', value: scheme, url: product().baseUrl() })
    for (const [path, text] of [
      [batchPath(), 'Before release'],
      ['/admin/collections/report-deliveries', 'published'],
    ] as const) {
      await open(page, path)
      await seeText(page, text)
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    }
    await close()
  })

  it.each([
    ['a pointer', 24, { width: 1440, height: 900 }],
    ['a finger', 44, { width: 390, height: 844, hasTouch: true, isMobile: true }],
  ] as const)('has targets that are large enough for %s, as has the evidence', async (_, least, viewport) => {
    const { close, page } = await visitAs(browser, 'admin@quayside.example')
    await page.setViewport(viewport)
    for (const path of [batchPath(), '/admin/collections/report-deliveries']) {
      await open(page, path)
      await page.waitForSelector('.qs-expander')
      expect(await smallTargets(page, least, 'main')).toEqual([])
    }
    await close()
  })
})
