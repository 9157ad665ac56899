import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { goTo, goWithin, newVisit, press, seeText, signInAs, startBrowser, type Visit } from '../helpers/browser'
import { root, waitFor } from '../helpers/children'
import { type BrandName, product } from '../helpers/product'
import { pinOf, stepAt } from '../helpers/secondFactor'
import { makeTenant, tenantPassword } from '../helpers/tenant'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

type DemoBrand = Extract<BrandName, 'akta' | 'bowmore' | 'iolcus'>

type Journey = Readonly<{
  who: string
  brand: DemoBrand
  /** Path of the first screen. */
  first: RegExp
  /** Of the window, without the brand's name. */
  title: string
  /** Of the rail: the screens, without what the portal adds. */
  menu: readonly string[]
  /** Dialogs in their order: the name of each and the button that leads on. */
  dialogs?: readonly (readonly [name: string, button: string])[]
  /** Addresses that are not open to them, and the heading that they find. */
  refused: readonly (readonly [path: string, heading: string])[]
  /** Said as they leave. */
  farewell: string
}>

const english = 'You have been logged out. See you again soon!'
const greek = 'Αποσυνδεθήκατε. Θα χαρούμε να σας ξαναδούμε σύντομα!'
const archive = ['/dashboard/akta-archive', 'Forbidden'] as const
const ofCompanyAdmins = ['/profile/organisation', 'Forbidden'] as const
const ofGreekCompanyAdmins = ['/profile/organisation', 'Δεν επιτρέπεται η πρόσβαση'] as const
const elsewhere = ['/dashboard/nowhere', 'Page not found'] as const
const limited = ['Can not use account yet', 'Limited browsing'] as const

const akta = { brand: 'akta', farewell: english } as const
const bowmore = { brand: 'bowmore', farewell: english } as const
const iolcus = { brand: 'iolcus', farewell: greek } as const
const advisor = { first: /^\/dashboard\/[\w-]+$/, title: 'Clients', menu: ['Clients', 'Simulator'] } as const
/** What brands with a market house have besides. */
const market = ['Funds', 'News']
const greekMarket = ['Αμοιβαία', 'Νέα', 'Προσομοίωση']
/** Of whoever looks after clients, and of the clients themselves. */
const ofStaff = [...market, 'Simulator']
const ofClients = [...ofStaff, 'Advice']

