import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { tinyPdf } from '../factories/files'
import { accessibilityProblems, goTo, seeText, startBrowser, textOf, visitAs } from '../helpers/browser'
import { type Client, signIn } from '../helpers/client'
import { product } from '../helpers/product'
import { create, docOf, docsOf } from '../helpers/records'

/* The life of a record as an administrator sees it in the panel. */

let browser: Browser
let stop: () => Promise<void>
let admin: Client
let portal: string
let owner: string

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  admin = await signIn('admin@quayside.example')
  portal = String(docsOf(await admin.get('/api/portals?where[slug][equals]=akta&depth=0'))[0]?.id)
  owner = String(docsOf(await admin.get('/api/users?where[email][equals]=advisor@akta.example&depth=0'))[0]?.id)
})
afterAll(() => stop())

const open = (page: Page, path: string) => goTo(page, `${product().baseUrl()}${path}`)
const makeAccount = (name: string) => create(admin, 'accounts', { name, owners: [owner], portal, currency: 'GBP', active: true })
const press = (page: Page, text: string) => page.locator(`::-p-xpath(//button[contains(normalize-space(.), "${text}")])`).click()

describe('deleting a record', () => {
  it('is armed, then confirmed, and named afterwards; the trash gives it back', async () => {
    const { id } = await makeAccount('Thrown Away Once')
    const { close, page, problems } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, `/admin/collections/accounts/${id}`)
    await press(page, 'Move to trash')
    await seeText(page, 'It leaves every list. It can be restored from the trash until')
    expect((await admin.get(`/api/accounts/${id}?depth=0`)).status).toBe(200)
    await press(page, 'Yes, move to trash')
    await page.waitForFunction(() => location.pathname === '/admin/collections/accounts')
    expect((await admin.get(`/api/accounts/${id}?depth=0`)).status).toBe(404)

    await open(page, '/admin/collections/accounts/trash')
    await seeText(page, 'Thrown Away Once')
    await page.locator('tbody input[type=checkbox]').click()
    await press(page, 'Restore 1')
    await seeText(page, '1 done.')
    expect(problems).toEqual([])
    await close()
  })

  it('is refused with the names of what refers to it', async () => {
    const { id } = await makeAccount('Still Referred To')
    await create(admin, 'portfolios', { name: 'The pot in the way', account: id, type: 'GIA', currency: 'GBP' })
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, `/admin/collections/accounts/${id}`)
    await press(page, 'Move to trash')
    await press(page, 'Yes, move to trash')
    await seeText(page, 'Still in use.')
    expect(await page.$eval('.qs-armed a', (link) => link.textContent)).toBe('The pot in the way')
    await press(page, 'Set inactive')
    await page.waitForNavigation({ waitUntil: 'networkidle0' })
    expect((await admin.get(`/api/accounts/${id}?depth=0`)).body).toMatchObject({ active: false })
    await close()
  })
})

describe('two people on one record', () => {
  it('are told of each other, and nothing is overwritten', async () => {
    const { id } = await makeAccount('Two At Once')
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, `/admin/collections/accounts/${id}`)
    docOf(await admin.patch(`/api/accounts/${id}`, { email: 'theirs@client.example' }), 200)
    const name = await page.waitForSelector('#field-name')
    await name?.click({ count: 3 })
    await name?.type('Mine At Once')
    await page.waitForNetworkIdle()
    await page.locator('#action-save').click()
    await seeText(page, 'after you opened it')
    await seeText(page, 'Nothing has been overwritten')
    expect((await admin.get(`/api/accounts/${id}?depth=0`)).body).toMatchObject({ name: 'Two At Once', email: 'theirs@client.example' })
    await press(page, 'See both')
    expect(await page.$eval('.qs-both', (table) => table.textContent)).toContain('theirs@client.example')
    await press(page, 'Take the chosen in')
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-email')?.value === 'theirs@client.example')
    await page.locator('#action-save:not(:disabled)').click()
    await page.waitForNetworkIdle()
    expect((await admin.get(`/api/accounts/${id}?depth=0`)).body).toMatchObject({ name: 'Mine At Once', email: 'theirs@client.example' })
    await close()
  })
})

