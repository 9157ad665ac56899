import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { accessibilityProblems, newVisit, press, seeText, signInAs, startBrowser } from '../helpers/browser'
import { product } from '../helpers/product'
import { makeTenant, tenantPassword, type Tenant } from '../helpers/tenant'
import { plugIn } from '../helpers/virtualAuthenticator'

let browser: Browser
let stop: () => Promise<void>
let tenant: Tenant

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  tenant = await makeTenant()
})
afterAll(() => stop())

describe('a passkey', () => {
  it('is added in the profile, signs in by one touch, and is removed', async () => {
    const person = await tenant.person('Paz Key')
    await tenant.account('Paz Key', { client: person.id })
    const { close, page, problems } = await newVisit(browser, { brand: tenant.brand })
    const device = await plugIn(page)
    await signInAs(page, person.email, { brand: tenant.brand, password: tenantPassword })
    await page.waitForFunction(() => !location.pathname.includes('login'))
    const profile = `${product().baseUrl(tenant.brand)}/profile/me`
    await page.goto(profile, { waitUntil: 'networkidle0' })
    await press(page, '::-p-aria(Add passkey)')
    await seeText(page, 'Your device then asks')
    expect(await accessibilityProblems(page)).toEqual([])
    // A name of the device stands there already.
    const name = await page.waitForSelector('[role=dialog] input[name=name]')
    await name?.click({ count: 3 })
    await name?.type('Test device')
    await press(page, '::-p-aria(Continue)')
    await seeText(page, 'Passkey “Test device”')
    expect(await device.keys()).toBe(1)
    // A field that lies half beneath the bar where the page happens to be scrolled to is no small target.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await accessibilityProblems(page)).toEqual([])

    // What the email field offers is enough.
    await page.deleteCookie(...(await page.cookies()))
    await page.goto(`${product().baseUrl(tenant.brand)}/login?redirectTo=%2Fprofile%2Fme`, { waitUntil: 'networkidle0' })
    await seeText(page, /last used (today|Today)/)
    expect(page.url()).toBe(profile)

    // And so is the button, for whoever passed that over.
    await device.setTouched(false)
    await page.deleteCookie(...(await page.cookies()))
    await page.goto(`${product().baseUrl(tenant.brand)}/login?redirectTo=%2Fprofile%2Fme`, { waitUntil: 'networkidle0' })
    await seeText(page, 'Sign in with a passkey')
    expect(await accessibilityProblems(page)).toEqual([])
    // What the field offered waits untouched; a device answers what it is asked from now on, and nothing that it has been asked before.
    await device.setTouched(true)
    await press(page, '::-p-aria(Sign in with a passkey)')
    await seeText(page, /last used (today|Today)/)
    expect(page.url()).toBe(profile)

    await press(page, '::-p-aria(Remove passkey Test device)')
    await seeText(page, 'Remove passkey “Test device”?')
    await press(page, '[role=alertdialog] button:last-of-type')
    await seeText(page, 'Passkey removed')
    await page.deleteCookie(...(await page.cookies()))
    await device.setTouched(false)
    await page.goto(`${product().baseUrl(tenant.brand)}/login`, { waitUntil: 'networkidle0' })
    // What the field offered waits untouched; a device answers what it is asked from now on, and nothing that it has been asked before.
    await device.setTouched(true)
    await press(page, '::-p-aria(Sign in with a passkey)')
    await seeText(page, 'This passkey does not sign you in here')
    expect(await accessibilityProblems(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })
})
