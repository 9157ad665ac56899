import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'puppeteer-core'
import { newVisit, press, signInAs, startBrowser } from '../../tests/helpers/browser'
import { clearFaults, setFault } from '../../tests/helpers/figures'
import { type BrandName, product } from '../../tests/helpers/product'
import { startProduct } from '../../tests/helpers/startProduct'

/**
 * Photographs each screen at 360, 768 and 1440 px, light and dark, of a product started for the purpose, into gallery/index.html.
 * `npm run gallery -- portfolio` takes only the screens whose name has that word.
 */
const only = process.argv[2]
const folder = resolve('gallery')
const widths = [360, 768, 1440] as const
const schemes = ['light', 'dark'] as const

type Screen = {
  name: string
  email?: string
  brand?: BrandName
  locale?: string
  /** What ails the upstream meanwhile; the figures of the screen must not have been asked for before. */
  fault?: object
  open: (page: Page) => Promise<unknown>
}

const settled = async (page: Page) => {
  await page.waitForNetworkIdle({ idleTime: 400 })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
const at = (brand: BrandName, path: string) => `${product().baseUrl(brand)}${path}`
const openPortfolio = async (page: Page, tab?: string) => {
  await page.waitForFunction(() => /\/account\//.test(location.pathname))
  await settled(page)
  await press(page, '::-p-aria(General Investment Account)')
  await page.waitForFunction(() => /\/portfolio\//.test(location.pathname))
  if (tab) await page.goto(`${page.url().split('?')[0]}?tab=${tab}`, { waitUntil: 'networkidle0' })
}
const openClient = async (page: Page, name: string) => {
  await press(page, `::-p-aria(${name})`)
  await page.waitForFunction(() => /\/(account|portfolio)\//.test(location.pathname))
}
/** What stands beside the page that is open, by its word in the address. */
const openBeside = (page: Page, what: string) => page.goto(`${page.url().split('?')[0]}?open=${what}`, { waitUntil: 'networkidle0' })
/** Of the first that the page links to. */
const idOf = async (page: Page, of: 'account' | 'portfolio'): Promise<string> => {
  await page.waitForSelector(`main a[href*="/${of}/"]`)
  return page.$eval(`main a[href*="/${of}/"]`, (link) => new URL(link.href).pathname.split('/').at(-1) ?? '')
}
const openForm = async (page: Page, kind: string) => openBeside(page, `${kind}.${await idOf(page, 'account')}`)
/** The greeting would lie over what the picture is of. */
const dismissGreeting = async (page: Page) => {
  await settled(page)
  await (await page.$('[data-toast] button'))?.click()
}
const fileName = (name: string) => name.replaceAll(/\W+/g, '-')
const nothing = () => Promise.resolve()
const down = { kind: 'status', status: 503 }

const screens: Screen[] = [
  { name: 'sign-in', open: (page) => page.goto(at('akta', '/login')) },
  { name: 'sign-in bowmore', brand: 'bowmore', open: (page) => page.goto(at('bowmore', '/login')) },
  { name: 'sign-in iolcus', brand: 'iolcus', locale: 'el', open: (page) => page.goto(at('iolcus', '/login')) },
  { name: 'account', email: 'investor@akta.example', open: nothing },
  { name: 'portfolio', email: 'investor@akta.example', open: (page) => openPortfolio(page) },
  { name: 'portfolio is', email: 'investor@akta.example', locale: 'is', open: (page) => openPortfolio(page) },
  { name: 'holdings', email: 'investor@akta.example', open: (page) => openPortfolio(page, 'holdings') },
  {
    name: 'holding drawer',
    email: 'investor@akta.example',
    open: async (page) => {
      await openPortfolio(page, 'holdings')
      await page.locator('button::-p-text(Calderfell Global Equity Acc)').click()
    },
  },
  { name: 'transactions', email: 'investor@akta.example', open: (page) => openPortfolio(page, 'transactions&range=12m') },
  { name: 'cash', email: 'investor@akta.example', open: (page) => openPortfolio(page, 'cash&range=12m') },
  { name: 'bonds', email: 'investor@akta.example', open: (page) => openPortfolio(page, 'bonds') },
  { name: 'transactions file', email: 'investor@akta.example', open: (page) => openPortfolio(page, 'transactionsFile') },
  ...(['value', '3y'] as const).map(
    (figure): Screen => ({
      name: `explain ${figure}`,
      email: 'investor@akta.example',
      open: async (page) => {
        await openPortfolio(page)
        await openBeside(page, `explain.${figure}`)
      },
    }),
  ),
  {
    name: 'explain account',
    email: 'investor@akta.example',
    open: async (page) => {
      await page.waitForFunction(() => /\/account\//.test(location.pathname))
      await openBeside(page, 'explain.growth')
    },
  },
  {
    name: 'report dialogue',
    email: 'investor@akta.example',
    open: async (page) => {
      await openPortfolio(page)
      await page.locator('button::-p-text(Report)').click()
      await page.waitForSelector('[role=dialog]')
    },
  },
  { name: 'explorer', email: 'investor@akta.example', open: (page) => page.goto(at('akta', '/dashboard/akta/explorer')) },
  {
    name: 'explorer drawer',
    email: 'investor@akta.example',
    open: (page) => page.goto(at('akta', '/dashboard/akta/explorer?open=QSI62C8')),
  },
  {
    name: 'explorer comparison',
    email: 'investor@akta.example',
    open: (page) => page.goto(at('akta', '/dashboard/akta/explorer?compare=QSI62C8,QSU30R2&view=compare')),
  },
  { name: 'news', email: 'investor@akta.example', open: (page) => page.goto(at('akta', '/dashboard/akta/news')) },
  {
    name: 'article',
    email: 'investor@akta.example',
    open: async (page) => {
      await page.goto(at('akta', '/dashboard/akta/news'), { waitUntil: 'networkidle0' })
      await (await page.$('main a[href*="/news/"]'))?.click()
      await page.waitForFunction(() => /\/news\/.+/.test(location.pathname))
    },
  },
  {
    name: 'upstream down, cash',
    email: 'single@akta.example',
    fault: down,
    open: async (page) => {
      await page.waitForFunction(() => /\/portfolio\//.test(location.pathname))
      await page.goto(`${page.url().split('?')[0]}?tab=cash`, { waitUntil: 'networkidle0' })
    },
  },
  { name: 'unlinked account', email: 'unlinked@akta.example', open: nothing },
  { name: 'family account', email: 'family@akta.example', open: nothing },
  { name: 'clients', email: 'advisor@akta.example', open: nothing },
  {
    name: 'clients, saved views',
    email: 'advisor@akta.example',
    open: async (page) => {
      await page.locator('button::-p-text(Views)').click()
      await page.waitForSelector('[role=dialog]')
    },
  },
  { name: 'editing new account', email: 'advisor@akta.example', open: (page) => page.goto(at('akta', '/dashboard/akta?open=new-account.akta')) },
  ...(['account', 'invite', 'new-portfolio'] as const).map(
    (kind): Screen => ({ name: `editing ${kind}`, email: 'advisor@akta.example', open: (page) => openForm(page, kind) }),
  ),
  ...(['portfolio', 'new-holding', 'new-transaction'] as const).map(
    (kind): Screen => ({
      name: `editing ${kind}`,
      email: 'advisor@akta.example',
      open: async (page) => {
        await page.goto(at('akta', `/dashboard/akta/account/${await idOf(page, 'account')}`), { waitUntil: 'networkidle0' })
        // The only portfolio of an account opens by itself.
        if (!/\/portfolio\//.test(page.url()))
          await page.goto(at('akta', `/dashboard/akta/portfolio/${await idOf(page, 'portfolio')}`), { waitUntil: 'networkidle0' })
        await openBeside(page, `${kind}.${new URL(page.url()).pathname.split('/').at(-1)}`)
      },
    }),
  ),
  { name: 'editing portal', email: 'admin@quayside.example', open: (page) => page.goto(at('akta', '/dashboard/akta?open=portal.akta')) },
  { name: 'clients is', email: 'advisor@akta.example', locale: 'is', open: nothing },
  { name: 'inactive portal', email: 'advisor@akta.example', open: (page) => page.goto(at('akta', '/dashboard/akta-archive')) },
  { name: 'not found', email: 'advisor@akta.example', open: (page) => page.goto(at('akta', '/dashboard/404')) },
  {
    name: 'report',
    email: 'investor@akta.example',
    open: async (page) => {
      await page.waitForFunction(() => /\/account\//.test(location.pathname))
      await page.goto(`${page.url().split('?')[0]}/export`)
      await page.waitForSelector('html[data-report-ready=true]')
    },
  },
  { name: 'upstream down, account', email: 'advisor@akta.example', fault: down, open: (page) => openClient(page, 'Balcarrow, Hugh') },
  {
    name: 'upstream down, portfolio',
    email: 'single@akta.example',
    fault: down,
    open: (page) => page.waitForFunction(() => /\/portfolio\//.test(location.pathname)),
  },
  {
    name: 'offline',
    email: 'investor@akta.example',
    open: async (page) => {
      await page.waitForFunction(() => /\/account\//.test(location.pathname))
      await settled(page)
      await page.setOfflineMode(true)
    },
  },
  { name: 'kit', open: (page) => page.goto(at('akta', '/dev/gallery')) },
  { name: 'kit classic', open: (page) => page.goto(at('akta', '/dev/gallery?theme=classic')) },
]

async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { stop } = await startProduct({ clients: 100 })
  const chromium = await startBrowser()
  const shots: { name: string; file: string; width: number; scheme: string }[] = []
  try {
    for (const screen of screens.filter(({ name }) => !only || name.includes(only))) {
      for (const scheme of schemes) {
        const visit = await newVisit(chromium.browser, { brand: screen.brand, locale: screen.locale, scheme })
        const { page } = visit
        try {
          if (screen.fault) await setFault(screen.fault)
          if (screen.email) {
            await signInAs(page, screen.email)
            await page.waitForFunction(() => location.pathname !== '/login')
            await dismissGreeting(page)
          }
          await screen.open(page)
          for (const width of widths) {
            // As tall as the page, so that bars at the edges of the window lie at the edges of the picture.
            await page.setViewport({ width, height: 900 })
            await settled(page)
            const height = await page.evaluate(() => document.documentElement.scrollHeight)
            await page.setViewport({ width, height: Math.max(height, 900) })
            await settled(page)
            const file = `${fileName(screen.name)}-${width}-${scheme}.png`
            await page.screenshot({ path: join(folder, file) })
            shots.push({ name: screen.name, file, width, scheme })
          }
          process.stdout.write(`${screen.name}, ${scheme}: ${visit.problems.length === 0 ? 'done' : visit.problems.join('; ')}\n`)
        } catch (error) {
          process.stdout.write(`${screen.name}, ${scheme}: ${error instanceof Error ? error.message : String(error)}\n`)
          await page.screenshot({ path: join(folder, `failed-${fileName(screen.name)}-${scheme}.png`) })
        } finally {
          if (screen.fault) await clearFaults()
          await visit.close()
        }
      }
    }
  } finally {
    await chromium.stop()
    await stop()
  }
  const figures = shots.map(({ file, name, scheme, width }) => `<figure><figcaption>${name}, ${width} px, ${scheme}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></figure>`)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font:14px system-ui;margin:2rem;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:2rem}img{width:100%;border:1px solid #ccc}</style>${figures.join('\n')}`,
  )
  process.stdout.write(`${shots.length} pictures in ${join(folder, 'index.html')}\n`)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
