import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'puppeteer-core'
import { brandSchema } from '../../shared/brands/brandSchema'
import { type Locale, locales } from '../../shared/i18n/locales'
import { isScreenOf, portfolioTabsOf } from '../../shared/routes/screens'
import { newVisit, signInAnew, startBrowser, type Visit, visitAs } from '../../tests/helpers/browser'
import { product } from '../../tests/helpers/product'
import { startProduct } from '../../tests/helpers/startProduct'
import { faultsOf } from './faultsOf'
import { mailNames, mailOf } from './mails'
import { type Screen, screens } from './screens'
import { answerAs, type State, states } from './states'
import { type Brand, brands, type World, worldOf } from './world'

const usage = `npm run gallery -- [words of screens, by commas] [--brands akta,bowmore,iolcus] [--states ${states.join(',')}]
  [--widths 360,768,1440] [--schemes light,dark] [--locales en] [--longer]
       npm run gallery -- --mails [words of mails, by commas] [--brands …] [--schemes …] [--locales …]

Photographs each screen of a product started for the purpose into gallery/index.html, and says under each picture what axe finds, whether the page
moves sideways and which words are cut or broken. --longer makes every text 40 % longer. Without choices: all screens of all brands in all states at all widths,
light, and the full ones of the first brand in dark too. --mails photographs the mails instead, each in every language at 360 and 700 px.`

const folder = resolve('gallery')
type Scheme = 'light' | 'dark'
type Shot = Readonly<{ screen: Screen; brand: Brand; state: State; scheme: Scheme; locale: Locale; isLonger: boolean }>
type Picture = Readonly<{ title: string; file: string; faults: readonly string[] }>

function choices() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      brands: { type: 'string' },
      states: { type: 'string' },
      widths: { type: 'string' },
      schemes: { type: 'string' },
      locales: { type: 'string' },
      longer: { type: 'boolean', default: false },
      mails: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const among = <T extends string>(name: string, all: readonly T[], chosen: string | undefined): readonly T[] => {
    const unknown = (chosen?.split(',') ?? []).filter((word) => !all.includes(word as T))
    if (unknown.length > 0) throw new Error(`--${name} knows ${all.join(', ')}, not ${unknown.join(', ')}`)
    return all.filter((each) => !chosen || chosen.split(',').includes(each))
  }
  const schemes = among('schemes', ['light', 'dark'], values.schemes)
  return {
    words: positionals.flatMap((word) => word.split(',')),
    brands: among('brands', brands, values.brands),
    states: among('states', states, values.states),
    widths: among('widths', ['360', '768', '1440'], values.widths).map(Number),
    locales: values.locales === undefined ? null : among('locales', locales, values.locales),
    isTaken: (state: State, brand: Brand, scheme: Scheme) =>
      schemes.includes(scheme) && (values.schemes !== undefined || scheme === 'light' || (state === 'full' && brand === brands[0])),
    isLonger: values.longer,
    schemes,
    isOfMails: values.mails,
  }
}
type Choices = NonNullable<ReturnType<typeof choices>>

/** What the brand's file has switched on, read as the server reads it. */
function brandFile(brand: Brand) {
  const file = brandSchema.parse(JSON.parse(readFileSync(resolve('shared/brands', `${brand}.json`), 'utf8')))
  return { file, locale: file.defaultLocale, installation: { brand: file, demo: true } }
}

function shotsOf(chosen: Choices): Shot[] {
  const wanted = screens.filter(({ name }) => chosen.words.length === 0 || chosen.words.some((word) => name.includes(word)))
  return chosen.brands.flatMap((brand) => {
    const { installation, locale } = brandFile(brand)
    const tabs = portfolioTabsOf(installation)
    return wanted
      .filter(
        (screen) =>
          isScreenOf(installation, screen) && (!screen.tab || tabs.includes(screen.tab)) && (!screen.isOfFirstBrand || brand === brands[0]),
      )
      .flatMap((screen) =>
        chosen.states
          .filter((state) => state === 'full' || !screen.isAlwaysFull)
          .flatMap((state) =>
            (['light', 'dark'] as const)
              .filter((scheme) => chosen.isTaken(state, brand, scheme))
              .flatMap((scheme) =>
                (chosen.locales ?? [locale]).map((each) => ({ screen, brand, state, scheme, locale: each, isLonger: chosen.isLonger })),
              ),
          ),
      )
  })
}

async function open(browser: Browser, { brand, isLonger, locale, scheme, screen, state }: Shot, world: World): Promise<Visit> {
  const how = { brand, locale, scheme }
  const email = screen.person === 'admin' ? 'admin@quayside.example' : `${screen.person}@${brand}.example`
  const visit = screen.person === undefined ? await newVisit(browser, how) : await visitAs(browser, email, how)
  const { page } = visit
  // What the compiler writes around functions that keep their names, and their text is sent to the page with it.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  await answerAs(page, { state, isLonger, answers: screen.answers })
  await page.goto(`${product().baseUrl(brand)}${screen.path(world, brand)}`, { waitUntil: 'load' })
  await settled(page, state)
  if (screen.person !== undefined && new URL(page.url()).pathname === '/login') throw new Error('the session has ended')
  // The greeting would lie over what the picture is of.
  await (await page.$('[data-toast] button'))?.click()
  await screen.then?.(page)
  return visit
}

