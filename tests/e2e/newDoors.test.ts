import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { newVisit, seeText, startBrowser, type Visit } from '../helpers/browser'
import { root } from '../helpers/children'
import { freshAddress, send } from '../helpers/client'
import { faultsOfDialog, faultsOfFace } from '../helpers/faces'
import { enterOn, focusedName, tabTo, typeInto } from '../helpers/keyboard'
import { letterTo, linkIn } from '../helpers/mailbox'
import { product } from '../helpers/product'
import { enrol, pinOf, stepAt } from '../helpers/secondFactor'
import { makeTenant, type Tenant, tenantPassword } from '../helpers/tenant'

let browser: Browser
let stop: () => Promise<void>
let tenant: Tenant
let visit: Visit | null = null

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  tenant = await makeTenant()
})
afterEach(async () => {
  const problems = visit?.problems ?? []
  await visit?.close()
  visit = null
  expect(problems).toEqual([])
})
afterAll(() => stop())

const small = { width: 390, height: 844 }
const baseUrl = () => product().baseUrl(tenant.brand)
const open = async (path: string, size: { width?: number; height?: number } = {}): Promise<Visit> => {
  visit = await newVisit(browser, { brand: tenant.brand, ...size })
  await visit.page.goto(`${baseUrl()}${path}`, { waitUntil: 'networkidle0' })
  return visit
}

const aktaDemo = JSON.parse(readFileSync(join(root, 'scripts/demoSignIns.json'), 'utf8')) as {
  password: string
  people: { email: string; totpSecret?: string }[]
}

describe('somebody new', () => {
  it('signs up by keyboard on a phone: the mail, the new account, the terms, the welcome', async () => {
    const terms = '<ol><li><h3>Figures</h3><p>They are for information.</p></li></ol>'
    await tenant.admin.patch(`/api/portals/${tenant.portal.id}`, { tnc: { en: terms } })
    const email = `nora-newcomer@mailbox-of-${tenant.brand}.example`
    // Terms are asked of whoever has something to see.
    await tenant.account('Nora Newcomer', { email, externalId: demoAccounts.investor })
    const { page } = await open('/login', small)
    const faults = await faultsOfFace({ page }, 'Sign in')
    await enterOn(page, 'Create your account')
    await seeText(page, 'Use the email address your wealth manager has.')
    faults.push(...(await faultsOfFace({ page }, 'Create your account')))
    await typeInto(page, 'Email', email)
    await page.keyboard.press('Enter')
    await seeText(page, 'We have written to this address')

    await page.goto(linkIn(await letterTo(tenant.admin, email, 'signUpLink')), { waitUntil: 'networkidle0' })
    await seeText(page, `You sign in with ${email}.`)
    expect(page.url()).not.toContain('key=')
    faults.push(...(await faultsOfFace({ page }, 'Create your account')))
    await typeInto(page, 'Name', 'Nora Newcomer')
    await typeInto(page, 'New password', 'Lantern-4-Quay')
    await tabTo(page, 'I agree to the terms and conditions and have read the privacy notice.')
    await page.keyboard.press('Space')
    await enterOn(page, 'Create account')
    await seeText(page, 'Your account is ready')
    await page.waitForFunction(() => location.pathname === '/profile/me')
    faults.push(...(await faultsOfFace({ page }, 'Profile')))

    await page.goto(baseUrl(), { waitUntil: 'networkidle0' })
    await seeText(page, 'They are for information.')
    faults.push(...(await faultsOfDialog({ page }, 'Terms and conditions')))
    await enterOn(page, 'Accept')
    await seeText(page, 'Welcome, Nora')
    faults.push(...(await faultsOfDialog({ page }, 'Welcome, Nora')))
    await tabTo(page, "Don't show this again")
    await page.keyboard.press('Space')
    await enterOn(page, 'Close')
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
    faults.push(...(await faultsOfFace({ page }, 'Nora Newcomer')))

    // The text that was accepted is not asked for again, nor is the welcome.
    await page.reload({ waitUntil: 'networkidle0' })
    await seeText(page, 'Nora Newcomer')
    expect(await page.$('[role=dialog]')).toBeNull()
    expect(faults).toEqual([])
  })
})

