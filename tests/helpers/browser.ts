import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type BrowserContext, type HTTPRequest, type LaunchOptions, type Page } from 'puppeteer-core'
import { chromiumFiles } from '../../jobs/pdf/chromiumFiles'
import { roomyMemoryDisk } from '../../scripts/lib/memoryDisk.mjs'
import { pause } from './children'
import { demoPassword, signIn } from './client'
import { type BrandName, product } from './product'

/** Name of the variable that holds the address of the browser that globalSetup started for all files of a run. */
export const browserVariable = 'QUAYSIDE_TEST_BROWSER'

type Started = Readonly<{ browser: Browser; stop: () => Promise<void> }>

/**
 * A browser for tests: the same Chromium that makes the PDFs, with the product's network. The one of the run where there is one, since starting one costs as
 * much as a test; `stop` then closes what was opened in it. Unpacked into the product's data unless told where, and then of the caller alone.
 */
export async function startBrowser(unpackedIn?: string): Promise<Started> {
  const shared = unpackedIn === undefined ? await connectToShared() : null
  if (!shared) return launchBrowser(unpackedIn)
  const stop = async () => {
    const own = shared.browserContexts().filter((context) => context !== shared.defaultBrowserContext())
    await Promise.all(own.map((context) => context.close()))
    await shared.disconnect()
  }
  return { browser: shared, stop }
}

/** Null where the run has none, or no longer: a machine that is short of memory ends a browser first. */
const connectToShared = async (): Promise<Browser | null> => {
  const browserWSEndpoint = process.env[browserVariable]
  return browserWSEndpoint ? puppeteer.connect({ browserWSEndpoint }).catch(() => null) : null
}

/** A browser of its own, whose address others can connect to. */
export async function launchBrowser(unpackedIn = product().dataDir): Promise<Started> {
  const memory = roomyMemoryDisk()
  const dataDir = mkdtempSync(join(memory ?? tmpdir(), 'qs-browser-'))
  // Unpacked once for a run, where the worker looks for it too.
  const files = await chromiumFiles({ dataDir: unpackedIn, chromiumPath: process.env.CHROMIUM_PATH ?? null })
  const browser = await launchPatiently({
    executablePath: files.executablePath,
    env: { ...files.env, HOME: dataDir, TMPDIR: dataDir },
    userDataDir: join(dataDir, 'profile'),
    headless: 'shell',
    // Puppeteer has each picture that a page is drawn of made as a file on the disk, for containers that have no memory for it.
    ignoreDefaultArgs: memory ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      '--font-render-hinting=none',
      '--hide-scrollbars',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  return {
    browser,
    stop: async () => {
      await browser.close()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** A starved machine now and then ends a browser while it starts; the next one starts. */
async function launchPatiently(options: LaunchOptions, tries = 3): Promise<Browser> {
  try {
    return await puppeteer.launch(options)
  } catch (error) {
    if (tries <= 1) throw error
    return launchPatiently(options, tries - 1)
  }
}

export type Visit = Readonly<{ page: Page; problems: string[]; close: () => Promise<void> }>

type How = { width?: number; height?: number; scheme?: 'light' | 'dark'; brand?: BrandName; locale?: string }

/** A page with cookies and a cache of its own: a stranger's. `problems` collects what the console and the page complain of. */
export async function newVisit(browser: Browser, how: How = {}): Promise<Visit> {
  const context = await contextWith(browser, how)
  return { ...(await openPage(context, how)), close: () => context.close() }
}

/** Milliseconds that a wait may take on a machine that builds, serves and tests at once; it ends as soon as there is something to see. */
const patience = 60_000

/** By browser, the contexts of those who are signed in. */
const signedIn = new WeakMap<Browser, Map<string, Promise<BrowserContext>>>()

/**
 * A page of somebody who is signed in, still empty. All pages of a person share the session and the browser's cache of files: only a test of sign-in
 * itself needs `newVisit` and `signInAs`, which load everything anew.
 */
export async function visitAs(browser: Browser, email: string, how: How = {}): Promise<Visit> {
  const { brand = 'akta', locale } = how
  const known = signedIn.get(browser) ?? new Map<string, Promise<BrowserContext>>()
  signedIn.set(browser, known)
  const key = [email, brand, locale].join(' ')
  const context = known.get(key) ?? contextOf(browser, email, how)
  known.set(key, context)
  return openPage(await context, how)
}

/** Sessions end: whoever works longer than they last has everybody sign in again. */
export const signInAnew = (browser: Browser): void => void signedIn.delete(browser)

async function contextOf(browser: Browser, email: string, how: How): Promise<BrowserContext> {
  const { brand = 'akta' } = how
  const [context, client] = await Promise.all([contextWith(browser, how), signIn(email, { brand })])
  const [name = '', value = ''] = client.cookie().split('=', 2)
  await context.setCookie({ name, value, domain: `${brand}.localhost`, path: '/', httpOnly: true, sameSite: 'Lax' })
  return context
}

async function contextWith(browser: Browser, { brand = 'akta', locale }: How): Promise<BrowserContext> {
  const context = await browser.createBrowserContext()
  // Somebody who has been here before: the notice would lie over what stands at the foot of a page. It has a test of its own.
  await context.setCookie({ name: 'quayside-cookies', value: 'accepted', domain: `${brand}.localhost`, path: '/' })
  if (locale) await context.setCookie({ name: 'quayside-locale', value: locale, domain: `${brand}.localhost`, path: '/' })
  return context
}

async function openPage(context: BrowserContext, how: How): Promise<Visit> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  page.waitForFunction = askedFromHere(page)
  page.waitForNetworkIdle = restOf(page)
  await lookAs(page, how)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`page: ${error instanceof Error ? error.message : String(error)}`))
  // React wraps what it recovers from; the cause is what one needs to read.
  await page.evaluateOnNewDocument(() =>
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error) console.error('cause:', error.cause.message)
    }),
  )
  page.on('console', (message) => {
    // The browser itself writes a line for each answer of 400 and above; the first question of a stranger is one.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) problems.push(`console: ${message.text()}`)
  })
  return { page, problems, close: () => page.close() }
}