/** Answers that never come keep the network busy. */
async function settled(page: Page, state: State): Promise<void> {
  if (state === 'loading') await new Promise((done) => setTimeout(done, 1500))
  else await page.waitForNetworkIdle({ idleTime: 350, timeout: 20_000 })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function photograph(visit: Visit, shot: Shot, widths: readonly number[]): Promise<Picture[]> {
  const { page } = visit
  const pictures: Picture[] = []
  for (const width of widths) {
    // As tall as the page, so that bars at the edges of the window lie at the edges of the picture.
    await page.setViewport({ width, height: 900 })
    await settled(page, shot.state === 'loading' ? 'full' : shot.state).catch(() => undefined)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewport({ width, height: Math.min(Math.max(height, 900), 8000) })
    // Charts that have just come into the window are drawn one after another.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 700)))
    const title = [shot.screen.name, shot.brand, shot.state, shot.locale, width, shot.scheme, ...(shot.isLonger ? ['longer'] : [])].join(' ')
    const file = `${title.replaceAll(/\W+/g, '-')}.png`
    await page.screenshot({ path: join(folder, file) })
    pictures.push({ title, file, faults: await faultsOf(page) })
  }
  return pictures
}

/** As wide as a phone shows a mail, and as a window of a mail program does. */
const mailWidths = [360, 700]

async function photographMails({ brands: some, locales: chosen, schemes, words }: Choices): Promise<Picture[]> {
  const { browser, stop } = await startBrowser(join(folder, 'chromium'))
  const pictures: Picture[] = []
  try {
    const page = await browser.newPage()
    for (const scheme of schemes) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }])
      for (const brand of some)
        for (const mail of mailNames.filter((each) => words.length === 0 || words.some((word) => each.includes(word))))
          for (const locale of chosen ?? locales)
            for (const width of mailWidths) {
              await page.setViewport({ width, height: 400 })
              await page.setContent(mailOf(mail, brandFile(brand).file, locale))
              const title = [mail, brand, locale, width, scheme].join(' ')
              const file = `mail-${title.replaceAll(' ', '-')}.png`
              await page.screenshot({ path: join(folder, file), fullPage: true })
              // A mail stands within the page of the mail program, whose the landmarks are.
              const faults = (await faultsOf(page)).filter((fault) => !/^(region|landmark-one-main):/.test(fault))
              for (const fault of faults) process.stdout.write(`${title}: ${fault}\n`)
              pictures.push({ title, file, faults })
            }
    }
  } finally {
    await stop()
  }
  return pictures
}

async function main(): Promise<void> {
  const chosen = choices()
  if (!chosen) return void process.stdout.write(`${usage}\n`)
  mkdirSync(folder, { recursive: true })
  const pictures = await (chosen.isOfMails ? photographMails(chosen) : photographScreens(chosen))
  writeFileSync(join(folder, 'index.html'), indexOf(pictures))
  process.stdout.write(`${pictures.length} pictures in ${join(folder, 'index.html')}\n`)
}

/** Pages that are photographed side by side: most of a page's time goes in waiting until it has come to rest. */
const lanes = 3

async function photographScreens(chosen: Choices): Promise<Picture[]> {
  const shots = shotsOf(chosen)
  const { stop } = await startProduct({ clients: 100 })
  const chromium = await startBrowser()
  const pictures: Picture[][] = []
  try {
    const worlds = new Map<Brand, World>()
    for (const brand of new Set(shots.map((shot) => shot.brand))) worlds.set(brand, await worldOf(brand))
    const left = [...shots.entries()]
    const lane = async () => {
      for (let next = left.shift(); next && chromium.browser.connected; next = left.shift()) {
        const [at, shot] = next
        const world = worlds.get(shot.brand)
        if (!world) continue
        let taken = await taking(chromium.browser, shot, world, chosen.widths)
        if (!taken) {
          // The session may have ended meanwhile, or a page waited for a file that Chromium had put aside.
          signInAnew(chromium.browser)
          taken = await taking(chromium.browser, shot, world, chosen.widths)
        }
        pictures[at] = taken ?? []
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    await chromium.stop()
    await stop()
  }
  return pictures.flat()
}

/** Takes the pictures of a shot and says what was found; null where the page could not be brought so far. */
async function taking(browser: Browser, shot: Shot, world: World, widths: readonly number[]): Promise<Picture[] | null> {
  const name = [shot.screen.name, shot.brand, shot.state, shot.locale, shot.scheme].join(', ')
  let visit: Visit | undefined
  try {
    visit = await open(browser, shot, world)
    const taken = await photograph(visit, shot, widths)
    // A refusal and an answer that is held back are complained of by the browser itself.
    const problems = shot.state === 'full' ? visit.problems : visit.problems.filter((problem) => problem.startsWith('page:'))
    process.stdout.write(`${name}: ${problems.join('; ') || 'done'}\n`)
    for (const { faults, title } of taken) for (const fault of faults) process.stdout.write(`  ${title}: ${fault}\n`)
    return taken
  } catch (error) {
    process.stdout.write(`${name}: failed: ${error instanceof Error ? error.message : String(error)}\n`)
    return null
  } finally {
    await visit?.close()
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const indexOf = (pictures: readonly Picture[]): string => {
  const figures = pictures.map(
    ({ faults, file, title }) =>
      `<figure><figcaption>${escaped(title)}${faults.map((fault) => `<br><b>${escaped(fault)}</b>`).join('')}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font:14px system-ui;margin:2rem;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:2rem}img{width:100%;border:1px solid #ccc}b{color:#a00;font-weight:400}</style>${figures.join('\n')}`
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