describe('a forgotten password', () => {
  it('is replaced by keyboard, by the link of a mail, which works once', async () => {
    const person = await tenant.person('Fergus Forgot')
    await tenant.account(person.name, { client: person.id })
    const { page } = await open('/login')
    await enterOn(page, 'Forgotten?')
    await seeText(page, 'The link works once')
    const faults = await faultsOfFace({ page }, 'Reset your password')
    await typeInto(page, 'Email', person.email)
    await page.keyboard.press('Enter')
    await seeText(page, 'If your email address exists, a link is on its way to you.')

    const link = linkIn(await letterTo(tenant.admin, person.email, 'passwordLink'))
    await page.goto(link, { waitUntil: 'networkidle0' })
    await seeText(page, `For ${person.email}.`)
    faults.push(...(await faultsOfFace({ page }, 'Choose a new password')))
    await typeInto(page, 'New password', 'password1')
    await page.keyboard.press('Enter')
    await seeText(page, 'Too common')
    await typeInto(page, 'New password', 'Lantern-4-Quay')
    await page.keyboard.press('Enter')
    await seeText(page, 'Welcome back')
    await seeText(page, person.name)

    await page.goto(link, { waitUntil: 'networkidle0' })
    await seeText(page, 'This link does not work any more')
    faults.push(...(await faultsOfFace({ page }, 'This link does not work any more')))
    await enterOn(page, 'Ask for another link')
    await seeText(page, 'Reset your password')
    expect(faults).toEqual([])
  })
})

describe('a second factor', () => {
  it('is asked for after the password: a wrong PIN leaves the field empty and says why, the right one leads on', async () => {
    const [secret = ''] = aktaDemo.people.flatMap(({ totpSecret }) => totpSecret ?? [])
    visit = await newVisit(browser)
    const { page } = visit
    await page.goto(`${product().baseUrl()}/login?redirectTo=%2Fprofile%2Fme`, { waitUntil: 'networkidle0' })
    await typeInto(page, 'Email', 'twofactor@akta.example')
    await typeInto(page, 'Password', aktaDemo.password)
    await page.keyboard.press('Enter')
    await seeText(page, 'Enter your PIN')
    const faults = await faultsOfFace({ page }, 'Enter your PIN')
    expect(await focusedName(page)).toMatch(/^One-time PIN/)
    const wrong = pinOf(secret, stepAt() - 20)
    await page.keyboard.type(wrong)
    await page.keyboard.press('Enter')
    await seeText(page, 'The PIN is not right')
    expect(await focusedName(page)).toMatch(/^One-time PIN/)
    faults.push(...(await faultsOfFace({ page }, 'Enter your PIN')))
    await page.keyboard.type(pinOf(secret, stepAt()))
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.pathname === '/profile/me')
    await seeText(page, 'Welcome back')
    expect(faults).toEqual([])
  })

  it('is stood in for by a recovery code, once', async () => {
    const person = await tenant.person('Rhea Covers')
    await tenant.account(person.name, { client: person.id })
    const { recoveryCodes } = await enrol(await person.signIn(), tenantPassword)
    const [code = ''] = recoveryCodes
    for (const answer of ['Welcome back', 'The code is not right, or was used already.']) {
      const { close, page, problems } = await newVisit(browser, { brand: tenant.brand, ...small })
      await page.goto(`${baseUrl()}/login`, { waitUntil: 'networkidle0' })
      await typeInto(page, 'Email', person.email)
      await typeInto(page, 'Password', tenantPassword)
      await page.keyboard.press('Enter')
      await seeText(page, 'Enter your PIN')
      await enterOn(page, 'Use a recovery code')
      await typeInto(page, 'Recovery code', code)
      await page.keyboard.press('Enter')
      await seeText(page, answer)
      expect(problems).toEqual([])
      await close()
    }
  })
})

describe('a token in the address', () => {
  it('opens the page that it is for without a trace of itself, and is refused the second time', async () => {
    const client = await tenant.person('Tilda Token')
    const account = await tenant.account(client.name, { client: client.id })
    const path = `/dashboard/${tenant.brand}/account/${account.id}`
    const advisor = await tenant.advisor.signIn()
    const { body } = await advisor.post('/api/functions/getCustomToken', { path, uid: client.id })
    const { token } = body as { token: string }
    const { page } = await open(`${path}?from=mail&token=${token}`)
    await seeText(page, client.name)
    expect([page.url(), await page.evaluate(() => history.length)]).toEqual([`${baseUrl()}${path}?from=mail`, expect.any(Number)])
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))).not.toContain(token)

    // Somebody else, with the copied address.
    const again = await newVisit(browser, { brand: tenant.brand })
    await again.page.goto(`${baseUrl()}${path}?from=mail&token=${token}`, { waitUntil: 'networkidle0' })
    await seeText(again.page, 'This link was used or is too old.')
    expect(again.page.url()).not.toContain(token)
    expect(new URL(again.page.url()).searchParams.get('redirectTo')).toBe(`${path}?from=mail`)
    const used = await send('POST', '/api/users/custom-token', {
      host: tenant.brand,
      body: { token, path },
      headers: { 'x-forwarded-for': freshAddress() },
    })
    expect(used.status).toBe(400)
    expect(again.problems).toEqual([])
    await again.close()
  })
})
