import type { Page } from 'puppeteer-core'
import type { NavigationFlag } from '../../shared/brands/brandSchema'
import { portfolioTabIds, portfolioTabOf, type PortfolioTabId } from '../../shared/routes/screens'
import { type ReportKind, reportKinds } from '../../shared/domain/reportKinds'
import { demoPassword } from '../../tests/helpers/client'
import { press } from '../../tests/helpers/browser'
import type { OtherAnswers } from './states'
import type { Brand, World } from './world'

/** A screen, or what stands open on one, as a person comes to it. */
export type Screen = Readonly<{
  name: string
  /** Who looks, by the first part of the email; nobody when absent. */
  person?: string
  path: (world: World, brand: Brand) => string
  /** What is pressed once it stands. */
  then?: (page: Page) => Promise<unknown>
  flag?: NavigationFlag
  tab?: PortfolioTabId
  /** Only of the first brand, whose demo has what it takes. */
  isOfFirstBrand?: true
  /** It asks for nothing, or is not drawn at all without what it asks for. */
  isAlwaysFull?: true
  /** In place of what its person is answered. */
  answers?: OtherAnswers
}>

const home = (brand: Brand): string => `/dashboard/${brand}`

/** What the bar at the foot of a phone has no room for: its last button, in whatever language. */
const openedBelow = async (page: Page): Promise<void> => {
  await page.setViewport({ width: 360, height: 900 })
  await press(page, '::-p-xpath((//nav//li[last()]/button)[last()])')
  await page.waitForSelector('[role=dialog]', { timeout: 10_000 })
}

const tabScreens = portfolioTabIds.map(
  (tab): Screen => ({
    name: `portfolio ${tab}`,
    person: 'investor',
    tab,
    flag: portfolioTabOf(tab).flag,
    path: ({ portfolio }, brand) =>
      `${home(brand)}/portfolio/${portfolio}${tab === 'overview' ? '' : `?tab=${tab}`}${/transactions|cash|contractNotes/.test(tab) ? '&range=12m' : ''}`,
  }),
)

const beside = (kind: string, path: (world: World, brand: Brand) => string, id: (world: World, brand: Brand) => string): Screen => ({
  name: `editing ${kind}`,
  person: 'advisor',
  path: (world, brand) => `${path(world, brand)}?open=${kind}.${id(world, brand)}`,
})

const ofAccount = ({ client }: World, brand: Brand) => `${home(brand)}/account/${client}`
const ofPortfolio = ({ clientPortfolio }: World, brand: Brand) => `${home(brand)}/portfolio/${clientPortfolio}`

/** A report of a kind, of a period that ends in one that is whole. */
const reportOf = (kind: ReportKind): Screen => ({
  name: `report, ${kind}`,
  person: 'investor',
  path: ({ account }, brand) => `${home(brand)}/account/${account}/export?kind=${kind}${lastDays[kind] ?? ''}`,
  isAlwaysFull: true,
})
const lastDays: Partial<Record<ReportKind, string>> = {
  valuation: '&range=quarter&date=2026-09-30',
  costs: '&range=year&date=2025-12-31',
  taxYear: '&range=year&date=2026-04-05',
  contractNotes: '&range=year',
}

const terms = {
  html: '<ol><li><h3>Figures</h3><p>They are for information and no advice.</p></li><li><h3>Documents</h3><p>They are kept for ten years.</p></li></ol>',
  locale: 'en',
  version: 'en-9f86d081884c',
  acceptedAt: null,
  document: null,
}
const nothingDue = { terms: null, isLimited: false, hasIntro: false, group: null }
const greeted = (name: string, due: object): Screen => ({
  name,
  person: 'single',
  path: ({ single }, brand) => `${home(brand)}/portfolio/${single}`,
  answers: { '/api/session': (session) => ({ ...session, hasGreeting: true }), '/api/greeting': () => ({ ...nothingDue, ...due }) },
  then: (page) => page.waitForSelector('[role=dialog], [role=alertdialog]', { timeout: 10_000 }),
  isAlwaysFull: true,
})

