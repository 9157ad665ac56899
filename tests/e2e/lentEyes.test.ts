import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { goTo, newVisit, press, seeText, startBrowser, type Visit } from '../helpers/browser'
import type { Client } from '../helpers/client'
import { faultsOfDialog, faultsOfFace } from '../helpers/faces'
import { enterOn, typeInto } from '../helpers/keyboard'
import { letterTo } from '../helpers/mailbox'
import { product } from '../helpers/product'
import { makeTenant, type Tenant } from '../helpers/tenant'

let browser: Browser
let stop: () => Promise<void>
let tenant: Tenant
const open: Visit[] = []

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  tenant = await makeTenant()
})
afterEach(async () => {
  const problems = open.flatMap((visit) => visit.problems)
  await Promise.all(open.splice(0).map(({ close }) => close()))
  expect(problems).toEqual([])
})
afterAll(() => stop())

const baseUrl = () => product().baseUrl(tenant.brand)

/** A browser of somebody's own, with the session that they have. */
async function browserOf(client: Client, size: { width?: number } = {}): Promise<Page> {
  const visit = await newVisit(browser, { brand: tenant.brand, ...size })
  open.push(visit)
  const [name = '', value = ''] = client.cookie().split('=', 2)
  await visit.page
    .browserContext()
    .setCookie({ name, value, domain: `${tenant.brand}.localhost`, path: '/', httpOnly: true, sameSite: 'Lax' })
  return visit.page
}

describe('a delegate', () => {
  it('is named by the client by keyboard, reads the only portfolio in their name, and sees nothing more once that is ended', async () => {
    const owner = await tenant.investor('Olive Owner', [demoAccounts.single])
    const delegate = await tenant.person('Delia Gate')
    const page = await browserOf(await owner.signIn())
    await goTo(page, `${baseUrl()}/profile/me`)
    await enterOn(page, 'Add a delegate')
    await seeText(page, 'They read only: they change nothing, and see no messages.')
    const faults = await faultsOfFace({ page }, 'Profile')
    await typeInto(page, /^E-?mail$/i, delegate.email)
    const inAYear = new Date(Date.now() + 300 * 86_400_000)
    await typeInto(page, 'Last day', inAYear.toISOString().slice(0, 10).split('-').toReversed().join('/'))
    await typeInto(page, 'Reason', 'Accountant')
    await page.keyboard.press('Enter')
    await seeText(page, 'They get a mail that says how.')
    await seeText(page, delegate.email)
    expect(await letterTo(tenant.admin, delegate.email, 'delegation')).toContain('Olive Owner')

    const theirs = await browserOf(await delegate.signIn(), { width: 390 })
    await goTo(theirs, baseUrl())
    await theirs.waitForFunction(() => /\/portfolio\//.test(location.pathname))
    await seeText(theirs, 'You read this account on behalf of Olive Owner.')
    await seeText(theirs, 'Cumulative return')
    faults.push(...(await faultsOfFace({ page: theirs }, 'General Investment Account')))

    await enterOn(page, `End the access of ${delegate.email}?`)
    faults.push(...(await faultsOfDialog({ page }, `End the access of ${delegate.email}?`, 'alertdialog')))
    await enterOn(page, 'End access')
    await page.waitForFunction((email: string) => !document.querySelector('#delegates')?.textContent?.includes(email), {}, delegate.email)
    await theirs.reload({ waitUntil: 'networkidle0' })
    await seeText(theirs, /Page not found|Forbidden/)
    expect(await theirs.evaluate(() => document.body.innerText)).not.toContain('Cumulative return')
    expect(faults).toEqual([])
  })
})

describe('somebody who looks by a token', () => {
  it('is told on every page whose portal it is, and that nothing is saved, by a form too, which keeps what was typed', async () => {
    await tenant.admin.patch(`/api/portals/${tenant.portal.id}`, { tnc: { en: '<p>Terms that only the client accepts.</p>' } })
    const client = await tenant.investor('Lola Looked', [demoAccounts.investor])
    const path = `/dashboard/${tenant.brand}/account/${client.accounts[0]}`
    const advisor = await tenant.advisor.signIn()
    const { body } = await advisor.post('/api/functions/getCustomToken', { path, uid: client.id })
    const visit = await newVisit(browser, { brand: tenant.brand })
    open.push(visit)
    const { page } = visit
    await goTo(page, `${baseUrl()}${path}?token=${(body as { token: string }).token}`)
    await seeText(page, 'You see the portal as Lola Looked does')
    // Terms are the client's to accept.
    expect(await page.$('[role=dialog]')).toBeNull()
    const faults = await faultsOfFace({ page }, 'Lola Looked')
    await goTo(page, `${baseUrl()}/profile/me`)
    await seeText(page, 'You see the portal as Lola Looked does')
    await typeInto(page, 'Name', 'Lola Changed')
    await typeInto(page, 'Phone', '+44 1')
    await press(page, '::-p-aria([name="Save"][role="button"])')
    await seeText(page, 'You are only looking here: nothing can be changed. Sign in to do so.')
    expect(await page.$eval('input[name=name]', ({ value }) => value)).toBe('Lola Changed')
    faults.push(...(await faultsOfFace({ page }, 'Profile')))
    expect((await (await client.signIn()).get('/api/session')).body).toMatchObject({ user: { name: 'Lola Looked' }, hasGreeting: true })
    expect(faults).toEqual([])
  })
})
