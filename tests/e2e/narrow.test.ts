import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { goTo, goWithin, lookAs, newVisit, press, scrollsSideways, signInAs, startBrowser, type Visit, visitAs } from '../helpers/browser'
import { brokenWords } from '../helpers/brokenWords'
import { signIn } from '../helpers/client'
import { cutTexts } from '../helpers/cutTexts'
import { product } from '../helpers/product'

/* What only the narrowest phone shows, in each language: the words of one of them are half as long again as those of another. */

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

const languages = [
  { locale: 'en', brand: 'akta' },
  { locale: 'is', brand: 'akta' },
  { locale: 'el', brand: 'iolcus' },
] as const

const reportNames = {
  en: 'Quarterly valuation and custody statement, General Investment Account',
  is: 'Ársfjórðungslegt eigna- og vörsluyfirlit, General Investment Account',
  el: 'Τριμηνιαία κατάσταση αποτίμησης και θεματοφυλακής, Διαχείριση χαρτοφυλακίου',
}

/** What of a page is out of sight or torn. */
async function faultsOf(page: Page): Promise<string[]> {
  return [
    ...((await scrollsSideways(page)) ? ['scrolls sideways'] : []),
    ...(await cutTexts(page)).map((text) => `cut: ${text}`),
    ...(await brokenWords(page)).map((word) => `broken: ${word}`),
  ]
}

