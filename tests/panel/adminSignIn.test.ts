import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { accessibilityProblems, goTo, isInReach, newVisit, press, seeText, startBrowser, textOf } from '../helpers/browser'
import { letterTo } from '../helpers/mailbox'
import { product } from '../helpers/product'
import { enrol, pinOf, stepAt } from '../helpers/secondFactor'
import { makeTenant, type Person, type Tenant, tenantPassword } from '../helpers/tenant'
import { plugIn } from '../helpers/virtualAuthenticator'

let browser: Browser
let stop: () => Promise<void>
let tenant: Tenant

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  tenant = await makeTenant()
})
afterAll(() => stop())

const open = (page: Page, path: string) => goTo(page, `${product().baseUrl(tenant.brand)}${path}`)
/** Waits for an address; the panel may add to its query. */
async function isAt(page: Page, path: string): Promise<void> {
  const isThere = (wanted: string) => {
    const shown = location.pathname + location.search
    return shown === wanted || shown.startsWith(`${wanted}?`) || shown.startsWith(`${wanted}&`)
  }
  try {
    await page.waitForFunction(isThere, {}, path)
  } catch (error) {
    throw new Error(`${path} was wanted; ${page.url()} shows ${await textOf(page)}`, { cause: error })
  }
}

async function givePassword(page: Page, person: Person, password = tenantPassword): Promise<void> {
  await page.waitForSelector('button[type=submit]:not(:disabled)')
  await page.locator('input[name=email]').fill(person.email)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
}

describe("the panel's sign-in", () => {
  it('asks whoever has a second factor for it, says what is wrong, and leads to the page that was asked for', async () => {
    const person = await tenant.person('Pan Eladmin', { admin: true })
    const { recoveryCodes, secret } = await enrol(await person.signIn(), tenantPassword)
    const { close, page, problems } = await newVisit(browser, { brand: tenant.brand })
    await open(page, '/admin/collections/portals?limit=10')
    await page.waitForFunction(() => location.pathname === '/admin/login')
    await givePassword(page, person, 'Wrong-2026')
    await seeText(page, 'The email or the password is not right.')
    await givePassword(page, person)
    await seeText(page, 'six-digit PIN')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.locator('input[name=proof]').fill(pinOf(secret, stepAt() + 40))
    await page.keyboard.press('Enter')
    await seeText(page, 'That is not right, or was used already.')
    expect(await page.$eval('input[name=proof]', (field) => [field.value, field === document.activeElement])).toEqual(['', true])
    await press(page, '::-p-aria(Use a recovery code)')
    await page.locator('input[name=proof]').fill(recoveryCodes[0] ?? '')
    await page.keyboard.press('Enter')
    await isAt(page, '/admin/collections/portals?limit=10')
    await seeText(page, tenant.portal.name as string)
    expect(problems).toEqual([])
    await close()

    const again = await newVisit(browser, { brand: tenant.brand })
    await open(again.page, '/admin/login?redirect=%2F%2Fevil.example')
    await givePassword(again.page, person)
    await again.page.locator('input[name=proof]').fill(pinOf(secret, stepAt()))
    await again.page.keyboard.press('Enter')
    await isAt(again.page, '/admin')
    await again.close()
  })

  it('takes a passkey, in the language of the panel', async () => {
    const person = await tenant.person('Tou Chadmin', { admin: true })
    const { close, page, problems } = await newVisit(browser, { brand: tenant.brand })
    await plugIn(page)
    await open(page, '/admin/login')
    await givePassword(page, person)
    await isAt(page, '/admin')
    await open(page, '/profile/me')
    await press(page, '::-p-aria(Add passkey)')
    await press(page, '::-p-aria(Continue)')
    await seeText(page, 'not used yet')
    await page.deleteCookie(...(await page.cookies()))
    await page.setCookie({ name: 'quayside-lng', value: 'is', url: product().baseUrl(tenant.brand) })
    await open(page, '/admin/login')
    const button = await page.waitForSelector('::-p-aria(Skrá inn með aðgangslykli)')
    await page.waitForFunction(isInReach, {}, button as never)
    expect(await accessibilityProblems(page)).toEqual([])
    await button?.click()
    await isAt(page, '/admin')
    expect(problems).toEqual([])
    await close()
  })
})

describe('the reset of a second factor', () => {
  it('takes a reason and a question on the record of the person', async () => {
    const person = await tenant.person('Phone Gone', { isProfessional: true, organisation: tenant.firm.id })
    await enrol(await person.signIn(), tenantPassword)
    const admin = await tenant.person('Res Etter', { admin: true })
    const { close, page, problems } = await newVisit(browser, { brand: tenant.brand })
    await open(page, `/admin/login?redirect=${encodeURIComponent(`/admin/collections/users/${person.id}`)}`)
    await givePassword(page, admin)
    await isAt(page, `/admin/collections/users/${person.id}`)
    await press(page, 'button::-p-text(Reset second factor)')
    await seeText(page, 'they are signed out everywhere')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.locator('.qs-armed textarea').fill('Lost telephone')
    await press(page, 'button::-p-text(Reset it)')
    await seeText(page, 'They have neither a second factor nor a passkey.')
    expect(problems).toEqual([])
    await close()
  })
})

describe('the record of a client', () => {
  it('writes them a mail, and makes a link by which another browser sees the portal as they do', async () => {
    const client = await tenant.person('Clio Ent')
    await tenant.account('Clio Ent', { client: client.id })
    const admin = await tenant.person('Mai Ler', { admin: true })
    const { close, page, problems } = await newVisit(browser, { brand: tenant.brand })
    await open(page, `/admin/login?redirect=${encodeURIComponent(`/admin/collections/users/${client.id}`)}`)
    await givePassword(page, admin)
    await isAt(page, `/admin/collections/users/${client.id}`)

    await press(page, 'button::-p-text(Send mail)')
    await page.locator('.qs-armed input').fill('Your figures')
    await page.locator('.qs-armed textarea').fill('Dear Clio,\n\n5 < 6 & all is well.')
    expect(await accessibilityProblems(page)).toEqual([])
    await press(page, '.qs-armed button::-p-text(Send mail)')
    await seeText(page, `The mail to ${client.email} is on its way.`)
    expect(await letterTo(tenant.admin, client.email, 'staffLetter')).toContain('5 < 6 & all is well.')

    await press(page, 'button::-p-text(View as client)')
    await seeText(page, 'It works once, within 60 seconds; the look lasts 15 minutes.')
    await page.select('.qs-armed select', await page.$eval('.qs-armed option:last-child', (option) => option.value))
    expect(await accessibilityProblems(page)).toEqual([])
    await press(page, 'button::-p-text(Make link)')
    await seeText(page, 'Shown once.')
    expect(await accessibilityProblems(page)).toEqual([])
    const link = await page.$eval('.qs-armed input', ({ value }) => value)
    const eyes = await newVisit(browser, { brand: tenant.brand })
    await goTo(eyes.page, link)
    await seeText(eyes.page, 'Clio Ent')
    expect(eyes.page.url()).not.toContain('token=')
    await eyes.close()

    await press(page, '.qs-armed button::-p-text(Close)')
    await seeText(page, 'View as client')
    expect(await page.$('.qs-armed')).toBeNull()
    expect(problems).toEqual([])
    await close()
  })
})