/**
 * `waitForFunction` that puts its question anew each time. Puppeteer has the page itself tell when the answer is yes, and on a busy machine that is lost now
 * and then while a page gives way to another: the test then waited a minute for what it was looking at.
 */
function askedFromHere(page: Page): Page['waitForFunction'] {
  const wait = async (question: () => unknown, { timeout = patience }: Readonly<{ timeout?: number }> = {}, ...args: never[]) => {
    const until = Date.now() + timeout
    // Most answers come within a moment; what takes longer is asked for less often.
    for (let between = 25; ; between = Math.min(between * 1.5, 150)) {
      let cause: unknown
      try {
        const answer = await page.evaluateHandle(question, ...args)
        if (answer.asElement() ?? (await answer.jsonValue())) return answer
        await answer.dispose()
      } catch (error) {
        // A page on its way has no answer.
        if (page.isClosed()) throw error
        cause = error
      }
      if (Date.now() > until) throw new Error(`Waiting failed: ${timeout} ms exceeded, at ${await sightOf(page)}`, { cause })
      await pause(between)
    }
  }
  return wait as unknown as Page['waitForFunction']
}

/** What a page shows, for whoever reads why a test failed where they cannot look. */
const sightOf = (page: Page): Promise<string> =>
  page
    .evaluate(
      () => `${location.pathname}${location.search} "${document.title}": ${document.body.innerText.replace(/\s+/g, ' ').slice(0, 600)}`,
    )
    .catch(() => page.url())

/**
 * Opens an address and waits until the page stands: its scripts hear, and what they asked for is there. That is sooner than half a second without a
 * question, which is what a page has to wait for that has nothing to press, or something that is not React's.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const until = Date.now() + patience
  const traffic = trafficOf(page)
  await page.goto(address)
  for (;;) {
    const quiet = quietOf(traffic)
    // A page on its way to another address has no answer.
    if (quiet >= 500 || (quiet >= 200 && (await page.evaluate(isHeard).catch(() => false)))) {
      // On a busy machine its scripts are still at work by then, and may ask on. A page without any may be one that forbids them, this one too.
      if (await page.evaluate(() => document.scripts.length > 0).catch(() => true)) await page.evaluate(whenIdle).catch(() => undefined)
      if (quietOf(traffic) >= quiet) return
    }
    if (Date.now() > until) throw restless(address, traffic)
    await pause(40)
  }
}

/**
 * Goes to another screen of the portal as a link in it does, and waits until it stands: what runs already is not loaded anew, for a third of what `goTo` costs.
 * For whoever looks at many screens; how one is loaded by its address is told by those that test that.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to: string) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await stands(page)
}

/** In a page of the panel: its framework. */
type PanelWindow = { next: { router: { push: (path: string) => void } } }

