import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import {
  accessibilityProblems,
  goTo,
  lookAs,
  newVisit,
  press,
  scrollsSideways,
  seeText,
  startBrowser,
  textOf,
  visitAs,
} from '../helpers/browser'
import { demoPassword, signIn } from '../helpers/client'
import { product } from '../helpers/product'
import { wrongWords } from '../helpers/panelWords'
import { docsOf } from '../helpers/records'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

type How = { width?: number; scheme?: 'light' | 'dark' }

const open = (page: Page, path: string) => goTo(page, `${product().baseUrl()}${path}`)

async function signInAt(page: Page, email: string): Promise<void> {
  await open(page, '/admin/login')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('button[type=submit]').click()
  await page.waitForFunction(() => !location.pathname.includes('login'))
  await page.waitForNetworkIdle()
}

async function asAdmin({ scheme = 'light', width = 1440 }: How = {}) {
  const visit = await visitAs(browser, 'admin@quayside.example', { width, scheme })
  await visit.page.setCookie({ name: 'quayside-theme', value: scheme, url: product().baseUrl() })
  return visit
}

describe("the panel's frame", () => {
  it('shows the mark and the name of the brand at the door, and the way to a new password', async () => {
    const { close, page, problems } = await newVisit(browser)
    await open(page, '/admin/login')
    const text = await textOf(page)
    expect(text).toContain('Akta Wealth')
    expect(text).toContain('Administration')
    expect(await page.$('.qs-logo svg path')).not.toBeNull()
    await page.locator('::-p-aria([name="Forgotten your password?"][role="link"])').click()
    await page.waitForFunction(() => location.pathname === '/login' && location.search === '?action=reset')
    expect(problems).toEqual([])
    await close()
  })

  it('asks no other host for anything', async () => {
    const { close, page } = await asAdmin()
    const hosts = new Set<string>()
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).hostname)
    })
    await open(page, '/admin')
    await open(page, '/admin/collections/accounts')
    expect([...hosts]).toEqual(['akta.localhost'])
    expect(
      await page.evaluate(() => document.fonts.check('16px "Inter Variable"') && document.fonts.check('26px "Source Serif 4 Variable"')),
    ).toBe(true)
    await close()
  })

  it('has a menu by groups, with the present collection marked and the person at the foot', async () => {
    const { close, page } = await asAdmin()
    await open(page, '/admin/collections/accounts')
    const menu = await page.$eval('nav[aria-label="Administration"]', (nav) => nav.innerText)
    for (const group of ['Accounts', 'Content', 'Portals', 'Clients', 'Records', 'Platform administrator']) expect(menu).toContain(group)
    expect(await page.$eval('nav [aria-current="page"]', (link) => link.textContent)).toContain('Accounts')
    expect(menu).not.toContain('Organisations')
    await page.evaluate(() => [...document.querySelectorAll('summary')].find((each) => each.textContent?.includes('Accounts'))?.click())
    await seeText(page, 'Organisations')
    await close()
  })

  it('opens the menu over the page on a phone, and Escape closes it', async () => {
    const { close, page } = await asAdmin({ width: 360 })
    await open(page, '/admin')
    const isShown = () => page.$eval('.qs-nav', (nav) => getComputedStyle(nav).visibility === 'visible')
    expect(await isShown()).toBe(false)
    await page.locator('.template-default__nav-toggler').click()
    await page.waitForFunction(() => getComputedStyle(document.querySelector('.qs-nav') ?? document.body).visibility === 'visible')
    expect(await isShown()).toBe(true)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('.qs-nav--open'))
    expect(await scrollsSideways(page)).toBe(false)
    await close()
  })

  it.each(['advisor@akta.example', 'investor@akta.example'])('leads %s to the portal', async (email) => {
    const { close, page } = await newVisit(browser)
    await signInAt(page, email)
    await page.waitForFunction(() => location.pathname.startsWith('/dashboard'))
    expect(await textOf(page)).not.toMatch(/not allowed|unauthori[sz]ed/i)
    await close()
  })
})

describe("the panel's first page", () => {
  it('adds up, and every number leads to what it counts', async () => {
    const { close, page } = await asAdmin()
    await open(page, '/admin')
    const { parts, sum } = await page.$eval('dl.qs-sum', (list) => {
      const numbers = [...list.querySelectorAll('dd')].map((dd) => Number(/\d+/.exec(dd.textContent ?? '')?.[0]))
      return { parts: numbers.slice(0, -1), sum: numbers.at(-1) }
    })
    expect(parts.reduce((all, part) => all + part, 0)).toBe(sum)
    expect(sum).toBeGreaterThan(0)
    const menu = await page.$$eval('.qs-groups details > summary .qs-waiting', (counts) =>
      counts.map((count) => Number(/\d+/.exec(count.textContent ?? '')?.[0])),
    )
    expect(menu.reduce((all, part) => all + part, 0)).toBe(sum)
    const accounts = docsOf(await (await signIn('admin@quayside.example')).get('/api/accounts?limit=200&depth=0'))
    const shown = await page.$$eval('.qs-map a', (links) => links.map((link) => link.textContent))
    expect(shown).toContain(`Accounts${accounts.length}`)
    expect(wrongWords(await textOf(page))).toEqual([])
    await close()
  })

  it('fetches the figures of an account when it is asked to, and says who asked', async () => {
    const { close, page } = await asAdmin()
    const admin = await signIn('admin@quayside.example')
    const [account] = docsOf(await admin.get('/api/accounts?where[externalId][equals]=QS-2044&where[name][contains]=Ellery-Voss&depth=0'))
    await open(page, `/admin/collections/accounts/${account?.id}`)
    await page.locator('.qs-facts .qs-button').click()
    await seeText(page, 'Asked for: open this record again in a moment')
    await open(page, '/admin')
    await seeText(page, /had the figures of .*Ellery-Voss.* fetched\./)
    await close()
  })
})

