import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, HTTPRequest, Page } from 'puppeteer-core'
import { portalDirectory } from '../../cms/server/portalBuild'
import {
  accessibilityProblems,
  goTo,
  goWithin,
  lookAs,
  newVisit,
  press,
  scrollsSideways,
  seeText,
  startBrowser,
  type Visit,
  visitAs,
} from '../helpers/browser'
import { cutTexts } from '../helpers/cutTexts'
import { locales } from '../../shared/i18n/locales'
import { initialScripts } from '../helpers/initialScripts'
import { loadedFonts } from '../helpers/loadedFonts'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

describe('JavaScript before the first screen, compressed, with its texts', () => {
  it.each([
    ['sign-in', '/login', 110],
    ['the client list', '/dashboard/x', 150],
    ['the account', '/dashboard/x/account/y', 170],
    ['the portfolio', '/dashboard/x/portfolio/y', 200],
  ])(
    'is for %s (%s) at most %i kB in every language, in at most twelve files; lists, dialogs and charts come when they are opened or seen',
    (_, path, kB) => {
      const loads = locales.map((locale) => initialScripts(path, locale))
      expect(Math.max(...loads.map(({ bytes }) => bytes)) / 1000).toBeLessThanOrEqual(kB)
      expect(Math.max(...loads.map(({ files }) => files))).toBeLessThanOrEqual(12)
    },
  )
})

it('every file of the build runs by itself, whoever fetches it first', async () => {
  const files = readdirSync(join(portalDirectory(), 'assets')).filter((file) => file.endsWith('.js'))
  const { close, page } = await newVisit(browser)
  await page.goto(`${product().baseUrl()}/login`)
  const failures = await page.evaluate(
    async (names) => {
      const failed: string[] = []
      for (const name of names) await import(`/assets/${name}`).catch((error: unknown) => failed.push(`${name}: ${String(error)}`))
      return failed
    },
    files.filter((file) => !file.startsWith('index-')),
  )
  expect(failures).toEqual([])
  await close()
})

/**
 * Opens an address in a page that has loaded nothing yet, and holds back its scripts, until the function that it returns is called: that lets them go, waits
 * for the page to be loaded, and says when that was, in milliseconds of the page. A browser that has run them before asks nobody for them now and then.
 */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<number>> {
  await page.setRequestInterception(true)
  let isHeld = true
  const held: HTTPRequest[] = []
  const goOn = (request: HTTPRequest) => void request.continue().catch(() => undefined)
  page.on('request', (request) => (isHeld && request.url().endsWith('.js') ? held.push(request) : goOn(request)))
  const arriving = page.goto(address)
  return async () => {
    const now = await page.evaluate(() => performance.now())
    isHeld = false
    held.forEach(goOn)
    await arriving
    return now
  }
}

type Painted = { largestPaint?: { at: number; text: string } }

/** Notes the browser's own largest paint of every page that is opened from now on: what it calls the main part of the page, and when that stood. */
const noteLargestPaint = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    new PerformanceObserver((list) => {
      for (const { element, startTime } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        (globalThis as Painted).largestPaint = { at: startTime, text: element?.textContent?.trim() ?? '' }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })

/** Waits until the browser has painted something that counts; with `selector`, until that is the largest. */
const largestPainted = (page: Page, selector?: string) =>
  page.waitForFunction(
    (of: string | undefined) => {
      const { largestPaint } = globalThis as Painted
      return largestPaint !== undefined && (of === undefined || largestPaint.text === document.querySelector(of)?.textContent?.trim())
    },
    {},
    selector,
  )

const largestPaint = (page: Page) => page.evaluate(() => (globalThis as Painted).largestPaint ?? { at: Infinity, text: 'none' })

it.each([
  ['akta', 390],
  ['akta', 1440],
  ['bowmore', 390],
] as const)('what a stranger reads before the script has run stays where it is when it has: %s at %i px', async (brand, width) => {
  const { close, page } = await newVisit(browser, { brand, width, height: 844 })
  await noteLargestPaint(page)
  const release = await openWithoutScripts(page, `${product().baseUrl(brand)}/login`)
  const placeOf = (selector: string) =>
    page.$eval(selector, (element) => {
      const { left, top, width: wide } = element.getBoundingClientRect()
      return [left, top, wide].map(Math.round)
    })
  const places = async () => [await placeOf('h1'), await placeOf('h1 + p')]
  await page.waitForSelector('h1')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await page.$('input')).toBeNull()
  const before = await places()
  await largestPainted(page)
  const released = await release()
  await page.waitForSelector('input[name=email]')
  expect(await page.$$('h1')).toHaveLength(1)
  expect(await places()).toEqual(before)
  await page.waitForNetworkIdle()
  const largest = await largestPaint(page)
  // A wide window has the motto too, which is first painted in the letters that stand in for its own, a little narrower than those.
  expect([largest.text, largest.at < released || width > 960]).toEqual([largest.text, true])
  await close()
})