describe('a list', () => {
  it('says of a draft whether readers have a former text meanwhile', async () => {
    const facts = { brand: 'akta', language: 'en', type: 'Landing' }
    const { id } = await create(admin, 'pages', { ...facts, name: 'Read Meanwhile', slug: 'read-meanwhile', _status: 'published' })
    await create(admin, 'pages', { ...facts, name: 'Read Not Yet', slug: 'read-not-yet', _status: 'draft' })
    docOf(await admin.patch(`/api/pages/${id}?draft=true`, { title: 'Another title', _status: 'draft' }), 200)
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, '/admin/collections/pages?search=read')
    const stateOf = (name: string) =>
      page.$eval(`::-p-xpath(//tr[contains(., "${name}")])`, (row) => row.querySelector('.cell-_status')?.textContent)
    expect(await stateOf('Read Meanwhile')).toBe('Published, draft waiting')
    expect(await stateOf('Read Not Yet')).toBe('Draft')
    expect(await page.$eval('#heading-_status', (head) => head.textContent)).toContain('Status')
    await close()
  })

  it('keeps a view under a name with how many it shows, exports it, shows its filters as chips, and takes them off', async () => {
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, '/admin/collections/accounts?where[or][0][and][0][currency][equals]=GBP')
    await seeText(page, 'Currency is')
    await press(page, 'Save this view')
    await page.locator('input[name=view]').fill('In sterling')
    await page.locator('.qs-views form button[type=submit]').click()
    await open(page, '/admin/collections/accounts?where[or][0][and][0][currency][equals]=EUR')
    const { totalDocs } = (await admin.get('/api/accounts/count?where[currency][equals]=GBP')).body as { totalDocs: number }
    await page.locator(`::-p-xpath(//a[normalize-space(.)="In sterling ${totalDocs}"])`).click()
    await page.waitForFunction(() => location.search.includes('GBP'))
    // The file has what the list has, on all of its pages.
    await page.waitForFunction(() => document.querySelector('.qs-exportcsv')?.getAttribute('href')?.includes('GBP'))
    const csv = await page.$eval('.qs-exportcsv', async (link) => (await fetch((link as HTMLAnchorElement).href)).text())
    expect(csv.split('\r\n')).toHaveLength(totalDocs + 1)
    await seeText(page, 'Take all filters off')
    await press(page, 'Take all filters off')
    await page.waitForFunction(() => !location.search.includes('currency'))
    await page.locator('[aria-label="Remove the view In sterling"]').click()
    await close()
  })

  it('gives what is chosen another advisor and a group, and looks in the trash for what it does not have', async () => {
    const client = String(docsOf(await admin.get('/api/users?where[email][equals]=family@akta.example&depth=0'))[0]?.id)
    const { id } = await makeAccount('Quintessa Handed Over')
    docOf(await admin.patch(`/api/accounts/${id}`, { client }), 200)
    await create(admin, 'users', {
      name: 'Quorra Successor',
      email: 'quorra@akta.example',
      password: 'Quayside-2026',
      isProfessional: true,
    })
    const group = await create(admin, 'groups', { name: 'Quay walkers', score: 1, portal })
    const { close, page, problems } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    const read = async () => (await admin.get(`/api/accounts/${id}?depth=1`)).body as { owners: { name: string }[]; groups: unknown[] }
    const choose = async (button: string, name: string, save: string) => {
      await open(page, '/admin/collections/accounts?search=quintessa')
      await page.locator('tbody input[type=checkbox]').click()
      await press(page, button)
      expect(await accessibilityProblems(page)).toEqual([])
      await page.locator('dialog[open] .rs__input').fill(name)
      await page.locator(`::-p-xpath(//dialog[@open]//*[contains(@class, "rs__option")][contains(., "${name}")])`).click()
      await page.locator(`::-p-xpath(//dialog[@open]//button[@type="submit"][contains(., "${save}")])`).click()
      await seeText(page, '1 done.')
    }
    await choose('Change advisor', 'Quorra Successor', 'Change 1')
    expect((await read()).owners.map(({ name }) => name)).toEqual(['Quorra Successor'])
    await choose('Add to group', 'Quay walkers', 'Add 1')
    expect((await read()).groups).toEqual([group.id])

    await admin.del(`/api/accounts/${id}`)
    await open(page, '/admin/collections/accounts?search=quintessa')
    await page.locator('::-p-xpath(//a[contains(., "Search in trash")])').click()
    await page.waitForFunction(() => location.pathname.endsWith('/trash') && location.search.includes('quintessa'))
    await seeText(page, 'Quintessa Handed Over')
    expect(problems).toEqual([])
    await close()
  })

  it('opens by the addresses of the specification', async () => {
    const { id } = await makeAccount('By Its Address')
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, `/admin/accounts?open=${id}`)
    expect(new URL(page.url()).pathname).toBe(`/admin/collections/accounts/${id}`)
    await open(page, '/admin/nowhere')
    expect(new URL(page.url()).pathname).toBe('/admin')
    await close()
  })
})

