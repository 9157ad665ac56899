import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, HTTPRequest, Page } from 'puppeteer-core'
import { startBrowser, visitAs } from '../helpers/browser'
import { pause } from '../helpers/children'
import { signIn } from '../helpers/client'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>
let account = ''
let portfolio = ''

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  const client = await signIn('investor@akta.example')
  const session = (await client.get('/api/session')).body as { accounts: readonly { id: string }[] }
  account = session.accounts[0]?.id ?? ''
  const { portfolios } = (await client.get(`/api/wealth/accounts/${account}`)).body as { portfolios: readonly { id: string }[] }
  portfolio = portfolios[0]?.id ?? ''
})
afterAll(() => stop())

const goOn = (request: HTTPRequest) => void request.continue().catch(() => undefined)

/** Holds what matches until it is let go; the page itself brings no answers, as where its first ones take their time. */
async function hold(page: Page, isHeld: (path: string) => boolean) {
  const held: HTTPRequest[] = []
  let isHolding = true
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) void request.continue({ headers: { ...request.headers(), purpose: 'prefetch' } })
    else if (isHolding && isHeld(pathname)) held.push(request)
    else goOn(request)
  })
  return {
    count: () => held.length,
    letGo: () => {
      isHolding = false
      held.splice(0).forEach(goOn)
    },
  }
}

/** Who is signed in and on whose portal comes first: without it there is no screen that could be on its way. */
const isFigure = (path: string) => path.startsWith('/api/') && !/^\/api\/(session|bootstrap|greeting)\b/.test(path)

/** Where the cards of a page begin. */
const tops = (page: Page): Promise<number[]> =>
  page.$$eval('main section', (cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top + scrollY)))

/** By how much the layout moved, and what moved. */
type Shift = Readonly<{ by: number; what: string[] }>
type Watched = typeof globalThis & { shifts: Shift[] }

/** Runs in the page before its own scripts. */
function watchShifts(): void {
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  ;(globalThis as Watched).shifts = []
  new PerformanceObserver((list) => {
    for (const { sources, value } of list.getEntries() as Entry[]) {
      const what = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`)
      ;(globalThis as Watched).shifts.push({ by: value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const screens: [string, string, () => string][] = [
  ['an account', 'investor@akta.example', () => `/dashboard/akta/account/${account}`],
  ['an account as its advisor sees it', 'advisor@akta.example', () => `/dashboard/akta/account/${account}`],
  ['all accounts together', 'family@akta.example', () => '/dashboard/akta'],
  ['a portfolio', 'investor@akta.example', () => `/dashboard/akta/portfolio/${portfolio}`],
  ['its breakdowns', 'investor@akta.example', () => `/dashboard/akta/portfolio/${portfolio}?tab=breakdowns`],
  ['its fees', 'investor@akta.example', () => `/dashboard/akta/portfolio/${portfolio}?tab=charges`],
  [
    'an account beside a figure that its address explains',
    'investor@akta.example',
    () => `/dashboard/akta/account/${account}?open=explain.value`,
  ],
  ['a portfolio beside one', 'investor@akta.example', () => `/dashboard/akta/portfolio/${portfolio}?open=explain.value`],
  // Of somebody who is signed in here alone: how many devices others are signed in on nobody knows beforehand.
  ['the profile', 'unlinked@akta.example', () => '/profile/me'],
]

describe.each([
  [360, 780],
  [1440, 900],
])('at %i px, when its answers come,', (width, height) => {
  it.each(screens)('%s stays where it is', async (_, email, path) => {
    const { close, page } = await visitAs(browser, email, { width, height })
    await page.evaluateOnNewDocument(watchShifts)
    const answers = await hold(page, isFigure)
    await page.goto(product().baseUrl() + path())
    await page.waitForSelector('main [aria-busy=true]')
    await page.waitForSelector('main section')
    // What else the page asks for by itself, once its code is there.
    await pause(500)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const awaited = await tops(page)
    await page.evaluate(() => void ((globalThis as Watched).shifts = []))
    answers.letGo()
    await page.waitForFunction(() => document.querySelector('main section') && !document.querySelector('main [aria-busy=true]'))
    await pause(1000)
    const come = await tops(page)
    // The first card, and all that begin within the window: how many rows stand above what lies further down nobody knows.
    const inSight = come.filter((top, index) => index === 0 || top < height)
    expect(inSight.map((top, index) => ({ top, moved: Math.abs(top - (awaited[index] ?? 0)) })).filter(({ moved }) => moved > 12)).toEqual(
      [],
    )
    const shifts = await page.evaluate(() => (globalThis as Watched).shifts)
    expect(shifts.reduce((sum, { by }) => sum + by, 0) > 0.02 ? shifts : []).toEqual([])
    await close()
  })

  it('the name of the brand stays where it is when its logo comes', async () => {
    const { close, page } = await visitAs(browser, 'investor@akta.example', { width, height })
    const logo = await hold(page, (path) => /^\/brand\/portals\/.+\/logo$/.test(path))
    await page.goto(`${product().baseUrl()}/dashboard/akta/account/${account}`, { waitUntil: 'domcontentloaded' })
    const left = () =>
      page.$$eval('a:has(> img) > span', (names) =>
        names.filter((name) => name.checkVisibility()).map((name) => Math.round(name.getBoundingClientRect().left)),
      )
    await page.waitForFunction(() => document.querySelector('a > img'))
    const before = await left()
    expect(before).toHaveLength(1)
    expect(logo.count()).toBeGreaterThan(0)
    logo.letGo()
    await page.waitForFunction(() => [...document.querySelectorAll('a > img')].some((img) => (img as HTMLImageElement).naturalWidth > 0))
    expect(await left()).toEqual(before)
    await close()
  })
})