/** `goWithin` for the panel. */
export async function goWithinPanel(page: Page, path: string): Promise<void> {
  await page.evaluate((to: string) => (window as unknown as PanelWindow).next.router.push(to), path)
  // Its title comes a moment after it.
  await page.waitForFunction((to: string) => location.pathname === to && document.title !== '', {}, path.replace(/\?.*/, ''))
  await stands(page)
}

/** Once a page has what it asks for, and has drawn it. */
async function stands(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 150 })
  await page.evaluate(whenIdle)
}

type Traffic = { readonly underWay: Set<HTTPRequest>; changedAt: number }

const traffics = new WeakMap<Page, Traffic>()

/** What a page has asked for that is not answered yet, counted from the first call for it on. */
function trafficOf(page: Page): Traffic {
  const known = traffics.get(page)
  if (known) return known
  const traffic: Traffic = { underWay: new Set(), changedAt: Date.now() }
  traffics.set(page, traffic)
  const ended = (request: HTTPRequest) => {
    traffic.underWay.delete(request)
    traffic.changedAt = Date.now()
  }
  page
    .on('request', (request) => {
      // Of a font that a page preloads under interception no end is told. Whoever needs them drawn waits for `document.fonts.ready`.
      if (request.resourceType() === 'font') return
      traffic.underWay.add(request)
      traffic.changedAt = Date.now()
    })
    // What the page before asked for, to its last moment, is nobody's any more, and no end of it is told.
    .on('response', (response) => {
      if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) traffic.underWay.clear()
    })
    .on('requestfinished', ended)
    .on('requestfailed', ended)
  return traffic
}

/** Milliseconds since a page last asked for anything or was answered; 0 while it waits for an answer. */
const quietOf = ({ changedAt, underWay }: Traffic): number => (underWay.size === 0 ? Date.now() - changedAt : 0)

const restless = (address: string, { underWay }: Traffic): Error =>
  new Error(`${address} does not come to rest: ${[...underWay].map((request) => request.url()).join(', ') || 'it asks on and on'}`)

/** `waitForNetworkIdle` that forgets what the page before asked for: Puppeteer goes on waiting for the end of it, of which nobody tells. */
function restOf(page: Page): Page['waitForNetworkIdle'] {
  const traffic = trafficOf(page)
  return async ({ idleTime = 500, timeout = patience } = {}) => {
    const began = Date.now()
    while (quietOf(traffic) < idleTime || Date.now() - began < idleTime) {
      if (Date.now() - began > timeout) throw restless(page.url(), traffic)
      await pause(25)
    }
  }
}

/**
 * Once the page has nothing to do, or after half a second: a page that draws nothing any more is now and then not told that it is idle, for as long as one
 * waits, and one that is at work for longer asks for something.
 */
const whenIdle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 }))

/** Whether all of the page that is made to be pressed or filled in belongs to React by now: a page comes to hear part by part. */
function isHeard(): boolean {
  const made = [...document.querySelectorAll('button, input, select, textarea')]
  return made.length > 0 && made.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps$')))
}

/** Gives the page a size and a scheme, before it loads or afterwards. */
export async function lookAs(page: Page, { height = 900, scheme = 'light', width = 1440 }: How): Promise<void> {
  await page.setViewport({ width, height, deviceScaleFactor: 1 })
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
}