const journeys: readonly Journey[] = [
  {
    ...akta,
    ...advisor,
    who: 'admin@quayside.example',
    menu: ['Clients', ...ofStaff, 'Admin'],
    refused: [archive, ofCompanyAdmins, elsewhere],
  },
  { ...bowmore, ...advisor, who: 'admin@quayside.example', menu: ['Clients', 'Simulator', 'Admin'], refused: [elsewhere] },
  {
    ...akta,
    ...advisor,
    who: 'advisor@akta.example',
    menu: ['Clients', ...ofStaff],
    refused: [archive, ofCompanyAdmins, elsewhere, ['/dashboard/bowmore', 'Page not found']],
  },
  { ...akta, ...advisor, who: 'twofactor@akta.example', menu: ['Clients', ...ofStaff], refused: [ofCompanyAdmins] },
  {
    ...akta,
    who: 'twoportals@akta.example',
    first: /^\/portals$/,
    title: 'Choose a portal',
    menu: ['Clients', ...ofStaff],
    // A portal that is switched off is told to its own firm alone.
    refused: [['/dashboard/akta-archive', 'Page not found'], ofCompanyAdmins, elsewhere],
  },
  { ...akta, ...advisor, who: 'company@akta.example', menu: ['Clients', ...ofStaff, 'My organisation'], refused: [elsewhere] },
  {
    ...akta,
    who: 'investor@akta.example',
    first: /^\/dashboard\/akta\/account\/[\w-]+$/,
    title: 'Catherine Ellery-Voss',
    menu: ['Overview', 'Portfolios', ...ofClients],
    refused: [ofCompanyAdmins, elsewhere, ['/dashboard/akta/account/00000000-0000-4000-8000-000000000000', 'Page not found']],
  },
  {
    ...akta,
    who: 'single@akta.example',
    first: /^\/dashboard\/akta\/portfolio\/[\w-]+$/,
    title: 'General Investment Account',
    menu: ['Portfolio', ...ofClients],
    refused: [ofCompanyAdmins],
  },
  {
    ...akta,
    who: 'family@akta.example',
    first: /^\/dashboard\/akta$/,
    title: 'Your accounts',
    menu: ['Overview', ...ofClients],
    refused: [ofCompanyAdmins],
  },
  {
    ...akta,
    who: 'unlinked@akta.example',
    first: /^\/dashboard\/akta\/account\/[\w-]+$/,
    title: 'Idris Penhallow',
    menu: ['Overview', ...ofClients],
    dialogs: [limited, ['Welcome, Idris', 'Close']],
    refused: [ofCompanyAdmins],
  },
  {
    ...akta,
    who: 'onboarding@akta.example',
    first: /^\/dashboard\/akta\/processes\/[\w-]+$/,
    title: 'Welcome: about you',
    menu: ['Overview', ...ofClients],
    // Every page of the portal leads back to what has to be filled in first.
    refused: [['/dashboard/akta', 'Welcome: about you']],
  },
  { ...bowmore, ...advisor, who: 'advisor@bowmore.example', refused: [ofCompanyAdmins, elsewhere] },
  {
    ...bowmore,
    who: 'investor@bowmore.example',
    first: /^\/dashboard\/[\w-]+\/account\/[\w-]+$/,
    title: 'Isla Kinnaird',
    menu: ['Overview', 'Portfolios', 'Simulator', 'Advice'],
    refused: [ofCompanyAdmins],
  },
  {
    ...bowmore,
    who: 'single@bowmore.example',
    first: /^\/dashboard\/[\w-]+\/portfolio\/[\w-]+$/,
    title: 'General Investment Account',
    menu: ['Portfolio', 'Simulator', 'Advice'],
    refused: [ofCompanyAdmins],
  },
  {
    ...iolcus,
    ...advisor,
    who: 'advisor@iolcus.example',
    title: 'Πελάτες',
    menu: ['Πελάτες', ...greekMarket],
    refused: [['/dashboard/nowhere', 'Η σελίδα δεν βρέθηκε']],
  },
  {
    ...iolcus,
    who: 'investor@iolcus.example',
    first: /^\/dashboard\/iolcus\/account\/[\w-]+$/,
    title: 'Αλέξανδρος Μαγνήτης',
    menu: ['Επισκόπηση', 'Χαρτοφυλάκια', ...greekMarket],
    refused: [ofGreekCompanyAdmins],
  },
  {
    ...iolcus,
    who: 'single@iolcus.example',
    first: /^\/dashboard\/iolcus\/portfolio\/[\w-]+$/,
    title: 'Διαχείριση χαρτοφυλακίου',
    menu: ['Χαρτοφυλάκιο', ...greekMarket],
    refused: [ofGreekCompanyAdmins],
  },
]

const demo = JSON.parse(readFileSync(join(root, 'scripts/demoSignIns.json'), 'utf8')) as {
  people: readonly { email: string; brand: DemoBrand | null; isRefused?: true; totpSecret?: string }[]
}

it('every sign-in of the demo has a journey', () => {
  // Whose PIN comes by text message walks in textMessage.test: a second one within the minute would not be sent.
  const walked = new Set([...journeys.map(({ who }) => who), 'textmessage@akta.example'])
  expect(demo.people.filter(({ email, isRefused }) => !isRefused && !walked.has(email))).toEqual([])
})

/** Words of the rail that lead to our screens; what the portal adds is a list of its own. */
async function menuOf(page: Page, count: number): Promise<string[]> {
  const rail = 'nav:has(> ul):not([aria-label="Breadcrumb"]) > ul:first-of-type > li'
  // A client's portfolios are known once their account is.
  await page.waitForFunction((entries: string, most: number) => document.querySelectorAll(entries).length >= most, {}, rail, count)
  return page.$$eval(rail, (entries) =>
    entries.flatMap((entry) =>
      entry.getBoundingClientRect().width > 0 ? [(entry as HTMLElement).innerText.replaceAll('\u00ad', '').trim()] : [],
    ),
  )
}

