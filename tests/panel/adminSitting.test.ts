import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { portalLogoPath } from '../../shared/routes/portalLogo'
import { tinyPng } from '../factories/files'
import { during, goTo, isInReach, newVisit, seeText, startBrowser, type Visit, visitAs } from '../helpers/browser'
import { demoPassword, signIn } from '../helpers/client'
import { product } from '../helpers/product'
import { create, docsOf } from '../helpers/records'

/*
 * One sitting of an administrator who has never seen the product, through the panel's own screens and by the words that stand on them: a new portal,
 * a page, a client with two portfolios and their transactions, three mistakes taken back, an invitation, and the client's first sign-in.
 */

let browser: Browser
let stop: () => Promise<void>
let admin: Visit

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  admin = await visitAs(browser, 'admin@quayside.example', { width: 1440, height: 1000 })
  admin.page.setDefaultTimeout(60_000)
  // A wealth manager of its own: with a second portal those whom other tests look in at would begin by choosing one.
  const client = await signIn('admin@quayside.example')
  const [colleague] = docsOf(await client.get('/api/users?where[email][equals]=advisor@akta.example&depth=0'))
  const advisor = { name: advisorName, email: `harriet-${stamp}@akta.example`, password: demoPassword }
  await create(client, 'users', { ...advisor, isProfessional: true, organisation: colleague?.organisation })
})
afterAll(() => stop())

const stamp = Date.now().toString(36)
const portalName = `Harbour View ${stamp}`
const slug = `harbour-view-${stamp}`
const pageName = `Harbour letters ${stamp}`
const clientName = `Thornbury, Edith ${stamp}`
const email = `edith-${stamp}@thornbury.example`
const advisorName = `Harriet Quill ${stamp}`

const open = (page: Page, path: string) => goTo(page, `${product().baseUrl()}${path}`)

/** The field of a label, as a person finds it: where a drawer lies over the page, the drawer's. */
async function fieldOf(page: Page, label: string): Promise<ElementHandle> {
  const found = await page.waitForFunction(
    (text: string) =>
      [...document.querySelectorAll<HTMLElement>('label.field-label')]
        .filter((each) => each.checkVisibility() && each.innerText.replace(/\s*(\*|required)\s*$/i, '').trim() === text)
        .findLast((each) => {
          each.scrollIntoView({ block: 'center' })
          const { height, width, x, y } = each.getBoundingClientRect()
          return each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
        ?.closest('.field-type'),
    {},
    label,
  )
  return found as ElementHandle
}

/** The input of a field, once it is heard. */
async function inputOf(page: Page, label: string, selector: string): Promise<ElementHandle> {
  const input = await (await fieldOf(page, label)).waitForSelector(selector)
  if (!input) throw new Error(`${label} has no input`)
  await page.waitForFunction(isInReach, {}, input)
  return input
}

/** Types into the field of a label, over what stands there. */
const type = (page: Page, label: string, text: string): Promise<void> =>
  during(
    `typing into ${label}`,
    inputOf(page, label, 'input:not([type=hidden]), textarea').then(async (input) => {
      await input.click({ count: 3 })
      await input.type(text)
    }),
  )

/**
 * Chooses an option of the list of a label, by a part of its words. Once the form has rested: what it is told of the field before, on a busy machine after
 * the search was answered, puts the first page of the options in the place of what was found.
 */
const choose = (page: Page, label: string, option: string): Promise<void> =>
  during(
    `choosing ${option} as ${label}`,
    inputOf(page, label, 'input:not([type=hidden])').then(async (input) => {
      await page.waitForNetworkIdle({ idleTime: 400 })
      await input.type(option)
      await page
        .locator(`::-p-xpath(//*[contains(@class, "rs__option")][contains(normalize-space(.), "${option}")])`)
        .filter(isInReach)
        .click()
    }),
  )

/** Presses the button of these words that lies on top. */
const press = (page: Page, text: string): Promise<void> =>
  during(
    `pressing ${text}`,
    page.locator(`::-p-xpath((//button[normalize-space(.)="${text}"][not(@disabled)])[last()])`).filter(isInReach).click(),
  )

/** Presses the button that saves, once the form has rested: while it is told of what was typed last, the button takes no click. */
async function pressSave(page: Page): Promise<void> {
  await page.waitForNetworkIdle({ idleTime: 400 })
  await page.locator('#action-save:not(:disabled)').filter(isInReach).click()
}

/** Saves by the button of the record, and waits until the panel says so. */
async function save(page: Page, said: RegExp = /Saved|Added|all changes saved|successfully created/): Promise<void> {
  await during('saving', pressSave(page))
  await seeText(page, said, 60_000)
}
const savedId = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => /\/collections\/[\w-]+\/(?!create)[\w-]+$/.test(location.pathname))
  return page.url().split('/').at(-1) ?? ''
}