/** Opens the sign-in page of a brand and signs in by hand. */
export async function signInAs(
  page: Page,
  email: string,
  { brand = 'akta', password = demoPassword }: { brand?: BrandName; password?: string } = {},
): Promise<void> {
  await goTo(page, `${product().baseUrl(brand)}/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').click()
}

/**
 * Moves the clock of a page on, and has it look, as a machine does that wakes up. Timers go at their own pace, and the server's clock stays: what it says
 * of the time is told by `startInstallation({ hasClock: true })`.
 */
export async function moveClock(page: Page, minutes: number): Promise<void> {
  await page.evaluate((ms: number) => {
    const ahead = window as unknown as { clockAhead?: number }
    if (ahead.clockAhead === undefined) {
      const SystemDate = Date
      const now = () => SystemDate.now() + (ahead.clockAhead ?? 0)
      window.Date = new Proxy(SystemDate, {
        construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
        get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
      })
    }
    ahead.clockAhead = (ahead.clockAhead ?? 0) + ms
    document.dispatchEvent(new Event('visibilitychange'))
  }, minutes * 60_000)
}

/** Waits until the page shows a text; says what it shows instead when it never does. */
export async function seeText(page: Page, text: string | RegExp, timeout = patience): Promise<void> {
  const [source, flags] = typeof text === 'string' ? [text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), ''] : [text.source, text.flags]
  try {
    await page.waitForFunction(
      (wanted: string, how: string) => new RegExp(wanted, how).test(document.body.innerText),
      { timeout },
      source,
      flags,
    )
  } catch (error) {
    throw new Error(`${String(text)} was not to be seen; ${await shownBy(page)}`, { cause: error })
  }
}

/** Waits until the page has gone to an address whose path begins so; says what it shows instead when it never goes. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  try {
    await page.waitForFunction((start: string) => location.pathname.startsWith(start), {}, path)
  } catch (error) {
    throw new Error(`${path} was not gone to; ${await shownBy(page)}`, { cause: error })
  }
}

const shownBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    // What lies over the page is what was being done: its words stand at the end of the text.
    const words = document.body.innerText.replace(/\s+/g, ' ')
    return `${location.pathname} shows ${words.length > 4000 ? `${words.slice(0, 2000)} … ${words.slice(-2000)}` : words}`
  })

/** Brings an element to the middle of the screen, clear of the bars at its edges, and clicks it once it has stood still for a moment, as a person does. */
export async function press(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true })
  if (!element) throw new Error(`nothing matches ${selector}`)
  await element.evaluate(async (node) => {
    const place = () => {
      node.scrollIntoView({ block: 'center' })
      return document.body.scrollHeight + node.getBoundingClientRect().y
    }
    let last = Number.NaN
    for (let tries = 0, still = 0; still < 3 && tries < 80; tries += 1) {
      const now = place()
      still = now === last ? still + 1 : 0
      last = now
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await element.click()
}

/**
 * Whether a click on an element arrives: it lies on top, and the page's scripts hear it. The panel shows a page before it hears, and a drawer that closes
 * covers the page for a moment longer; a click of that time is lost.
 */
export function isInReach(element: Element): boolean {
  element.scrollIntoView({ block: 'center' })
  const { height, width, x, y } = element.getBoundingClientRect()
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
  return element.contains(onTop) && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}

/** Says what was being done when a wait ran out: the stack of such an error ends within the browser's driver. */
export async function during<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

export const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText)

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeResult = { violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[] }

/** In the page: axe, and the elements that it found no fault with, as they were shown. */
type AxeWindow = { axe?: { run: (context: Document, options: object) => Promise<AxeResult> }; faultless?: string }

const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose answer hangs on size and colours. All others read elements, and which of them are shown. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/**
 * What axe finds against WCAG 2.2 A and AA, as readable lines. Where a page has changed its size or scheme alone since axe found nothing, so that it shows the
 * same elements still, only what looks can change is asked again.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Added through the debugger, which the page's content policy does not bind; half a megabyte, once for a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(
    async (tags: string[], looks: string[]) => {
      const page = window as unknown as AxeWindow
      const elements = [...document.querySelectorAll<HTMLElement & { value?: unknown }>('*')]
      const shown = [
        // A chart is drawn anew at each size, and has its measures in its attributes.
        document.documentElement.outerHTML.replace(/ (class|height|style|width)="[^"]*"/g, ''),
        elements.map((each) => (each.checkVisibility({ visibilityProperty: true }) ? 1 : 0)).join(''),
        elements.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])).join(),
      ].join('\n')
      const result = await page.axe?.run(document, {
        runOnly: shown === page.faultless ? looks : tags,
        resultTypes: ['violations'],
        // It would fetch styles and films for rules that are not asked.
        preload: false,
      })
      if (!result) throw new Error('The page has lost axe')
      page.faultless = result.violations.length === 0 ? shown : ''
      return result.violations
    },
    conformance,
    rulesOfLooks,
  )
  return violations.flatMap(({ help, id, nodes }) =>
    nodes.map(
      ({ failureSummary, html }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary?.split('\n').slice(1, 3).join(' ') ?? ''}`,
    ),
  )
}

/** True when the page can be moved sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