describe('lists and records', () => {
  it('says how many there are and what they are for', async () => {
    const { close, page } = await asAdmin()
    const accounts = docsOf(await (await signIn('admin@quayside.example')).get('/api/accounts?limit=200&depth=0'))
    await open(page, '/admin/collections/accounts')
    await seeText(page, `You have ${accounts.length} accounts`)
    await seeText(page, 'An account ties a client to a portal, its advisors and its portfolios.')
    await seeText(page, 'Not linked')
    expect(await page.$eval('.cell-figures b', (cell) => cell.textContent)).toMatch(/^[£€$][\d,]+\.\d\d$/)
    await open(page, '/admin/collections/accounts?search=nobody-has-this-name')
    await seeText(page, 'Nothing matches')
    await seeText(page, `You have ${accounts.length} accounts`)
    await open(page, '/admin/collections/access-groups')
    await seeText(page, /You have \d+ access groups/)
    await seeText(page, 'An access group lets colleagues see accounts that they do not advise.')
    await seeText(page, 'Add access group')
    await close()
  })

  it('fills an access group with everybody who may be in it by one press, and says how many came', async () => {
    const { close, page } = await asAdmin()
    const professionals = docsOf(
      await (await signIn('admin@quayside.example')).get('/api/users?where[isProfessional][equals]=true&limit=3&sort=email&depth=0'),
    )
    await open(page, '/admin/collections/access-groups/create')
    // As many as there are depends on what other files have made.
    const asked: string[] = []
    await page.setRequestInterception(true)
    page.on('request', (request) => {
      const url = decodeURIComponent(request.url())
      if (!url.includes('select[id]=true')) return void request.continue()
      asked.push(url)
      void request.respond({ contentType: 'application/json', body: JSON.stringify({ docs: professionals, totalDocs: 3 }) })
    })
    await press(page, '#field-team .qs-addall button')
    await seeText(page, '3 added')
    expect(asked).toEqual([expect.stringContaining('/api/users?depth=0&limit=200&select[id]=true&where[isProfessional][equals]=true')])
    for (const { name } of professionals) await seeText(page, String(name))
    await press(page, '#field-team .qs-addall button')
    await seeText(page, '0 added')
    expect(await page.$$eval('#field-team .rs__multi-value', (chosen) => chosen.length)).toBe(3)
    expect(await accessibilityProblems(page)).toEqual([])
    await close()
  })

  it('chooses a brand by its name and colour', async () => {
    const { close, page } = await asAdmin()
    await open(page, '/admin/collections/portals')
    const href = await page.$eval('.table tbody .qs-celllink', (link) => link.getAttribute('href'))
    await open(page, href ?? '')
    const brands = await page.$$eval('input[name=brand]', (inputs) => inputs.map((input) => input.parentElement?.innerText.trim()))
    expect(brands).toEqual(expect.arrayContaining(['Akta Wealth']))
    expect(brands).not.toContain('akta')
    expect(await page.$$eval('input[name=theme]', (inputs) => inputs.length)).toBe(11)
    await close()
  })
})

/** Each size with each scheme: a page is loaded once, and looked at in all of them. */
const looks = [1440, 360].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })))

/** What is wrong with the page that is open, in every look. The panel's own switch of colours writes the same attribute. */
async function faultsInEveryLook(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const { scheme, width } of looks) {
    await lookAs(page, { width, scheme })
    await page.evaluate(async (theme) => {
      document.documentElement.setAttribute('data-theme', theme)
      // Some of Payload's parts go over to their new colours.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    }, scheme)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(scheme)
    const sideways = (await scrollsSideways(page)) ? ['scrolls sideways'] : []
    faults.push(...[...sideways, ...(await accessibilityProblems(page))].map((fault) => `${width} px, ${scheme}: ${fault}`))
  }
  return faults
}

describe('on a desk and on a phone, in light and in dark', () => {
  it.each(['/admin', '/admin/collections/accounts', '/admin/collections/logs', '/admin/collections/report-deliveries'])(
    '%s passes axe and does not scroll sideways',
    async (path) => {
      const { close, page } = await asAdmin()
      await open(page, path)
      expect(await faultsInEveryLook(page)).toEqual([])
      await close()
    },
  )

  it('so does a record', async () => {
    const { close, page } = await asAdmin()
    const [account] = docsOf(
      await (
        await signIn('admin@quayside.example')
      ).get('/api/accounts?where[externalId][equals]=QS-2044&where[name][contains]=Ellery-Voss&depth=0'),
    )
    await open(page, `/admin/collections/accounts/${account?.id}`)
    await seeText(page, 'Ellery-Voss')
    expect(await faultsInEveryLook(page)).toEqual([])
    await close()
  })

  it('so does the door', async () => {
    const { close, page } = await newVisit(browser)
    await open(page, '/admin/login')
    expect(await faultsInEveryLook(page)).toEqual([])
    await close()
  })

  it('begins in the colours that one chose before', async () => {
    const { close, page } = await asAdmin({ scheme: 'dark' })
    await open(page, '/admin')
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    await close()
  })
})

describe('the API description', () => {
  it('stands in the look of the brand, without a script, and passes axe', async () => {
    const { close, page, problems } = await newVisit(browser)
    await open(page, '/api/docs')
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter')
    expect(await page.evaluate(() => document.scripts.length)).toBe(0)
    // All rows are written alike: three of each list show what five thousand do.
    await page.$$eval('dl > div:nth-of-type(n + 4)', (rows) => rows.forEach((row) => row.remove()))
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })
})