describe('the header', () => {
  it('finds a record by its name, from the keyboard', async () => {
    const { id } = await makeAccount('Þorsteinsson, Findable')
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, '/admin')
    await page.keyboard.down('Control')
    await page.keyboard.press('k')
    await page.keyboard.up('Control')
    await page.locator('dialog[open] input[type=search]').fill('thorsteinsson find')
    await page.waitForSelector('.qs-finder li a')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForFunction((path) => location.pathname === path, {}, `/admin/collections/accounts/${id}`)
    await close()
  })

  it('hides and shows the menu by Control+A, and not while one writes', async () => {
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, '/admin/collections/accounts')
    const isShown = () => page.$eval('.qs-nav', (nav) => getComputedStyle(nav).display !== 'none')
    const controlA = async () => {
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
    }
    await controlA()
    expect(await isShown()).toBe(false)
    await controlA()
    expect(await isShown()).toBe(true)
    await page.focus('.search-filter input')
    await controlA()
    expect(await isShown()).toBe(true)
    await close()
  })
})

describe('a record that the portal shows', () => {
  it('leads to its page there', async () => {
    const [account] = docsOf(await admin.get('/api/accounts?where[externalId][equals]=QS-2044&where[name][contains]=Ellery-Voss&depth=0'))
    const [portfolio] = docsOf(await admin.get(`/api/portfolios?where[account][equals]=${account?.id}&depth=0`))
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    for (const [path, to] of [
      [`accounts/${account?.id}`, `/dashboard/akta/account/${account?.id}`],
      [`portfolios/${portfolio?.id}`, `/dashboard/akta/portfolio/${portfolio?.id}`],
      [`portals/${portal}`, '/dashboard/akta'],
    ] as const) {
      await open(page, `/admin/collections/${path}`)
      expect(await page.$eval('.doc-controls a.qs-button', (link) => new URL(link.getAttribute('href') ?? '').pathname)).toBe(to)
    }
    await close()
  })
})

/** The form writes what it knows into a field that has just been emptied: a text is typed over what stands there. */
async function typeOver(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).click({ count: 3 })
  await page.keyboard.type(text)
}

describe('the link of an account', () => {
  it('is tested in a sentence, before it is saved', async () => {
    const { id } = await makeAccount('Link From The Panel')
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, `/admin/collections/accounts/${id}`)
    await typeOver(page, '#field-externalId', 'QS-NOBODY')
    await press(page, 'Test link')
    await seeText(page, 'Not linked: the data provider knows no QS-NOBODY.')
    await typeOver(page, '#field-externalId', 'QS-2044')
    await press(page, 'Test link')
    await seeText(page, 'Linked:')
    expect(await textOf(page)).toContain('This id belongs to Catherine Ellery-Voss already.')
    await close()
  })
})