/** Chooses one of the pieces that stand side by side. */
const chooseLabel = (page: Page, text: string): Promise<void> =>
  during(`choosing ${text}`, page.locator(`::-p-xpath(//label[normalize-space(.)="${text}"])`).filter(isInReach).click())

/** Publishes by the button of the record, and waits for the message: the word stands on a published page before. */
async function publish(page: Page): Promise<void> {
  await during('publishing', pressSave(page))
  const isSaid = () =>
    [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].some(({ innerText }) => /success|Published/i.test(innerText))
  await during('the message that it is published', page.waitForFunction(isSaid))
}

/** Arms and confirms. A slow machine can miss the five seconds that a button stays armed: it is armed again then. */
async function armAndConfirm(page: Page, arm: string, confirm: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await press(page, arm)
    try {
      await page.locator(`::-p-xpath(//button[normalize-space(.)="${confirm}"])`).setTimeout(6000).click()
      return
    } catch (error) {
      if (tries === 3) throw error
    }
  }
}

describe('one sitting of an administrator', () => {
  it('brands a portal with a theme and a logo, which stand on its host', async () => {
    const { page, problems } = admin
    await open(page, '/admin/collections/portals/create')
    await type(page, 'Name', portalName)
    await chooseLabel(page, 'Akta Wealth')
    await press(page, 'Add new')
    const file = join(mkdtempSync(join(tmpdir(), 'qs-logo-')), 'harbour.png')
    writeFileSync(file, tinyPng())
    const input = (await during('the drawer of the logo', page.waitForSelector('input[type=file]'))) as ElementHandle<HTMLInputElement>
    await input.uploadFile(file)
    // It is called as its file is, unless one writes something else.
    await during(
      'the name of the file',
      page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLInputElement>('input[name=name]')].some(({ value }) => value === 'harbour'),
      ),
    )
    await press(page, 'Save')
    await seeText(page, 'harbour.png')
    await chooseLabel(page, 'Tech')
    await choose(page, 'Language', 'English')
    await type(page, 'Phone', '+44 20 7946 0199')
    await type(page, 'E-mail', 'office@harbour-view.example')
    await save(page)
    await savedId(page)
    await open(page, `/dashboard/${slug}`)
    await seeText(page, portalName)
    await seeText(page, 'No clients yet')
    expect(await page.$eval('html', ({ dataset }) => dataset.theme)).toBe('tech')
    const logo = await page.waitForSelector(`img[src="${portalLogoPath(slug)}"]`)
    await page.waitForFunction((image) => (image as HTMLImageElement).naturalWidth > 0, {}, logo)
    expect(problems).toEqual([])
  }, 300_000)

  it('publishes a page with a block, and takes back a wrong sentence and a page that was taken down by mistake', async () => {
    const { page, problems } = admin
    await open(page, '/admin/collections/pages/create')
    await type(page, 'Name', pageName)
    await type(page, 'Title', 'Letters from the harbour')
    await chooseLabel(page, 'Akta Wealth')
    await choose(page, 'Language', 'English')
    await press(page, 'Content')
    await press(page, 'Add content')
    await press(page, 'Words of the brand')
    await publish(page)
    const pagePath = `/admin/collections/pages/${await savedId(page)}`
    await open(page, `/preview/pages/${pagePath.split('/').at(-1)}`)
    await seeText(page, 'Letters from the harbour')
    await seeText(page, 'Akta Wealth Management Ltd')

    // A mistake: a wrong title is published. Its history has the former one.
    await open(page, pagePath)
    await type(page, 'Title', 'Letters from the desert')
    await publish(page)
    await open(page, `${pagePath}/versions`)
    await during('choosing the former version', page.locator('.qs-version:not([data-mark="chosen"])').click())
    await armAndConfirm(page, 'Restore and publish', 'Yes, restore and publish')
    await seeText(page, /Version \d+ is restored\./)
    await open(page, pagePath)
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-title')?.value === 'Letters from the harbour')

    // Another one: the page is taken down from the list. It is put back there.
    await open(page, `/admin/collections/pages?search=${stamp}`)
    const chosen = `::-p-xpath(//tr[contains(., "${pageName}")]//input[@type="checkbox"])`
    for (const [button, status] of [
      ['Unpublish', 'Draft'],
      ['Publish', 'Published'],
    ] as const) {
      if (!(await page.$eval(chosen, (box) => (box as HTMLInputElement).checked))) await page.locator(chosen).click()
      await press(page, button)
      await during(`seeing ${status}`, page.waitForSelector(`::-p-xpath(//tr[contains(., "${pageName}")][contains(., "${status}")])`))
    }
    expect(problems).toEqual([])
  }, 300_000)

  it('adds a client with two portfolios and their transactions, and invites them into it', async () => {
    const { page, problems } = admin
    await open(page, '/admin/collections/accounts/create')
    await type(page, 'Name', clientName)
    await type(page, 'E-mail', email)
    await choose(page, 'Advisors', advisorName)
    await choose(page, 'Portal', portalName)
    await save(page)
    await savedId(page)
    const accountPage = new URL(page.url()).pathname
    for (const portfolio of ['Pension', 'Savings']) {
      await open(page, '/admin/collections/portfolios/create')
      await type(page, 'Name', `${portfolio} ${stamp}`)
      await choose(page, 'Account', clientName)
      await choose(page, 'Type', portfolio === 'Pension' ? 'SIPP' : 'ISA')
      await save(page)
      await savedId(page)
    }
    // A mistake: the wrong record went to the trash.
    await armAndConfirm(page, 'Move to trash', 'Yes, move to trash')
    await page.waitForFunction(() => location.pathname === '/admin/collections/portfolios')
    await open(page, '/admin/collections/portfolios/trash')
    await seeText(page, `Savings ${stamp}`)
    await page.locator(`::-p-xpath(//tr[contains(., "Savings ${stamp}")]//input[@type="checkbox"])`).click()
    await press(page, 'Restore 1')
    await seeText(page, '1 done.')

    const book = async (units: string, kind: string) => {
      await open(page, '/admin/collections/transactions/create')
      await type(page, 'Name', `${kind} of Calder`)
      await choose(page, 'Portfolio', `Savings ${stamp}`)
      await type(page, 'Symbol', 'CALDER')
      await choose(page, 'Type', kind)
      await type(page, 'Date', '02/11/2026')
      await page.keyboard.press('Escape')
      await type(page, 'Units', units)
    }
    await book('10', 'Purchase')
    await type(page, 'Amount', '2500')
    await save(page)
    await savedId(page)
    await book('11', 'Sale')
    await save(page, /You only have that many units: 10/)
    await type(page, 'Units', '4')
    await save(page)
    await savedId(page)
    await open(page, accountPage)
    await press(page, 'Invite client')
    await press(page, 'Send invitation')
    await seeText(page, 'Client has been invited via email')
    await seeText(page, /Invited on \d\d\/\d\d\/\d{4}/)

    await open(page, '/dev/mailbox')
    const mail = await page.$eval(
      `::-p-xpath(//*[contains(., "${email}")]/descendant-or-self::a[contains(@href, "/dev/mailbox/")])`,
      (link) => (link as HTMLAnchorElement).href,
    )
    await page.goto(mail)
    const link = await page.$eval('::-p-xpath(//a[contains(., "Accept the invitation")])', (found) => (found as HTMLAnchorElement).href)
    const client = await newVisit(browser)
    await goTo(client.page, link)
    await seeText(client.page, `Welcome to ${portalName}`)
    await client.page.locator('input[name=password]').fill('Lantern-4-Quay')
    // At its box: the words hold links.
    await client.page.locator('::-p-xpath(//label[contains(., "I agree to the terms")])').click({ offset: { x: 8, y: 12 } })
    await press(client.page, 'Create account')
    await seeText(client.page, 'Your account is ready')
    await seeText(client.page, advisorName)
    expect(new URL(client.page.url()).pathname).toBe(`/dashboard/${slug}/account/${accountPage.split('/').at(-1)}`)
    expect(client.problems).toEqual([])
    await client.close()

    await open(page, accountPage)
    await seeText(page, 'The client signs in already.')
    expect(problems).toEqual([])
  }, 300_000)
})
