import type { Browser, Page } from 'puppeteer-core'
import { newVisit, signInAs, startBrowser } from '../../tests/helpers/browser'
import { product } from '../../tests/helpers/product'
import { median, type Row } from './row'

const slowdown = 4
const rounds = 5

/** What is pressed on each screen once it stands, by the names of the elements. */
const screens = [
  { name: 'sign-in', email: null, path: () => '/login', press: 'input[type=email]' },
  { name: 'client list', email: 'advisor@akta.example', path: () => '/dashboard/akta', press: 'th button' },
  { name: 'portfolio', email: 'single@akta.example', path: (own: string) => own, press: '[role=tab]:nth-of-type(4)' },
] as const

interface Vitals {
  lcp: number
  cls: number
  interaction: number
}

/** Largest paint, layout shift and the answer to a press of the first screens at a quarter of the processor's speed; each visit has a new browser profile. */
export async function measureScreens(): Promise<Row[]> {
  const { browser, stop } = await startBrowser()
  try {
    const rows: Row[] = []
    for (const screen of screens) {
      const seen: Vitals[] = []
      for (let round = 0; round < rounds; round += 1) seen.push(await visit(browser, screen))
      const of = (key: keyof Vitals) => median(seen.map((vitals) => vitals[key]))
      rows.push({
        what: `${screen.name}, ${slowdown}× slower CPU (p50 of ${rounds}): LCP, CLS, press to next paint`,
        ours: `${Math.round(of('lcp'))} ms, ${of('cls').toFixed(3)}, ${Math.round(of('interaction'))} ms`,
        baseline: null,
        ratio: null,
        aim: '1500 ms, 0.02, 100 ms',
        baselineIs: null,
      })
    }
    return rows
  } finally {
    await stop()
  }
}

async function visit(browser: Browser, { email, path, press }: (typeof screens)[number]): Promise<Vitals> {
  const { close, page } = await newVisit(browser)
  let own = '/'
  if (email) {
    await signInAs(page, email)
    await page.waitForNetworkIdle()
    own = new URL(page.url()).pathname
  }
  const session = await page.createCDPSession()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluateOnNewDocument(watchVitals)
  await page.goto(product().baseUrl() + path(own), { waitUntil: 'networkidle0' })
  await page.waitForSelector(press)
  const { cls, lcp } = await page.evaluate(vitalsBeforePress)
  await page.click(press)
  const interaction = await longestPress(page)
  await close()
  return { cls, lcp, interaction }
}

type Watched = typeof globalThis & { vitals: { lcp: number; cls: number; press: number } }

/** Runs in the page before its own scripts. */
function watchVitals(): void {
  const vitals = { lcp: 0, cls: 0, press: 0 }
  ;(globalThis as Watched).vitals = vitals
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) vitals.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) vitals.press = Math.max(vitals.press, duration)
    // The browser tells of no event under 16 ms.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** What came of the load. The page that moved under a pointer at rest had events too: what they took belongs to the load, and is no answer to a press. */
function vitalsBeforePress(): Readonly<{ lcp: number; cls: number }> {
  const { vitals } = globalThis as Watched
  vitals.press = 0
  return { ...vitals }
}

async function longestPress(page: Page): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return page.evaluate(() => (globalThis as Watched).vitals.press)
}