it('the first view of a portfolio asks for nothing that came with its page, and for at most 60 kB of fonts', async () => {
  const { close, page } = await visitAs(browser, 'investor@akta.example')
  await page.goto(product().baseUrl(), { waitUntil: 'networkidle0' })
  const portfolio = (await page.$eval('a[href*="/portfolio/"]', (link) => link.getAttribute('href'))) ?? ''
  const url = `${product().baseUrl()}${portfolio}`
  // Asked once: what its source takes is no part of the first page.
  await page.goto(url, { waitUntil: 'networkidle0' })
  const figure = await page.$eval('h1', (title) => title.closest('main')?.querySelector('p')?.textContent ?? '')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(url, { waitUntil: 'networkidle0' })
  const of = `/api/wealth${portfolio.slice(portfolio.indexOf('/portfolio/')).replace('/portfolio/', '/portfolios/')}`
  for (const path of ['/api/session', of, `${of}/performance`, `${of}/holdings`, `${of}/transactions`]) expect(asked).not.toContain(path)
  expect(figure).toMatch(/\d/)
  expect((await loadedFonts(page)).bytes / 1000).toBeLessThanOrEqual(60)
  expect(await page.$('#first-answers, .view')).toBeNull()
  await close()
})

it('the figure of a portfolio is drawn once: where and as large as its page has it before the script has run, which draws nothing larger', async () => {
  const before = await visitAs(browser, 'investor@akta.example')
  await goTo(before.page, product().baseUrl())
  const portfolio = (await before.page.$eval('a[href*="/portfolio/"]', (link) => link.getAttribute('href'))) ?? ''
  // Asked once, so that the figure comes with the page.
  await goTo(before.page, `${product().baseUrl()}${portfolio}`)
  await before.close()
  // Another device of theirs.
  const { close, page } = await visitAs(browser, 'investor@akta.example', { locale: 'en' })
  await noteLargestPaint(page)
  const release = await openWithoutScripts(page, `${product().baseUrl()}${portfolio}`)
  /** Once it is laid out, in its own letters. */
  const boxOf = async (selector: string) => {
    const box = await page.waitForFunction(
      (of: string) => {
        const element = document.querySelector(of)
        if (!element) return false
        const range = document.createRange()
        range.selectNodeContents(element)
        const { height, left, top, width } = range.getBoundingClientRect()
        return width > 0 && document.fonts.status === 'loaded' && [left, top, width, height].map((length) => Math.round(length * 10))
      },
      {},
      selector,
    )
    return box.jsonValue()
  }
  await page.waitForSelector('.view p')
  const box = await boxOf('.view p')
  await largestPainted(page, '.view p')
  const released = await release()
  await page.waitForSelector('main p > [aria-hidden]')
  expect(await boxOf('main p > [aria-hidden]')).toEqual(box)
  await page.waitForNetworkIdle()
  const largest = await largestPaint(page)
  expect([largest.text, largest.at < released]).toEqual([largest.text, true])
  await close()
})

const sizes = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 320, scheme: 'light' },
] as const

/** What is wrong with the screen that is open, at each size and scheme: it is loaded once and changes its size as a window does. */
async function faultsOf(page: Page, screen: string, { cuts = false } = {}): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await lookAs(page, size)
    await page.waitForNetworkIdle({ idleTime: 200 })
    const place = `${screen} at ${size.width} px, ${size.scheme}`
    found.push(...(await accessibilityProblems(page)).map((problem) => `${place}: ${problem}`))
    if (await scrollsSideways(page)) found.push(`${place}: scrolls sideways`)
    // A name of a person or a fund may end in an ellipsis, a figure may not.
    if (cuts) found.push(...(await cutTexts(page)).filter((text) => !text.endsWith('(ellipsis)')).map((text) => `${place}: cut: ${text}`))
  }
  return found
}