describe.each(languages)('at 360 px, in $locale', ({ brand, locale }) => {
  let visit: Visit
  let page: Page
  let account: string
  let portfolio: string

  beforeAll(async () => {
    const client = await signIn(`investor@${brand}.example`, { brand })
    ;[{ id: account }] = ((await client.get('/api/session')).body as { accounts: [{ id: string }] }).accounts
    const { portfolios } = (await client.get(`/api/wealth/accounts/${account}`)).body as { portfolios: [{ id: string }] }
    portfolio = portfolios[0].id
    visit = await visitAs(browser, `investor@${brand}.example`, { brand, locale, width: 360 })
    ;({ page } = visit)
  })
  afterAll(async () => {
    expect(visit.problems).toEqual([])
    await visit.close()
  })

  /** Opens a screen of the portal: the first is loaded, the others come as a link leads to them. */
  const go = (path: string) =>
    (page.url() === 'about:blank' ? goTo : goWithin)(page, `${product().baseUrl(brand)}/dashboard/${brand}/${path}`)

  it('a report has both of its buttons within the window', async () => {
    await go(`account/${account}/export?kind=valuation&range=quarter&date=2026-09-30`)
    await page.waitForSelector('header button')
    const buttons = await page.$$eval('header :is(a, button)', (all) =>
      all.map((each) => {
        const { left, right } = each.getBoundingClientRect()
        return left >= 8 && right <= innerWidth - 8
      }),
    )
    expect(buttons).toEqual([true, true])
    expect(await faultsOf(page)).toEqual([])
  })

  it('facts stand beside or under their names, and no word of either is torn', async () => {
    await go(`account/${account}?open=about.account`)
    await page.waitForSelector('[role=dialog] dl')
    expect(await faultsOf(page)).toEqual([])
  })

  it('each asset class of the exposure has the bar that the legend tells of', async () => {
    await go(`portfolio/${portfolio}?tab=exposure`)
    await page.waitForSelector('main table tbody b')
    const bars = await page.$eval('main table tbody', (body) =>
      [...body.rows].map(
        (row) => [...row.querySelectorAll('[aria-hidden] > b')].filter((mark) => mark.getBoundingClientRect().height > 0).length,
      ),
    )
    expect(bars.length).toBeGreaterThan(2)
    expect(new Set(bars)).toEqual(new Set([1]))
    expect(await faultsOf(page)).toEqual([])
  })

  it('of four funds two stand beside the names of their facts, and all are reached sideways', async () => {
    await go('explorer?compare=QSI62C8,QSU30R2,QSO7E34,QSA81J5&view=compare')
    const frame = await page.waitForSelector('main [role=region][tabindex="0"]')
    const seen = () =>
      frame?.evaluate((region) => {
        const { left, right } = region.getBoundingClientRect()
        const name = region.querySelector('tbody th')?.getBoundingClientRect()
        const funds = [...region.querySelectorAll('thead th')].slice(1).map((head) => head.getBoundingClientRect())
        return {
          isNamed: name?.left === left,
          whole: funds.flatMap((fund, index) => (fund.left >= (name?.right ?? 0) - 1 && fund.right <= right + 1 ? [index] : [])),
        }
      })
    expect(await seen()).toEqual({ isNamed: true, whole: [0, 1] })
    await frame?.evaluate((region) => region.scrollTo({ left: region.scrollWidth }))
    expect(await seen()).toEqual({ isNamed: true, whole: expect.arrayContaining([3]) })
    expect(await faultsOf(page)).toEqual([])
  })

  it('what the bar at the foot has no room for opens as rows under each other, and goes when one leads away', async () => {
    await go(`account/${account}`)
    await press(page, '::-p-xpath((//nav//li[last()]/button)[last()])')
    await page.waitForSelector('[role=dialog] li')
    await page.waitForNetworkIdle({ idleTime: 300 })
    const signs = await page.$$eval('[role=dialog] :is(a, button) > [data-icon]:first-child', (all) =>
      all.map((sign) => sign.getBoundingClientRect().left),
    )
    expect(signs.length).toBeGreaterThan(3)
    expect(new Set(signs).size).toBe(1)
    expect(await faultsOf(page)).toEqual([])
    await press(page, '[role=dialog] a[href*="/simulator"]')
    await page.waitForFunction(() => location.pathname.endsWith('/simulator') && !document.querySelector('[role=dialog]'))
  })

  it('words of the rail between phone and desk end a line at a hyphen', async () => {
    await lookAs(page, { width: 1000 })
    await go(`account/${account}`)
    await page.waitForSelector('nav ul + ul li')
    expect(await faultsOf(page)).toEqual([])
    await lookAs(page, { width: 360 })
  })

  it('a toast stands above the notice of cookies, at every width', async () => {
    const { page: first, close } = await newVisit(browser, { brand, locale, width: 360 })
    await first.deleteCookie({ name: 'quayside-cookies', domain: `${brand}.localhost` })
    await signInAs(first, `investor@${brand}.example`, { brand })
    await first.waitForSelector('[data-toast]')
    // It stays for as long as somebody is at it.
    await first.hover('[data-toast]')
    await first.waitForFunction(
      () => !document.querySelector('#first-notice') && document.documentElement.style.getPropertyValue('--_notice'),
    )
    for (const width of [360, 700, 1000, 1440]) {
      await lookAs(first, { width })
      const gap = await first.evaluate(async () => {
        await new Promise((done) => setTimeout(done, 100))
        const notice = [...document.querySelectorAll('section')].find((each) => getComputedStyle(each).position === 'fixed')
        const toast = document.querySelector('[data-toast]')
        return notice && toast && notice.getBoundingClientRect().top - toast.getBoundingClientRect().bottom
      })
      expect([width, gap]).toEqual([width, expect.any(Number)])
      expect(gap).toBeGreaterThan(0)
    }
    await close()
  })

  it('a report that was made has its name on half of the list, beside buttons for a finger', async () => {
    const client = await signIn(`investor@${brand}.example`, { brand })
    const { user } = (await client.get('/api/session')).body as { user: { id: string } }
    const { page: phone, close } = await visitAs(browser, `investor@${brand}.example`, { brand, locale })
    await phone.setViewport({ width: 360, height: 800, hasTouch: true, isMobile: true })
    await phone.setRequestInterception(true)
    phone.on('request', (request) => {
      const made = { id: 'made', name: reportNames[locale], createdAt: '2026-10-01T09:00:00.000Z', filesize: 482_133, owner: user.id }
      const isAsked = new URL(request.url()).pathname === '/api/documents'
      void (isAsked
        ? request.respond({ contentType: 'application/json', body: JSON.stringify({ docs: [made], totalDocs: 1 }) })
        : request.continue())
    })
    await phone.goto(`${product().baseUrl(brand)}/dashboard/${brand}/account/${account}`, { waitUntil: 'networkidle0' })
    const opener = await phone.waitForSelector('a[href*="/api/documents/made"][target]')
    const share = await opener?.evaluate((link) => {
      const list = link.closest('section, article, div:has(> table), ul')
      return (link.parentElement?.getBoundingClientRect().width ?? 0) / (list?.getBoundingClientRect().width ?? 1)
    })
    expect(share).toBeGreaterThan(0.5)
    expect(await faultsOf(phone)).toEqual([])
    await close()
  })

  it('the simulator does not move when its figures come', async () => {
    const { page: late, close } = await visitAs(browser, `investor@${brand}.example`, { brand, locale, width: 360 })
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await late.setRequestInterception(true)
    late.on('request', (request) => {
      const isHeld = new URL(request.url()).pathname.includes('simulation')
      void (isHeld ? held : Promise.resolve()).then(() => request.continue())
    })
    await late.goto(`${product().baseUrl(brand)}/dashboard/${brand}/simulator`)
    await late.waitForSelector('main form + * h2, main form ~ * h2')
    await late.waitForSelector('main a[href^="mailto:"]')
    const tops = () =>
      late.$$eval('main h2', (heads) => heads.slice(0, 2).map((head) => Math.round(head.getBoundingClientRect().top + scrollY)))
    const before = await tops()
    release()
    await late.waitForSelector('main canvas, main svg[role=img], main [data-chart] [role=img]')
    await late.waitForNetworkIdle({ idleTime: 300 })
    const after = await tops()
    expect(before).toHaveLength(2)
    for (const [index, top] of after.entries()) expect(Math.abs(top - (before[index] ?? 0))).toBeLessThanOrEqual(8)
    expect(await faultsOf(late)).toEqual([])
    await close()
  })
})
