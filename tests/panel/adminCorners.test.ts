import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { tinyPdf, tinyPng } from '../factories/files'
import { goTo, press, seeText, startBrowser, textOf, visitAs } from '../helpers/browser'
import { type Client, demoPassword, signIn } from '../helpers/client'
import { product } from '../helpers/product'
import { create, type Doc, docsOf, upload } from '../helpers/records'

/* What an administrator meets at the edges of the panel: numbers and days in their language, files, locks, and words that have to fit. */

const email = 'admin@quayside.example'
let browser: Browser
let stop: () => Promise<void>
let admin: Client
let advisor: string
let account: string

beforeAll(async () => {
  ;[{ browser, stop }, admin] = await Promise.all([startBrowser(), signIn(email)])
  advisor = String(docsOf(await admin.get('/api/users?where[email][equals]=advisor@akta.example&depth=0'))[0]?.id)
  const portal = String(docsOf(await admin.get('/api/portals?where[slug][equals]=akta&depth=0'))[0]?.id)
  account = (await create(admin, 'accounts', { name: 'Corner Account', owners: [advisor], portal, currency: 'GBP', active: true })).id
})
afterAll(() => stop())

const open = (page: Page, path: string) => goTo(page, `${product().baseUrl()}${path}`)

async function makeHolding(): Promise<Doc> {
  const portfolio = await create(admin, 'portfolios', { name: 'Corner Portfolio', account, type: 'GIA', currency: 'GBP' })
  return create(admin, 'holdings', {
    name: 'Corner Fund',
    symbol: 'CRNR',
    portfolio: portfolio.id,
    assetClass: 'Equity',
    type: 'Fund',
    currency: 'GBP',
    units: 1250.5,
    purchaseValue: 2,
    date: '2026-03-31T12:00:00.000Z',
    pricePoints: [{ date: '2026-03-31T12:00:00.000Z', price: 2 }],
  })
}

/** The panel in a language; Payload keeps the choice in a cookie of its own. */
async function visitIn(locale: string) {
  const visit = await visitAs(browser, email, { locale })
  await visit.page.setCookie({ name: 'quayside-lng', value: locale, url: product().baseUrl() })
  return visit
}

describe('numbers and days', () => {
  it.each([
    ['en', '1,250.5', 'Mo', 'March', 'Month after'],
    ['is', '1.250,5', 'Má', 'mars', 'Næsti mánuður'],
    ['el', '1.250,5', 'Δε', 'Μάρτιος', 'Επόμενος μήνας'],
  ])('are those of the reader: %s', async (locale, units, monday, month, next) => {
    const { id } = await makeHolding()
    const { close, page, problems } = await visitIn(locale)
    // Another clock than the server's: nothing that is written by both may differ.
    await page.emulateTimezone('Europe/Athens')
    await open(page, '/admin/collections/holdings?search=corner')
    await seeText(page, units)
    await open(page, `/admin/collections/holdings/${id}`)
    // Its value, which nobody types.
    await seeText(page, locale === 'en' ? '2,501' : '2.501')
    await press(page, '#field-date input')
    await page.waitForSelector('.react-datepicker__day-name')
    const days = await page.$$eval('.react-datepicker__day-name', (names) => names.map((name) => name.textContent?.trim() ?? ''))
    expect(days[0]?.startsWith(monday)).toBe(true)
    const months = await page.$$eval('.react-datepicker__month-select option', (options) => options.map((option) => option.textContent))
    expect(months.some((each) => each?.toLowerCase() === month.toLowerCase())).toBe(true)
    // What is heard there is of one language too.
    await page.waitForSelector(`.react-datepicker__navigation--next[aria-label="${next}"]`)
    const heard = await page.$$eval('.react-datepicker, .react-datepicker [aria-label]', (named) =>
      named.map((each) => `${each.ariaLabel ?? ''} ${each.textContent}`),
    )
    const english = /\b(choose|month|date|time|available)\b/i
    expect(locale === 'en' ? [] : heard.filter((each) => english.test(each))).toEqual([])
    expect(problems).toEqual([])
    await close()
  })
})