async function signInWithPin({ page }: Visit, { brand, who }: Journey): Promise<void> {
  await signInAs(page, who, { brand })
  const secret = demo.people.find(({ email }) => email === who)?.totpSecret
  if (secret === undefined) return
  const field = await page.waitForSelector('input[autocomplete=one-time-code]', { visible: true })
  // Each is good once, and another test may have used the present one: then the next is waited for.
  for (let tries = 0; tries < 3; tries += 1) {
    const step = stepAt()
    // What is said of the last one still stands while the next one is on its way.
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/users/second-step'))
    await field?.type(pinOf(secret, step))
    await page.keyboard.press('Enter')
    if ((await answered).ok()) return
    await seeText(page, 'The PIN is not right')
    await waitFor('The next 30 seconds', () => stepAt() > step, 31_000)
  }
}

describe.each(journeys)('$who on $brand', (journey) => {
  const { brand, dialogs = [], farewell, first, menu, refused, title, who } = journey

  it('comes to their own first screen, has their own menu, is kept from what is not theirs, and leaves with a word', async () => {
    const visit = await newVisit(browser, { brand })
    const { page, problems } = visit
    await signInWithPin(visit, journey)
    await page.waitForFunction(
      (source: string, name: string) => new RegExp(source).test(location.pathname) && document.title.startsWith(name),
      {},
      first.source,
      title,
    )
    for (const [name, button] of dialogs) {
      await page.waitForSelector(`::-p-aria([name="${name}"][role="dialog"])`)
      await press(page, `::-p-aria([name="${button}"][role="button"])`)
    }
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
    expect(await menuOf(page, menu.length)).toEqual(menu)

    for (const [index, [path, heading]] of refused.entries()) {
      // One by its address, and the others as a link would lead there.
      await (index === 0 ? goTo : goWithin)(page, `${product().baseUrl(brand)}${path}`)
      await page.waitForFunction((words: string) => document.querySelector('main h1')?.textContent === words, {}, heading)
      expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/£\d/)
    }
    await press(page, 'nav button[aria-haspopup] b')
    // Within what opened: the page behind it, which was refused, has a button of the same name in Greek.
    await press(page, `[role=dialog] ::-p-aria([name="${brand === 'iolcus' ? 'Αποσύνδεση' : 'Sign out'}"][role="button"])`)
    await seeText(page, farewell)
    await page.waitForFunction(() => location.pathname === '/login')
    expect([who, problems]).toEqual([who, []])
    await visit.close()
  })
})

describe('a company admin who advises nobody', () => {
  it('comes to their organisation, which the rail leads to, and is led back there from the list of clients', async () => {
    const tenant = await makeTenant()
    const keeper = await tenant.person('Kit Keeper', { isAdmin: true, organisation: tenant.firm.id })
    const visit = await newVisit(browser, { brand: tenant.brand })
    const { page, problems } = visit
    await signInAs(page, keeper.email, { brand: tenant.brand, password: tenantPassword })
    const atHome = () =>
      page.waitForFunction(() => location.pathname === '/profile/organisation' && document.querySelector('main h1') !== null)
    await atHome()
    await seeText(page, 'Kit Keeper')
    const menu = await menuOf(page, 1)
    expect([menu.includes('Clients'), menu.at(-1)]).toEqual([false, 'My organisation'])
    await page.goto(`${product().baseUrl(tenant.brand)}/dashboard/${tenant.brand}`)
    await atHome()
    const alerts = await page.$$eval('[role=alert]', (found) => found.map(({ textContent }) => textContent).filter(Boolean))
    expect(alerts).toEqual([])
    expect(problems).toEqual([])
    await visit.close()
  })
})

describe('who has nothing to look for on a host', () => {
  it.each([
    ['a person of another brand', 'investor@akta.example', 'bowmore', /not right/],
    ['an advisor of another brand', 'advisor@bowmore.example', 'iolcus', /.+/],
    ['somebody who is switched off', 'disabled@akta.example', 'akta', /not right/],
  ] as const)('%s is answered as one who does not exist', async (_, email, brand, words) => {
    const { close, page } = await newVisit(browser, { brand })
    await signInAs(page, email, { brand })
    await page.waitForSelector('[role=alert], [role=alertdialog]')
    await seeText(page, words)
    expect(new URL(page.url()).pathname).toBe('/login')
    await close()
  })
})