describe('every screen stands up to axe and does not scroll sideways, at any size, in light and dark', () => {
  it('sign-in', async () => {
    const { close, page, problems } = await newVisit(browser)
    await goTo(page, `${product().baseUrl()}/login`)
    await page.waitForSelector('input[name=password]')
    expect(await faultsOf(page, 'sign-in')).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  describe('of an investor', () => {
    let visit: Visit
    let account: string
    let portfolio: string

    beforeAll(async () => {
      visit = await visitAs(browser, 'investor@akta.example')
      await goTo(visit.page, product().baseUrl())
      await seeText(visit.page, 'Individual Savings Account')
      account = visit.page.url()
      portfolio = await visit.page.$eval('table a[href*="/portfolio/"]', (link) => link.href)
    })
    afterEach(() => {
      expect(visit.problems).toEqual([])
    })
    afterAll(() => visit.close())

    it('account, and the order of a report', async () => {
      expect(await faultsOf(visit.page, 'account')).toEqual([])
      await visit.page.locator('button::-p-text(Get report)').click()
      await seeText(visit.page, 'Make the report')
      expect(await faultsOf(visit.page, 'order of a report')).toEqual([])
    })

    it.each([
      ['portfolio', '', 'Cumulative return'],
      ['holdings', '?tab=holdings', 'Calderfell'],
      ['transactions', '?tab=transactions', /Purchase|Dividend|Interest|Contribution/],
    ])('%s', async (screen, query, text) => {
      await lookAs(visit.page, sizes[0])
      await goWithin(visit.page, `${portfolio}${query}`)
      await seeText(visit.page, text)
      expect(await faultsOf(visit.page, screen)).toEqual([])
    })

    it.each([
      ['breakdowns', '?tab=breakdowns', 'Global Equity'],
      ['simulated returns', '?tab=simulated', 'Model portfolios'],
      ['cash', '?tab=cash', /Purchase|Dividend|Interest|Contribution/],
    ])('%s, whose tables cut no word either', async (screen, query, text) => {
      await lookAs(visit.page, sizes[0])
      await goWithin(visit.page, `${portfolio}${query}`)
      await seeText(visit.page, text)
      expect(await faultsOf(visit.page, screen, { cuts: true })).toEqual([])
    })

    it('a form that the rail leads to, with what is missing', async () => {
      await lookAs(visit.page, sizes[0])
      await goWithin(visit.page, account)
      await press(visit.page, '::-p-aria(Forms)')
      await press(visit.page, '::-p-aria(Risk questionnaire)')
      await seeText(visit.page, 'What is the money for?')
      expect(await faultsOf(visit.page, 'form')).toEqual([])
      await lookAs(visit.page, sizes[0])
      await press(visit.page, '::-p-aria(Go on)')
      await seeText(visit.page, 'Field is required')
      expect(await faultsOf(visit.page, 'form with what is missing')).toEqual([])
    })

    it('what the bar of a phone has no room for', async () => {
      await lookAs(visit.page, { width: 360, height: 900, scheme: 'light' })
      await goWithin(visit.page, account)
      await press(visit.page, '::-p-aria([name="More"][role="button"])')
      await visit.page.waitForSelector('[role=dialog]')
      expect(await accessibilityProblems(visit.page)).toEqual([])
    })

    it('report', async () => {
      await visit.page.goto(`${account}/export`)
      await visit.page.waitForSelector('html[data-report-ready=true]')
      expect(await faultsOf(visit.page, 'report')).toEqual([])
    })

    it('a report whose figures stand under their heads, whose totals stand under a rule, and whose bars are as long as their head says', async () => {
      await lookAs(visit.page, sizes[0])
      const report = await visit.page.$$eval('main table', (tables) => {
        /** By column, all ways in which its head and its figures are set. */
        const settings = ({ rows }: HTMLTableElement) => {
          const found: Set<string>[] = []
          for (const { cells } of rows) {
            let column = 0
            for (const cell of cells) {
              const { paddingInlineEnd, textAlign } = getComputedStyle(cell)
              if (cell.colSpan === 1 && cell.innerText.trim()) (found[column] ??= new Set()).add(`${textAlign} ${paddingInlineEnd}`)
              column += cell.colSpan
            }
          }
          return found.map((ways) => [...ways].join(' and '))
        }
        const totals = tables.flatMap((table) => [...table.querySelectorAll<HTMLTableRowElement>('tr[data-total], tfoot tr')])
        const bars = tables.flatMap((table) => [...table.querySelectorAll('td > [aria-hidden] > i')])
        return {
          settings: tables.map((table) => ({ table: table.caption?.innerText, ways: settings(table) })),
          rules: totals.map(({ cells }) => [...new Set([...cells].map((cell) => getComputedStyle(cell).borderTopStyle))].join(' and ')),
          scales: [...new Set(bars.map((bar) => bar.closest('table')?.querySelectorAll('th')[1]?.innerText))],
          bars: bars.map((bar) => Math.round((bar.clientWidth / (bar.parentElement?.clientWidth ?? 0)) * 100)),
          shares: bars.map((bar) => Math.round(parseFloat(bar.closest('td')?.nextElementSibling?.textContent ?? ''))),
        }
      })
      expect(report.settings.length).toBeGreaterThan(5)
      expect(report.bars.length).toBeGreaterThan(5)
      expect({
        uneven: report.settings.filter(({ ways }) => ways.some((way) => way.includes(' and '))),
        ends: [...new Set(report.settings.map(({ ways }) => ways.at(-1)))],
        rules: [...new Set(report.rules)],
        scales: report.scales,
        bars: report.bars,
      }).toEqual({ uneven: [], ends: ['end 0px'], rules: ['solid'], scales: ['Share (full bar 100%)'], bars: report.shares })
    })
  })

  it.each([
    ['the accounts of a family', 'family', 'Your accounts'],
    ['an account that is not linked yet', 'unlinked', 'We are linking your account'],
    ['the client list', 'advisor', 'Assets under management'],
  ])('%s', async (screen, person, text) => {
    const { close, page, problems } = await visitAs(browser, `${person}@akta.example`)
    await goTo(page, product().baseUrl())
    await seeText(page, text)
    // Somebody new is told first that there is nothing to see yet, and then where to begin.
    for (const button of person === 'unlinked' ? ['Limited browsing', 'Close'] : []) {
      await page.waitForSelector(`::-p-aria([name="${button}"][role="button"])`)
      expect(await faultsOf(page, `${screen}: ${button}`)).toEqual([])
      await press(page, `::-p-aria([name="${button}"][role="button"])`)
    }
    expect(await faultsOf(page, screen)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('sums of a group and of the whole stand out from their rows', async () => {
    const { close, page } = await visitAs(browser, 'family@akta.example')
    await goTo(page, product().baseUrl())
    await seeText(page, 'Your accounts')
    const weightOf = async (part: string) =>
      (await page.waitForSelector(`main ${part}`))?.evaluate((element) => getComputedStyle(element).fontWeight)
    expect([await weightOf('tbody [scope=rowgroup]'), await weightOf('tfoot th')]).toEqual(['550', '600'])
    await close()
  })
})

describe('the longer words of another language on a phone', () => {
  it('leave the holdings and the allocation whole', async () => {
    const { close, page } = await visitAs(browser, 'investor@akta.example', { width: 360, locale: 'is' })
    await page.goto(product().baseUrl())
    await press(page, '::-p-aria(General Investment Account)')
    await seeText(page, 'Eignaskipting')
    await seeText(page, 'Fasteignir')
    await page.waitForNetworkIdle()
    const cutOff = await page.evaluate(() => {
      const rows = [...document.querySelectorAll('ul[aria-label] > li > *')]
      const holdings = [...document.querySelectorAll('table')].find((table) => table.textContent?.includes('Calderfell'))
      const room = holdings?.parentElement
      return [
        ...rows.flatMap((row) => [...row.children]).filter((cell) => cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 0),
        ...(room && room.scrollWidth > room.clientWidth + 1 ? [room] : []),
      ].map((element) => element.textContent?.slice(0, 60))
    })
    expect(cutOff).toEqual([])
    await close()
  })

  it('leave the amounts of a long table beside its names', async () => {
    const { close, page } = await visitAs(browser, 'investor@akta.example', { width: 360, locale: 'is' })
    await page.goto(product().baseUrl())
    await press(page, '::-p-aria(General Investment Account)')
    await page.waitForFunction(() => location.pathname.includes('/portfolio/'))
    await page.goto(`${page.url()}?tab=transactions&range=all`)
    await page.waitForSelector('table[aria-rowcount] tr[data-index] td')
    const [table, amounts] = await page.$eval('table[aria-rowcount]', (element) => [
      element.getBoundingClientRect().right,
      element.querySelector('tr[data-index] > td:last-child')?.getBoundingClientRect().right,
    ])
    expect(amounts).toBeCloseTo(table ?? 0, 0)
    await close()
  })
})