describe('an address of the panel that there is not', () => {
  it.each(['/admin/nowhere', '/admin/collections/throttles', '/designer/users/7'])('%s leads home, which says so once', async (path) => {
    const { close, page, problems } = await visitAs(browser, email)
    await open(page, path)
    await seeText(page, 'There is no such page in the panel: this is its home.')
    expect(new URL(page.url()).pathname).toBe('/admin')
    await open(page, '/admin')
    expect(await textOf(page)).not.toContain('There is no such page')
    expect(problems).toEqual([])
    await close()
  })
})

describe('a record', () => {
  it('with a file opens it by a button, as it is stored', async () => {
    const file = { name: 'letter.pdf', type: 'application/pdf', data: tinyPdf('Dear client') }
    const document = await upload(admin, 'documents', { name: 'Corner letter', type: 'Other', account }, file)
    const { close, page } = await visitAs(browser, email)
    await open(page, `/admin/collections/documents/${document.id}`)
    const href = await page.$eval('::-p-xpath(//a[normalize-space(.)="Open the file"])', (link) => link.getAttribute('href'))
    expect((await admin.get(String(href))).headers['content-type']).toContain('application/pdf')
    await close()
  })

  it('of a picture opens its file, and has none to take off', async () => {
    const picture = await upload(admin, 'media', { name: 'Corner mark' }, { name: 'mark.png', type: 'image/png', data: tinyPng() })
    const { close, page, problems } = await visitAs(browser, email)
    await open(page, `/admin/collections/media/${picture.id}`)
    const href = await page.$eval('::-p-xpath(//a[normalize-space(.)="Open the file"])', (link) => link.getAttribute('href'))
    expect(href).toBe(`/api/media/${picture.id}/open`)
    await page.waitForSelector('.file-details')
    expect(await page.$('.file-details__remove')).toBeNull()
    expect(problems).toEqual([])
    await close()
  })

  it('of an account tells under its title whether it is active, where, and what it is worth', async () => {
    const linked = docsOf(await admin.get('/api/figures?where[portfolio][exists]=false&limit=1&depth=0'))[0]
    const { close, page } = await visitAs(browser, email)
    await open(page, `/admin/collections/accounts/${String(linked?.account)}`)
    await page.waitForSelector('.qs-recordhead')
    const head = await page.$eval('.qs-recordhead', (node) => node.textContent)
    expect(head).toMatch(/Active.*\d+ portfolios?, [£€$][\d,]+\.\d\d on \d\d\/\d\d\/\d{4}$/)
    await close()
  })

  it('with a day has a date picker for it, and takes nothing that is no day', async () => {
    const file = { name: 'terms.pdf', type: 'application/pdf', data: tinyPdf('Terms') }
    const { id } = await upload(admin, 'documents', { name: 'Dated letter', type: 'Other', account, asOf: '2026-03-31' }, file)
    const refused = await admin.patch(`/api/documents/${id}`, { asOf: 'the end of March' })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Choose a day of the calendar, such as 31/03/2026')
    const { close, page, problems } = await visitAs(browser, email)
    // Where noon of London is the next day already.
    await page.emulateTimezone('Pacific/Kiritimati')
    await open(page, `/admin/collections/documents/${id}`)
    const shown = () => page.$eval('#field-asOf input', (input) => input.value)
    expect(await shown()).toBe('31/03/2026')
    await press(page, '#field-asOf input')
    await press(page, '.react-datepicker__day--015:not(.react-datepicker__day--outside-month)')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-asOf input')?.value === '15/03/2026')
    await page.locator('#action-save:not(:disabled)').click()
    await page.waitForFunction(
      async (path) => ((await (await fetch(path)).json()) as { asOf: string }).asOf === '2026-03-15',
      {},
      `/api/documents/${id}?depth=0`,
    )
    expect(problems).toEqual([])
    await close()
  })

  it.each([
    ['Pacific/Auckland', '2026-09-01T12:00:00.000Z'],
    ['America/New_York', '2026-09-01T00:00:00.000Z'],
  ])('with the day of a transaction shows and keeps that day in %s', async (zone, date) => {
    const portfolio = await create(admin, 'portfolios', { name: `Days of ${zone}`, account, type: 'ISA', currency: 'GBP' })
    const booking = { name: 'Purchase of Calder', portfolio: portfolio.id, symbol: 'CALDER', type: 'Purchase', units: 1, amount: 10, date }
    const { id } = await create(admin, 'transactions', booking)
    const { close, page, problems } = await visitAs(browser, email)
    await page.emulateTimezone(zone)
    await open(page, `/admin/collections/transactions/${id}`)
    expect(await page.$eval('#field-date input', (input) => input.value)).toBe('01/09/2026')
    await press(page, '#field-date input')
    await press(page, '.react-datepicker__day--015:not(.react-datepicker__day--outside-month)')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-date input')?.value === '15/09/2026')
    await page.locator('#action-save:not(:disabled)').click()
    await page.waitForFunction(
      async (path) => ((await (await fetch(path)).json()) as { date: string }).date === '2026-09-15T12:00:00.000Z',
      {},
      `/api/transactions/${id}?depth=0`,
    )
    expect(problems).toEqual([])
    await close()
  })

  it('of a collection without a history is what the address of its versions leads to', async () => {
    const { close, page } = await visitAs(browser, email)
    const { id } = await create(admin, 'access-groups', { name: 'Corner without history', team: [advisor] })
    await open(page, `/admin/collections/access-groups/${id}/versions`)
    expect(new URL(page.url()).pathname).toBe(`/admin/collections/access-groups/${id}`)
    await close()
  })

  it('says when it was saved and by whom as soon as it is', async () => {
    const group = await create(admin, 'access-groups', { name: 'Corner desk', team: [advisor] })
    const { close, page } = await visitAs(browser, email)
    await open(page, `/admin/collections/access-groups/${group.id}`)
    await page.locator('#field-description').fill('Looks after the corners.')
    await page.waitForNetworkIdle()
    await page.locator('#action-save:not(:disabled)').click()
    await seeText(page, 'Done - all changes saved.')
    const saved = String(((await admin.get(`/api/access-groups/${group.id}?depth=0`)).body as Doc).updatedAt)
    await page.waitForFunction(
      (at) => {
        const when = new Date(at)
        const time = [when.getHours(), when.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
        return document.querySelector<HTMLElement>('.qs-recordfacts dd')?.innerText.includes(time)
      },
      {},
      saved,
    )
    await close()
  })

  it('names its brand and its data provider as people call them, and a new one tells nothing yet', async () => {
    const { close, page } = await visitAs(browser, email)
    const [process] = docsOf(await admin.get('/api/processes?where[brand][equals]=akta&limit=1&depth=0'))
    await open(page, `/admin/collections/processes/${process?.id}`)
    expect(await page.$eval('#field-brand dd', (fact) => fact.textContent)).toBe('Akta Wealth')
    const [linked] = docsOf(await admin.get('/api/accounts?where[source][equals]=akta&limit=1&depth=0'))
    await open(page, `/admin/collections/accounts/${linked?.id}`)
    expect(await page.$eval('#field-source dd', (fact) => fact.textContent)).toBe('Akta Wealth')
    for (const slug of ['accounts', 'messages', 'documents', 'processes']) {
      await open(page, `/admin/collections/${slug}/create`)
      expect(await page.$$eval('.qs-fact', (facts) => facts.map((fact) => fact.textContent))).toEqual([])
    }
    await close()
  })

  it('of a collection that nobody adds to leads to its list', async () => {
    const { close, page, problems } = await visitAs(browser, email)
    for (const slug of ['datasets', 'report-batches']) {
      await open(page, `/admin/collections/${slug}/create`)
      expect(new URL(page.url()).pathname).toBe(`/admin/collections/${slug}`)
    }
    expect(problems).toEqual([])
    await close()
  })

  it('that somebody edits says who and since when', async () => {
    const group = await create(admin, 'access-groups', { name: 'Locked desk', team: [advisor] })
    const anna = { name: 'Anna Lindqvist', email: 'anna.corner@quayside.example', admin: true, hideIntroText: true }
    await create(admin, 'users', { ...anna, password: demoPassword })
    const theirs = await visitAs(browser, anna.email)
    await open(theirs.page, `/admin/collections/access-groups/${group.id}`)
    await theirs.page.locator('#field-name').fill('Locked desk, being renamed')
    await theirs.page.waitForNetworkIdle()
    const { close, page } = await visitAs(browser, email)
    await open(page, `/admin/collections/access-groups/${group.id}`)
    await seeText(page, /Anna Lindqvist is editing this, since \d\d:\d\d/)
    expect(await textOf(page)).not.toMatch(/[AP]M\b/)
    expect(await page.$eval('.document-locked__content', (dialog) => dialog.textContent)).not.toContain(anna.email)
    await press(page, '#document-locked-view-read-only')
    await page.waitForSelector('.document-locked__content', { hidden: true })
    await seeText(page, /Anna Lindqvist is editing this, since \d\d:\d\d/)
    await open(page, '/admin/collections/access-groups?search=locked+desk')
    const sign = await page.waitForSelector('.locked[role="button"][aria-label]')
    expect(await sign?.evaluate((node) => node.getAttribute('aria-label'))).toBe('Somebody is editing this: Locked desk')
    await Promise.all([close(), theirs.close()])
  })
})

describe('an empty trash', () => {
  it('says what a trash is, and leads back', async () => {
    const { close, page } = await visitAs(browser, email)
    await open(page, '/admin/collections/people/trash')
    expect(await page.$eval('.qs-empty', (node) => node.textContent)).toContain('can be restored until its retention ends')
    await page.locator('::-p-xpath(//a[normalize-space(.)="Back to the list"])').click()
    await page.waitForFunction(() => location.pathname === '/admin/collections/people')
    await close()
  })
})

describe('a line of the log', () => {
  it('names the brand that was signed in to as people call it', async () => {
    const line = docsOf(await admin.get('/api/logs?where[type][equals]=Signed%20in&where[info][equals]=akta&limit=1&depth=0'))[0]
    const { close, page } = await visitAs(browser, email)
    await open(page, `/admin/collections/logs/${String(line?.id)}`)
    const facts = await page.$eval('.qs-ledger', (node) => (node as HTMLElement).innerText)
    expect(facts).toMatch(/Details\s+Akta Wealth/)
    await close()
  })
})

describe('buttons that add', () => {
  it.each([
    ['en', 'Add member'],
    ['is', 'Bæta við félaga'],
    ['el', 'Προσθήκη: μέλος'],
  ])('name what they add as their sentence asks for: %s', async (locale, button) => {
    const { close, page } = await visitIn(locale)
    await open(page, '/admin/collections/groups/create')
    await seeText(page, button)
    const names = await page.$$eval('[aria-label]', (named) => named.map((each) => each.getAttribute('aria-label')))
    expect(names.filter((name) => name?.includes('[object'))).toEqual([])
    await close()
  })
})

describe('the designer of a form', () => {
  it('that somebody else saved meanwhile says who and what they changed, takes theirs in and gives mine back', async () => {
    const field = (name: string, label: string) => ({ type: 'text', name, label })
    const steps = (city: string) => [{ title: 'You', fields: [field('work', 'What do you do?'), field('city', city)] }]
    const form = await create(admin, 'forms', {
      name: 'Corner form',
      slug: 'corner-form',
      brand: 'akta',
      steps: steps('Where do you live?'),
    })
    const { close, page, problems } = await visitAs(browser, email)
    await open(page, `/admin/collections/forms/${form.id}/designer`)
    const question = '::-p-xpath(//div[label="Question"]/input)'
    await page.locator(question).fill('What is your work?')
    await admin.patch(`/api/forms/${form.id}?draft=true`, { steps: steps('In which city?'), _status: 'draft' })
    await press(page, '::-p-xpath(//button[.="Save draft"])')
    await seeText(page, 'Changed there: In which city. Changed by you: What is your work.')
    const labels = async () =>
      ((await admin.get(`/api/forms/${form.id}?draft=true&depth=0`)).body as { steps: { fields: { label: string }[] }[] }).steps
        .flatMap(({ fields }) => fields.map(({ label }) => label))
        .join()
    expect(await labels()).toBe('What do you do?,In which city?')
    await press(page, '::-p-xpath(//button[.="Take theirs in"])')
    await seeText(page, 'In which city?')
    expect(await textOf(page)).not.toContain('Nothing has been overwritten')
    await press(page, '::-p-xpath(//button[.="Undo"])')
    await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'What is your work?'))
    await press(page, '::-p-xpath(//button[.="Save draft"])')
    await page.waitForSelector('::-p-xpath(//button[.="Save draft" and @disabled])')
    expect(await labels()).toBe('What is your work?,Where do you live?')
    expect(problems).toEqual([])
    await close()
  })
})
