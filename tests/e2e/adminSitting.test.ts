import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { tinyPng } from '../factories/files'
import { newVisit, seeText, startBrowser, type Visit, visitAs } from '../helpers/browser'
import { product } from '../helpers/product'

/*
 * One sitting of an administrator who has never seen the product, through the panel's own screens and by the words that stand on them: a new portal,
 * a client with two portfolios and their transactions, a mistake taken back, an invitation, and the client's first sign-in.
 */

let browser: Browser
let stop: () => Promise<void>
let admin: Visit

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  admin = await visitAs(browser, 'admin@quayside.example', { width: 1440, height: 1000 })
  admin.page.setDefaultTimeout(30_000)
})
afterAll(() => stop())

const stamp = Date.now().toString(36)
const portalName = `Harbour View ${stamp}`
const slug = `harbour-view-${stamp}`
const clientName = `Thornbury, Edith ${stamp}`
const email = `edith-${stamp}@thornbury.example`

const open = (page: Page, path: string) => page.goto(`${product().baseUrl()}${path}`, { waitUntil: 'networkidle0', timeout: 90_000 })

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

/** Types into the field of a label, over what stands there. */
async function type(page: Page, label: string, text: string): Promise<void> {
  const input = await (await fieldOf(page, label)).waitForSelector('input:not([type=hidden]), textarea')
  await input?.click({ count: 3 })
  await input?.type(text)
}

/** Chooses an option of the list of a label, by a part of its words. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const input = await (await fieldOf(page, label)).waitForSelector('input:not([type=hidden])')
  await input?.type(option)
  const found = await page.waitForSelector(`::-p-xpath(//*[contains(@class, "rs__option")][contains(normalize-space(.), "${option}")])`, {
    visible: true,
  })
  await found?.click()
}

/** Presses the button of these words that lies on top. */
const press = (page: Page, text: string) =>
  page.locator(`::-p-xpath((//button[normalize-space(.)="${text}"][not(@disabled)])[last()])`).click()

/** Saves by the button of the record, and waits until the panel says so. */
async function save(page: Page, said: RegExp = /Saved|Added|successfully/): Promise<void> {
  await page.waitForNetworkIdle()
  await page.locator('#action-save:not(:disabled)').click()
  await seeText(page, said, 60_000)
}
const savedId = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => /\/collections\/[\w-]+\/(?!create)[\w-]+$/.test(location.pathname))
  return page.url().split('/').at(-1) ?? ''
}

/** Chooses one of the pieces that stand side by side, and looks that it is chosen: a page that has just come may not listen yet. */
async function chooseLabel(page: Page, text: string): Promise<void> {
  const path = `::-p-xpath(//label[normalize-space(.)="${text}"])`
  const isChosen = () =>
    page.$eval(path, (each) => ((each as HTMLLabelElement).control ?? each.querySelector('input'))?.matches(':checked') ?? false)
  for (let tries = 0; tries < 10 && !(await page.locator(path).wait().then(isChosen)); tries += 1) {
    await page.locator(path).click()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Arms and confirms. A slow machine can miss the five seconds that the button stays armed: it is armed again then. */
async function moveToTrash(page: Page): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await press(page, 'Move to trash')
    try {
      await page.locator('::-p-xpath(//button[normalize-space(.)="Yes, move to trash"])').setTimeout(6000).click()
      return
    } catch (error) {
      if (tries === 3) throw error
    }
  }
}

describe('one sitting of an administrator', () => {
  it('brands a portal, adds a client with two portfolios and their transactions, and invites them into it', async () => {
    const { page, problems } = admin
    await open(page, '/admin/collections/portals/create')
    await type(page, 'Name', portalName)
    await chooseLabel(page, 'Akta Wealth')
    await press(page, 'Create New')
    const file = join(mkdtempSync(join(tmpdir(), 'qs-logo-')), 'harbour.png')
    writeFileSync(file, tinyPng())
    const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>
    await input.uploadFile(file)
    await type(page, 'Name', 'Harbour View logo')
    await press(page, 'Save')
    await seeText(page, 'harbour.png')
    await chooseLabel(page, 'Tech')
    await choose(page, 'Language', 'English')
    await type(page, 'Phone', '+44 20 7946 0199')
    await type(page, 'E-mail', 'office@harbour-view.example')
    await save(page)
    await savedId(page)
    await open(page, `/dashboard/${slug}`)
    await seeText(page, 'No clients yet')

    await open(page, '/admin/collections/accounts/create')
    await type(page, 'Name', clientName)
    await type(page, 'E-mail', email)
    await choose(page, 'Advisors', 'Imogen')
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
    await moveToTrash(page)
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
    await client.page.goto(link, { waitUntil: 'networkidle0' })
    await seeText(client.page, `Welcome to ${portalName}`)
    await client.page.locator('input[name=password]').fill('Lantern-4-Quay')
    await client.page.locator('::-p-xpath(//label[contains(., "I agree to the terms")])').click()
    await press(client.page, 'Create account')
    await seeText(client.page, 'Your account is ready')
    await seeText(client.page, 'Imogen Hathersall')
    expect(new URL(client.page.url()).pathname).toBe(`/dashboard/${slug}/account/${accountPage.split('/').at(-1)}`)
    expect(client.problems).toEqual([])
    await client.close()

    await open(page, accountPage)
    await seeText(page, 'The client signs in already.')
    expect(problems).toEqual([])
  }, 170_000)
})