describe('the history of a record', () => {
  it('says who changed what, in words, and takes a restored version back', async () => {
    const { id } = await create(admin, 'pages', {
      name: 'Our charges',
      slug: 'charges-with-a-history',
      brand: 'akta',
      language: 'en',
      type: 'Landing',
      summary: 'What you pay us, once a year.',
      _status: 'published',
    })
    await admin.patch(`/api/pages/${id}`, { summary: 'What you pay us, once a quarter.', hidden: true, _status: 'published' })
    const summary = async () => ((await admin.get(`/api/pages/${id}?depth=0&draft=true`)).body as { summary?: string }).summary
    const { close, page, problems } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })

    await open(page, `/admin/collections/pages/${id}/versions`)
    await seeText(page, 'Summary; Hidden')
    const marked = (as: 'del' | 'ins') => page.$$eval(`.qs-diff ${as}`, (found) => found.map(({ textContent }) => textContent))
    expect(await marked('del')).toEqual(['year.', 'No'])
    expect(await marked('ins')).toEqual(['quarter.', 'Yes'])
    expect(await textOf(page)).not.toMatch(/undefined|\[object|"children"/)
    expect(await accessibilityProblems(page)).toEqual([])

    await page.locator('.qs-version:not([data-mark="chosen"])').click()
    await press(page, 'Restore as draft')
    expect(await summary()).toBe('What you pay us, once a quarter.')
    await press(page, 'Yes, restore as draft')
    await seeText(page, 'Version 1 is restored.')
    expect(await summary()).toBe('What you pay us, once a year.')
    await press(page, 'Undo')
    await seeText(page, 'It is as it was before.')
    expect(await summary()).toBe('What you pay us, once a quarter.')
    expect(problems).toEqual([])
    await close()
  })

  it('of an account without drafts goes back and forth, and says why where it cannot', async () => {
    const { id } = await makeAccount('Kept As It Was')
    await admin.patch(`/api/accounts/${id}`, { name: 'Kept As It Is', location: 'Whitby', email: 'was@kept.example' })
    await admin.patch(`/api/accounts/${id}`, { email: 'is@kept.example' })
    const name = async () => ((await admin.get(`/api/accounts/${id}?depth=0`)).body as { name?: string }).name
    const { close, page, problems } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, `/admin/collections/accounts/${id}/versions`)
    // What the server keeps beside it is nobody's change.
    expect(await textOf(page)).not.toMatch(/undefined|\[object|Source|unlinked\//)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.waitForSelector('.qs-version')
    const versions = await page.$$('.qs-version')
    expect(versions).toHaveLength(3)
    await versions[2]?.click()
    await press(page, 'Restore this version')
    await press(page, 'Yes, restore')
    await seeText(page, 'Version 1 is restored.')
    expect(await name()).toBe('Kept As It Was')
    await press(page, 'Undo')
    await seeText(page, 'It is as it was before.')
    expect(await name()).toBe('Kept As It Is')

    // Somebody else has the address of the second version by now.
    await create(admin, 'accounts', { name: 'Has It Now', owners: [owner], portal, currency: 'GBP', email: 'was@kept.example' })
    await open(page, `/admin/collections/accounts/${id}/versions`)
    await (await page.$$('.qs-version')).at(-2)?.click()
    await press(page, 'Restore this version')
    await press(page, 'Yes, restore')
    await seeText(page, 'An account with this email address already exists.')
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([])
    await close()
  })
})

describe('the files of a library', () => {
  it('are added many at once, each with what became of it', async () => {
    const { id } = await create(admin, 'libraries', { name: 'Many at once', brand: 'akta' })
    const folder = mkdtempSync(join(tmpdir(), 'quayside-drop-'))
    const files = Object.entries({ 'One.pdf': tinyPdf('one'), 'Two.csv': Buffer.from('a,b\n1,2\n'), 'Three.pdf': Buffer.from('<html>') })
    const paths = files.map(([name, bytes]) => {
      writeFileSync(join(folder, name), bytes)
      return join(folder, name)
    })
    const { close, page } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, `/admin/collections/libraries/${id}`)
    const input = await page.waitForSelector('.qs-dropzone input[type=file]')
    expect(await accessibilityProblems(page)).toEqual([])
    await (input as { uploadFile: (...paths: string[]) => Promise<void> } | null)?.uploadFile(...paths)
    await seeText(page, '2 files stored.')
    await seeText(page, 'Not stored. The file is not what its name says')
    const stored = docsOf(await admin.get(`/api/library-files?where[library][equals]=${id}&sort=name&depth=0`))
    expect(stored.map(({ audience, brand, name }) => [name, brand, audience])).toEqual([
      ['One', 'akta', 'staff'],
      ['Two', 'akta', 'staff'],
    ])
    rmSync(folder, { recursive: true })
    await close()
  })
})

describe('the sign of a link', () => {
  it('is picked by its looks', async () => {
    const { id } = await create(admin, 'navigation', { name: 'A sign', link: '/help', portal })
    const { close, page, problems } = await visitAs(browser, 'admin@quayside.example', { width: 1440 })
    await open(page, `/admin/collections/navigation/${id}`)
    await page.locator('.qs-icons input[value=wallet]').click()
    await page.locator('#action-save').click()
    await seeText(page, 'Done - all changes saved.')
    expect((await admin.get(`/api/navigation/${id}?depth=0`)).body).toMatchObject({ icon: 'wallet' })
    // The rows of links beneath it are Payload's own, and named by it.
    expect((await accessibilityProblems(page)).filter((problem) => problem.includes('qs-icons'))).toEqual([])
    expect(problems).toEqual([])
    await close()
  })
})
