import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { menuCollections } from '../../shared/brands/adminMenu'
import { accessibilityProblems, goTo, goWithinPanel, lookAs, scrollsSideways, startBrowser, textOf, visitAs } from '../helpers/browser'
import { type Client, demoPassword, signIn } from '../helpers/client'
import { cutHints, isForeign, namesOn, ownWords, typed, wrongWords } from '../helpers/panelWords'
import { product } from '../helpers/product'
import { create, docsOf } from '../helpers/records'

/*
 * Every list, record and form of the panel, gone through once by an editor who reads Greek: what is English there, or raw, is so for everybody, and each
 * page is loaded within the panel as its links do it.
 */

/** Of this file alone: the panel keeps how many rows somebody wants a list to have. */
const email = 'walker@quayside.example'
let browser: Browser
let stop: () => Promise<void>
let admin: Client
/** Those that other files have made meanwhile stand in the evidence of statements. */
let portals: readonly string[]
let mayCreate: (slug: string) => boolean

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  const maker = await signIn('admin@quayside.example')
  await create(maker, 'users', { name: 'Lára Thorne', email, password: demoPassword, admin: true, hideIntroText: true })
  admin = await signIn(email)
  portals = docsOf(await admin.get('/api/portals?limit=500&depth=0')).map(({ name }) => String(name))
  const may = ((await admin.get('/api/access')).body as { collections: Record<string, { create?: unknown }> }).collections
  mayCreate = (slug) => Boolean(may[slug]?.create)
})
afterAll(() => stop())

async function visitIn(locale: 'is' | 'el') {
  const visit = await visitAs(browser, email, { locale })
  await visit.page.setCookie({ name: 'quayside-lng', value: locale, url: product().baseUrl() })
  await goTo(visit.page, `${product().baseUrl()}/admin`)
  return visit
}

/** What keeps somebody from it who does not see well, or has a small screen. */
async function faultsOfLooks(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of [768, 1440]) {
    await lookAs(page, { width })
    const sideways = (await scrollsSideways(page)) ? ['scrolls sideways'] : []
    faults.push(...[...sideways, ...(await accessibilityProblems(page))].map((fault) => `${width} px: ${fault}`))
  }
  return faults
}

/** What says a word of English, by sight or by name, and hints that have no room. */
async function faultsOfLanguage(page: Page): Promise<string[]> {
  const names = [...portals, ...(await typed(page))]
  const foreign = (await ownWords(page)).filter((text) => isForeign(text) && !names.includes(text))
  return [...(await cutHints(page)).map((hint) => `has no room for ${hint}`), ...foreign.map((text) => `English: ${text.slice(0, 80)}`)]
}

const faultsOfWords = async (page: Page): Promise<string[]> => wrongWords(await textOf(page), await namesOn(page))

/** What is found on the lists, records and forms of these collections. */
async function faultsIn(slugs: readonly string[]): Promise<string[]> {
  const { close, page, problems } = await visitIn('el')
  const found: string[] = []
  const note = (what: string, faults: readonly string[]) => void found.push(...faults.map((fault) => `${what}: ${fault}`))
  // To open the record of a private file is not to open the file, which is a line of the log.
  page.on('request', (request) => {
    if (/\/api\/(documents|library-files|form-files)\/file\//.test(request.url())) found.push(`fetched ${request.url()}`)
  })
  for (const slug of slugs) {
    // Ten rows show what fifty do.
    await goWithinPanel(page, `/admin/collections/${slug}?limit=10`)
    const isOurs = slug !== 'payload-jobs'
    note(`list of ${slug}`, [
      ...(await faultsOfWords(page)),
      ...(isOurs ? await faultsOfLanguage(page) : []),
      ...(await faultsOfLooks(page)),
    ])
    const record = await page.evaluate(() => document.querySelector('.table tbody .qs-celllink')?.getAttribute('href') ?? null)
    if (record !== null) {
      await goWithinPanel(page, record)
      note(`record of ${slug}`, [...(await faultsOfWords(page)), ...(await faultsOfLooks(page))])
      // Evidence is read in its list, where a line of it opens.
    } else if ((await page.$('.qs-statement, .qs-empty p + :is(p, a, button)')) === null)
      note(`list of ${slug}`, ['is empty and does not say what fills it'])
    if (!mayCreate(slug)) continue
    await goWithinPanel(page, `/admin/collections/${slug}/create`)
    note(`form of ${slug}`, await faultsOfLanguage(page))
  }
  await close()
  return [...found, ...problems]
}

describe('in Greek', () => {
  it('every list, record and form is in the words of the reader, shows no raw value, keeps to the page and passes axe', async () => {
    // The menu can name them all (`cms/admin/frame/menuOf.test.ts`), save the jobs, whose words are Payload's own.
    const slugs = [...menuCollections, 'payload-jobs']
    // Two walk: half of the time one waits for what it has asked for.
    const half = Math.ceil(slugs.length / 2)
    const found = await Promise.all([slugs.slice(0, half), slugs.slice(half)].map(faultsIn))
    expect(found.flat()).toEqual([])
  }, 300_000)
})

describe('in Icelandic', () => {
  it('the frame of a list and every form say no word of English, by sight or by name', async () => {
    const { close, page, problems } = await visitIn('is')
    const found: string[] = []
    // The heads of a list are the names of its form's fields, and what stands round them is the same for all.
    const [first] = menuCollections
    const forms = menuCollections.filter(mayCreate).map((slug) => `${slug}/create`)
    for (const path of [`${first}?limit=1`, ...forms]) {
      await goWithinPanel(page, `/admin/collections/${path}`)
      found.push(...(await faultsOfLanguage(page)).map((fault) => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
    expect(problems).toEqual([])
    await close()
  }, 300_000)
})