/** Signs in as somebody with a second factor, up to the step that asks for it. */
const upToPin = async (page: Page): Promise<void> => {
  await page.locator('input[name=email]').fill('twofactor@akta.example')
  await page.locator('input[name=password]').fill(demoPassword)
  await press(page, 'form button[type=submit]')
  await page.waitForSelector('input[autocomplete=one-time-code]', { visible: true, timeout: 10_000 })
}

/** Every screen of the portal, in the order of somebody's way through it. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', path: () => '/login', isAlwaysFull: true },
  { name: 'sign-up', path: () => '/login?action=signup', isAlwaysFull: true },
  { name: 'password forgotten', path: () => '/login?action=reset', isAlwaysFull: true },
  { name: 'PIN', path: () => '/login', then: upToPin, isOfFirstBrand: true, isAlwaysFull: true },
  {
    name: 'PIN, recovery code',
    path: () => '/login',
    then: async (page) => {
      await upToPin(page)
      await press(page, '::-p-text(Use a recovery code)')
      await page.waitForSelector('input[name=recoveryCode]', { timeout: 10_000 })
    },
    isOfFirstBrand: true,
    isAlwaysFull: true,
  },
  { name: 'confirm email, spent link', path: () => '/profile/confirm-email?key=spent', isAlwaysFull: true },
  {
    name: 'portal chooser',
    person: 'advisor',
    path: () => '/portals',
    answers: { '/api/session': (session) => ({ ...session, home: '/portals' }) },
  },
  greeted('terms', { terms }),
  greeted('terms, changed', { terms: { ...terms, acceptedAt: '2025-11-20T09:00:00.000Z' } }),
  greeted('welcome', { hasIntro: true }),
  greeted('welcome, limited', { isLimited: true, hasIntro: true }),
  { name: 'onboarding', person: 'onboarding', path: (_, brand) => home(brand), isOfFirstBrand: true },
  { name: 'process', person: 'investor', flag: 'processes', path: ({ process }, brand) => `${home(brand)}/processes/${process}` },
  { name: 'account missing', person: 'company', path: (_, brand) => `${home(brand)}/account`, isOfFirstBrand: true, isAlwaysFull: true },

  { name: 'account', person: 'investor', path: ({ account }, brand) => `${home(brand)}/account/${account}` },
  { name: 'account, family', person: 'family', path: (_, brand) => home(brand), isOfFirstBrand: true },
  {
    name: 'account, family explained',
    person: 'family',
    path: (_, brand) => `${home(brand)}?open=explain.family.growth`,
    isOfFirstBrand: true,
  },
  { name: 'account, unlinked', person: 'unlinked', path: (_, brand) => home(brand), isOfFirstBrand: true },
  { name: 'account, as advisor', person: 'advisor', path: ofAccount },
  {
    name: 'account, figure explained',
    person: 'investor',
    path: ({ account }, brand) => `${home(brand)}/account/${account}?open=explain.growth`,
  },
  {
    name: 'report dialogue',
    person: 'investor',
    path: ({ account }, brand) => `${home(brand)}/account/${account}`,
    then: (page) => press(page, 'main button[data-variant=primary]').then(() => page.waitForSelector('[role=dialog]')),
    isAlwaysFull: true,
  },
  ...tabScreens,
  {
    name: 'holding drawer',
    person: 'investor',
    path: ({ holding, portfolio }, brand) => `${home(brand)}/portfolio/${portfolio}?tab=holdings&holding=${encodeURIComponent(holding)}`,
  },
  {
    name: 'breakdown drawer',
    person: 'investor',
    tab: 'breakdowns',
    path: ({ portfolio }, brand) => `${home(brand)}/portfolio/${portfolio}?tab=breakdowns&by=sector&open=breakdown.assetClass.Equity`,
  },
  {
    name: 'contract note drawer',
    person: 'investor',
    tab: 'contractNotes',
    path: ({ portfolio }, brand) => `${home(brand)}/portfolio/${portfolio}?tab=contractNotes&range=all`,
    then: (page) => press(page, 'main table tbody button').then(() => page.waitForSelector('aside dl, [role=dialog] dl')),
    isAlwaysFull: true,
  },
  { name: 'portfolio facts', person: 'investor', path: ({ portfolio }, brand) => `${home(brand)}/portfolio/${portfolio}?open=about.portfolio` },
  { name: 'account facts', person: 'investor', path: ({ account }, brand) => `${home(brand)}/account/${account}?open=about.account` },
  {
    name: 'allocation by sector',
    person: 'investor',
    path: ({ portfolio }, brand) => `${home(brand)}/portfolio/${portfolio}`,
    then: (page) =>
      press(page, 'main button[aria-haspopup=menu][data-variant=quiet]')
        .then(() => press(page, '[role=menuitemradio]:nth-child(2)'))
        .then(() => page.waitForSelector('main ul li button')),
    isAlwaysFull: true,
  },
  {
    name: 'portfolio of a past day',
    person: 'investor',
    tab: 'holdings',
    path: ({ portfolio }, brand) => `${home(brand)}/portfolio/${portfolio}?tab=holdings&date=2025-12-31`,
  },
  ...(['value', '3y'] as const).map(
    (figure): Screen => ({
      name: `portfolio, ${figure} explained`,
      person: 'investor',
      path: ({ portfolio }, brand) => `${home(brand)}/portfolio/${portfolio}?open=explain.${figure}`,
    }),
  ),
  ...(['charges fees.total', 'gains gains.net', 'exposure exposure.Equity', 'bonds bonds.yieldToMaturity'] as const).map((each): Screen => {
    const [tab, figure] = each.split(' ') as [PortfolioTabId, string]
    return {
      name: `portfolio, ${figure} explained`,
      person: 'investor',
      tab,
      path: ({ portfolio }, brand) => `${home(brand)}/portfolio/${portfolio}?tab=${tab}&open=explain.${figure}`,
    }
  }),
  { name: 'portfolio, bonds of a single one', person: 'single', tab: 'bonds', path: ({ single }, brand) => `${home(brand)}/portfolio/${single}?tab=bonds` },

  { name: 'clients', person: 'advisor', path: (_, brand) => home(brand) },
  { name: 'clients, value explained', person: 'advisor', path: (_, brand) => `${home(brand)}?open=explain.clients.value` },
  {
    name: 'clients, saved views',
    person: 'advisor',
    path: (_, brand) => home(brand),
    // By what it opens: its code comes after the page, and until then another button is the first.
    then: (page) => press(page, 'main button[aria-haspopup=dialog]').then(() => page.waitForSelector('[role=dialog]')),
    isAlwaysFull: true,
  },
  { name: 'clients, filtered to none', person: 'advisor', path: (_, brand) => `${home(brand)}?q=zzzz`, isAlwaysFull: true },

  beside('new-account', (_, brand) => home(brand), (_, brand) => brand),
  beside('account', ofAccount, ({ client }) => client),
  { ...beside('person', ofAccount, ({ client }) => client), person: 'admin' },
  beside('invite', ofAccount, ({ client }) => client),
  beside('new-portfolio', ofAccount, ({ client }) => client),
  beside('portfolio', ofPortfolio, ({ clientPortfolio }) => clientPortfolio),
  beside('new-holding', ofPortfolio, ({ clientPortfolio }) => clientPortfolio),
  beside('new-transaction', ofPortfolio, ({ clientPortfolio }) => clientPortfolio),
  { name: 'editing portal', person: 'admin', path: (_, brand) => `${home(brand)}?open=portal.${brand}`, isOfFirstBrand: true },

  { name: 'simulator', person: 'investor', flag: 'simulator', path: (_, brand) => `${home(brand)}/simulator` },
  { name: 'questionnaire', person: 'investor', flag: 'investmentAdvice', path: (_, brand) => `${home(brand)}/investment-advice` },
  { name: 'explorer', person: 'investor', flag: 'explorer', path: (_, brand) => `${home(brand)}/explorer` },
  { name: 'explorer, fund', person: 'investor', flag: 'explorer', path: (_, brand) => `${home(brand)}/explorer?open=QSI62C8` },
  { name: 'explorer, comparison', person: 'investor', flag: 'explorer', path: (_, brand) => `${home(brand)}/explorer?compare=QSI62C8,QSU30R2,QSO7E34,QSA81J5&view=compare` },
  { name: 'news', person: 'investor', flag: 'news', path: (_, brand) => `${home(brand)}/news` },
  {
    name: 'article',
    person: 'investor',
    flag: 'news',
    path: (_, brand) => `${home(brand)}/news`,
    then: async (page) => {
      await press(page, 'main a[href*="/news/"]')
      await page.waitForFunction(() => /\/news\/.+/.test(location.pathname))
    },
    isAlwaysFull: true,
  },

  { name: 'profile, investor', person: 'investor', path: () => '/profile/me' },
  { name: 'profile, advisor', person: 'advisor', path: () => '/profile/me' },
  { name: 'organisation', person: 'company', path: () => '/profile/organisation', isOfFirstBrand: true },
  {
    name: 'palette',
    person: 'advisor',
    path: (_, brand) => home(brand),
    then: async (page) => {
      await page.keyboard.down('Control')
      await page.keyboard.press('k')
      await page.keyboard.up('Control')
      await page.waitForSelector('[role=dialog] input', { timeout: 10_000 })
      await page.keyboard.type('a')
    },
    isAlwaysFull: true,
  },
  {
    name: 'shortcuts',
    person: 'advisor',
    path: (_, brand) => home(brand),
    then: async (page) => {
      await page.keyboard.type('?')
      await page.waitForSelector('[role=dialog]', { timeout: 10_000 })
    },
    isAlwaysFull: true,
  },
  { name: 'navigation on a phone', person: 'investor', path: (_, brand) => home(brand), then: openedBelow, isAlwaysFull: true },
  { name: 'inactive portal', person: 'advisor', path: () => '/dashboard/akta-archive', isOfFirstBrand: true, isAlwaysFull: true },
  { name: 'not found', person: 'advisor', path: () => '/dashboard/404', isAlwaysFull: true },
  {
    name: 'session warning',
    person: 'investor',
    path: ({ account }, brand) => `${home(brand)}/account/${account}`,
    // As long as the idle time but a minute; the page looks at the clock when it is looked at.
    then: async (page) => {
      await page.evaluate(() => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + 29 * 60_000
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await page.waitForFunction(() => /[01]:\d\d/.test(document.body.innerText), { timeout: 10_000 })
    },
    isAlwaysFull: true,
  },
  { name: 'preview of a page', person: 'admin', path: ({ page }) => `/preview/pages/${page}`, isOfFirstBrand: true },
  { name: 'preview of a post', person: 'admin', path: ({ post }) => `/preview/posts/${post}`, isOfFirstBrand: true },
  ...reportKinds.filter((kind) => kind !== 'investment' && kind !== 'provider').map(reportOf),
  { name: 'report', person: 'investor', path: ({ account }, brand) => `${home(brand)}/account/${account}/export`, isAlwaysFull: true },
  {
    name: 'offline',
    person: 'investor',
    path: ({ account }, brand) => `${home(brand)}/account/${account}`,
    then: (page) => page.setOfflineMode(true),
    isAlwaysFull: true,
  },
  { name: 'kit', path: () => '/dev/gallery', isAlwaysFull: true },
]
