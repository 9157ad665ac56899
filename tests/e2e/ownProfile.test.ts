import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { demoAccounts } from '../../scripts/sandbox/book/demoAccounts'
import { tinyPng } from '../factories/files'
import { goTo, moveClock, newVisit, press, seeText, signInAs, startBrowser, textOf, type Visit } from '../helpers/browser'
import { waitFor } from '../helpers/children'
import { send, signIn } from '../helpers/client'
import { faultsOfDialog, faultsOfFace } from '../helpers/faces'
import { enterOn, focusedName, tabTo, typeInto } from '../helpers/keyboard'
import { letterTo, linkIn } from '../helpers/mailbox'
import { product } from '../helpers/product'
import { enrol } from '../helpers/secondFactor'
import { makeTenant, type Person, type Tenant, tenantPassword } from '../helpers/tenant'

let browser: Browser
let stop: () => Promise<void>
let tenant: Tenant
let downloads: string
const open: Visit[] = []

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  tenant = await makeTenant()
  downloads = mkdtempSync(join(tmpdir(), 'qs-downloads-'))
})
afterEach(async () => {
  const problems = open.flatMap((visit) => visit.problems)
  await Promise.all(open.splice(0).map(({ close }) => close()))
  expect(problems).toEqual([])
})
afterAll(async () => {
  await stop()
  rmSync(downloads, { recursive: true, force: true })
})

const baseUrl = () => product().baseUrl(tenant.brand)

async function someone(name: string): Promise<Person> {
  const person = await tenant.person(name)
  await tenant.account(name, { client: person.id })
  return person
}

/** A browser of their own, signed in by hand and on the page of the profile. */
async function onProfile({ email }: Person, size: { width?: number } = {}): Promise<Page> {
  const visit = await newVisit(browser, { brand: tenant.brand, ...size })
  open.push(visit)
  await signInAs(visit.page, email, { brand: tenant.brand, password: tenantPassword })
  await visit.page.waitForFunction(() => location.pathname !== '/login')
  await goTo(visit.page, `${baseUrl()}/profile/me`)
  await seeText(visit.page, 'Sign out everywhere')
  return visit.page
}

const valueOf = (page: Page, name: string) => page.$eval(`input[name=${name}]`, ({ value }) => value)

/** All that a browser keeps of a site, cookies included. */
const keptBy = async (page: Page): Promise<string> => {
  const cookies = await page.browserContext().cookies()
  const own = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: databases.map(({ name }) => name),
      // There on a secure address alone.
      caches: 'caches' in window ? await caches.keys() : [],
      workers: 'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistrations()).length : 0,
      name: window.name,
      state: JSON.stringify(history.state),
      title: document.title,
      text: document.documentElement.outerHTML,
    }
  })
  return JSON.stringify({ cookies, own })
}

describe('signing out', () => {
  it('S61 leaves nothing in the browser that says who was there or what they have: here, in another window, and by the way back', async () => {
    const person = await tenant.investor('Greta Goneby', [demoAccounts.single])
    const visit = await newVisit(browser, { brand: tenant.brand })
    open.push(visit)
    const { page } = visit
    const answers: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.startsWith('/api/') && response.request().method() === 'GET') answers.push(pathname + new URL(response.url()).search)
    })
    const stores: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      const cached = response.headers()['cache-control'] ?? ''
      const isOwn = pathname.startsWith('/api/') || response.request().resourceType() === 'document'
      if (isOwn && !cached.includes('no-store') && !/^\/api\/(media|people)\/file\//.test(pathname)) stores.push(`${pathname} ${cached}`)
    })
    await signInAs(page, person.email, { brand: tenant.brand, password: tenantPassword })
    await page.waitForFunction(() => location.pathname !== '/login')
    await goTo(page, `${baseUrl()}/dashboard/${tenant.brand}/account/${person.accounts[0]}`)
    await seeText(page, 'Greta Goneby')
    const [figure = ''] = /£[\d,]{5,}/.exec(await textOf(page)) ?? []
    expect(figure).not.toBe('')
    await goTo(page, `${baseUrl()}/profile/me`)
    await typeInto(page, 'Phone', '+44 20 7946 0177')
    await seeText(page, 'Changes not saved')
    const other = await page.browserContext().newPage()
    await goTo(other, `${baseUrl()}/profile/me`)
    await typeInto(other, 'Name', 'Greta Elsewhere')
    await seeText(other, 'Changes not saved')
    const told = new RegExp(
      ['Greta', 'Goneby', '7946 0177', '79460177', person.email, figure, 'eyJ'].map((word) => word.replace(/[.+]/g, '\\$&')).join('|'),
    )
    expect([await keptBy(page), await keptBy(other)].filter((kept) => !told.test(kept))).toEqual([])

    page.on('dialog', (dialog) => void dialog.accept())
    other.on('dialog', (dialog) => void dialog.accept())
    await page.bringToFront()
    await press(page, '::-p-aria([name="Sign out everywhere"][role="button"])')
    await seeText(page, 'Sign out everywhere?')
    await tabTo(page, 'Sign out everywhere')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.pathname === '/login')
    await other.waitForFunction(() => location.pathname === '/login')
    for (const window of [page, other]) expect(told.exec(await keptBy(window))).toBeNull()
    expect((await page.browserContext().cookies()).map(({ name }) => name)).not.toContain('quayside-token')

    // What was fetched is in no cache that a page could ask, and the server gives nothing.
    expect(stores).toEqual([])
    const again = await page.evaluate(
      async (paths: string[]) =>
        Promise.all(
          paths.map(async (path) => {
            const cached = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
              ({ ok }) => ok,
              () => false,
            )
            return cached ? path : null
          }),
        ),
      [...new Set(answers)].filter((path) => /^\/api\/(session|wealth|users|accounts)/.test(path)),
    )
    expect(again.filter((path) => path !== null)).toEqual([])
    // The browser's word for what is in no cache.
    visit.problems.splice(0, visit.problems.length, ...visit.problems.filter((problem) => !problem.includes('ERR_CACHE_MISS')))

    // The way back, within the page and from another site.
    await page.goBack()
    await seeText(page, 'Sign in')
    expect(told.exec(await keptBy(page))).toBeNull()
    await page.goto('about:blank')
    await page.goBack({ waitUntil: 'networkidle0' })
    await seeText(page, 'Sign in')
    expect(told.exec(await keptBy(page))).toBeNull()
    await other.close()
  })
})

describe('the profile', () => {
  it('takes name, phone and photo, and shows the name in the frame; the language changes the page and the next sign-in', async () => {
    const person = await someone('Petra Rofile')
    const page = await onProfile(person)
    const faults = await faultsOfFace({ page }, 'Profile')
    await typeInto(page, 'Name', 'Petra Profile')
    await typeInto(page, 'Phone', '+44 20 7946 0999')
    await seeText(page, 'Changes not saved')
    faults.push(...(await faultsOfFace({ page }, 'Profile')))
    await enterOn(page, 'Save')
    await seeText(page, 'Done - all changes saved.')
    await page.waitForFunction(() => document.querySelector('nav')?.innerText.includes('Petra Profile'))

    const photo = join(downloads, 'me.png')
    writeFileSync(photo, tinyPng())
    const input = await page.$('input[data-photo]')
    await (input as { uploadFile: (path: string) => Promise<void> } | null)?.uploadFile(photo)
    await seeText(page, 'Nothing is sent yet.')
    await press(page, '::-p-aria([name="Use this photo"][role="button"])')
    await seeText(page, 'Your photo was saved')
    await page.waitForSelector('img[alt="Your photo"]')

    await press(page, '::-p-aria([name="English Language"][role="button"])')
    await press(page, '::-p-aria([name="Íslenska"][role="option"])')
    await press(page, '::-p-aria([name="Save"][role="button"])')
    await page.waitForFunction(() => document.documentElement.lang === 'is')
    await seeText(page, 'Skrá út alls staðar')
    expect((await (await person.signIn()).get('/api/session')).body).toMatchObject({ user: { name: 'Petra Profile', locale: 'is' } })
    expect(faults).toEqual([])
  })

  it('changes the password by keyboard: the other devices are signed out, this one stays', async () => {
    const person = await someone('Pavel Word')
    const elsewhere = await person.signIn()
    const page = await onProfile(person)
    await enterOn(page, 'Change password')
    await seeText(page, 'You stay signed in here')
    const faults = await faultsOfDialog({ page }, 'Change password')
    expect(await focusedName(page)).toBe('Current password')
    await page.keyboard.type('not-the-password-1')
    await typeInto(page, 'New password', 'Lantern-4-Quay')
    await page.keyboard.press('Enter')
    await seeText(page, 'This is not your current password')
    expect(await focusedName(page)).toBe('Current password')
    await typeInto(page, 'Current password', tenantPassword)
    await page.keyboard.press('Enter')
    await seeText(page, 'Your password was changed')
    await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
    expect(await focusedName(page)).toBe('Change password')
    expect((await elsewhere.get('/api/session')).status).toBe(401)
    await page.reload({ waitUntil: 'networkidle0' })
    await seeText(page, 'Sign out everywhere')
    expect((await signIn(person.email, { brand: tenant.brand, password: 'Lantern-4-Quay' })).email).toBe(person.email)
    expect(faults).toEqual([])
  })

  it('changes the e-mail once the new mailbox is proven, on a phone', async () => {
    const person = await someone('Emil Moved')
    const next = `emil-anew@${tenant.brand}.example`
    const page = await onProfile(person, { width: 390 })
    await press(page, '::-p-aria([name="Change email"][role="button"])')
    await typeInto(page, 'New email', next)
    await typeInto(page, 'Your password', tenantPassword)
    await page.keyboard.press('Enter')
    await seeText(page, `${next} is not confirmed yet`)
    const faults = await faultsOfFace({ page }, 'Profile')
    await goTo(page, linkIn(await letterTo(tenant.admin, next, 'newEmail')))
    faults.push(...(await faultsOfFace({ page }, 'Confirm your new email')))
    expect(page.url()).not.toContain('key=')
    await enterOn(page, 'Confirm')
    await seeText(page, `You sign in with ${next} from now on.`)
    faults.push(...(await faultsOfFace({ page }, 'Your email was changed')))
    await enterOn(page, 'To the profile')
    await seeText(page, next)
    expect(faults).toEqual([])
  })

  it('gives out all that is kept of the person as one JSON file, by their password', async () => {
    const person = await someone('Dana Export')
    const page = await onProfile(person)
    const session = await page.createCDPSession()
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: downloads,
      browserContextId: (page.browserContext() as { id?: string }).id ?? '',
    })
    await press(page, '::-p-aria([name="Export my data"][role="button"])')
    const faults = await faultsOfDialog({ page }, 'Export my data')
    await page.keyboard.type(tenantPassword)
    await page.keyboard.press('Enter')
    await seeText(page, 'Your data was saved')
    await waitFor('The file', () => readdirSync(downloads).includes('my-data.json'))
    const file = readFileSync(join(downloads, 'my-data.json'), 'utf8')
    expect(JSON.parse(file)).toMatchObject({ profile: { email: person.email } })
    expect(file).not.toMatch(/"(hash|salt|secret)"/)
    expect(faults).toEqual([])
  })

  it('signs out everywhere: another browser is led to the sign-in, and what was typed there is in its place afterwards', async () => {
    const person = await someone('Sessa Ions')
    const other = await onProfile(person)
    await typeInto(other, 'Name', 'Sessa Unsaved')
    await typeInto(other, 'Phone', '+44 20 7946 0100')
    await seeText(other, 'Changes not saved')
    const page = await onProfile(person)
    await seeText(page, 'This device')
    const rows = await page.$$eval('#sessions tbody tr', (each) => each.map((row) => row.textContent ?? ''))
    expect(rows).toHaveLength(2)
    expect(rows.every((row) => row.includes('Chrome on Linux'))).toBe(true)
    await press(page, '::-p-aria([name="Sign out everywhere"][role="button"])')
    const faults = await faultsOfDialog({ page }, 'Sign out everywhere?', 'alertdialog')
    await tabTo(page, 'Sign out everywhere')
    await page.keyboard.press('Enter')
    await seeText(page, 'You have been logged out. See you again soon!')
    await page.waitForFunction(() => location.pathname === '/login' && location.search === '')

    // The other browser learns of it by its next request.
    await press(other, '::-p-aria([name="Save"][role="button"])')
    await other.waitForFunction(() => location.pathname === '/login')
    await seeText(other, 'Your sesssion expired, please login again')
    expect(new URL(other.url()).searchParams.get('redirectTo')).toBe('/profile/me')
    await typeInto(other, 'Email', person.email)
    await typeInto(other, 'Password', tenantPassword)
    await other.keyboard.press('Enter')
    await other.waitForFunction(() => location.pathname === '/profile/me')
    await seeText(other, 'Changes not saved')
    expect(await valueOf(other, 'name')).toBe('Sessa Unsaved')
    expect(faults).toEqual([])
  })
})

describe('the organisation of a company admin', () => {
  it('has a reset beside whoever has a second factor, which wants a reason', async () => {
    const colleague = await tenant.person('Phil Phone', { isProfessional: true, organisation: tenant.firm.id })
    await enrol(await colleague.signIn(), tenantPassword)
    const company = await tenant.person('Cora Pany', { isAdmin: true, organisation: tenant.firm.id })
    const page = await onProfile(company)
    await goTo(page, `${baseUrl()}/profile/organisation`)
    const faults = await faultsOfFace({ page }, 'My organisation')
    await press(page, '::-p-aria([name="Reset second factor: Phil Phone"][role="button"])')
    await seeText(page, 'They are told by mail')
    faults.push(...(await faultsOfDialog({ page }, 'Reset the second factor of Phil Phone?')))
    await typeInto(page, 'Reason', 'Lost telephone')
    await enterOn(page, 'Reset second factor')
    await seeText(page, 'The second factor of Phil Phone was reset')
    await page.waitForFunction(() => !document.querySelector('[aria-label^="Reset second factor:"]'))
    expect(faults).toEqual([])
  })
})

describe('a session without activity', () => {
  it('is warned of two minutes before, can be kept by a press, and ends on the server too', async () => {
    const person = await someone('Idle Hands')
    const page = await onProfile(person, { width: 390 })
    const cookie = (await page.browserContext().cookies()).find(({ name }) => name.endsWith('token'))
    const isAlive = async () =>
      (await send('GET', '/api/session', { host: tenant.brand, headers: { cookie: `${cookie?.name}=${cookie?.value}` } })).status === 200
    await typeInto(page, 'Name', 'Idle Unsaved')
    // Settled before the clock moves: scrolling is a sign of somebody.
    await page.evaluate(async () => {
      window.scrollTo(0, document.body.scrollHeight)
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    await moveClock(page, 28.5)
    await seeText(page, /You will be signed out in 1:\d\d/)
    const stay = await page.waitForSelector('::-p-aria([name="Stay signed in"][role="button"])')
    const isInSight = await stay?.evaluate((button) => {
      const { bottom, top } = button.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
    expect(isInSight).toBe(true)
    expect(await page.$$eval('[role=alert]', (all) => all.map(({ textContent }) => textContent).join())).toContain(
      'You will be signed out in less than two minutes',
    )
    // Looking scrolls, which is a sign of somebody: the look has to come last.
    const faults = await faultsOfFace({ page }, 'Profile')
    if (!(await textOf(page)).includes('You will be signed out')) {
      await moveClock(page, 28.5)
      await seeText(page, /You will be signed out in 1:\d\d/)
    }
    const kept = page.waitForResponse((response) => response.url().endsWith('/api/users/refresh-token'))
    await press(page, '::-p-aria([name="Stay signed in"][role="button"])')
    expect((await kept).status()).toBe(200)
    await page.waitForFunction(() => !document.body.innerText.includes('You will be signed out'))
    expect(await isAlive()).toBe(true)

    await moveClock(page, 31)
    await page.waitForFunction(() => location.pathname === '/login')
    await seeText(page, 'You were signed out because there was no activity for a while')
    await waitFor('The end of the session', async () => !(await isAlive()))
    await typeInto(page, 'Email', person.email)
    await typeInto(page, 'Password', tenantPassword)
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.pathname === '/profile/me')
    await seeText(page, 'Changes not saved')
    expect(await valueOf(page, 'name')).toBe('Idle Unsaved')
    expect(faults).toEqual([])
  })

  it('has an end that no activity moves, which is told of five minutes before', async () => {
    const page = await onProfile(await someone('Abso Lute'))
    const { endsAt } = JSON.parse(await page.evaluate(async () => (await fetch('/api/session')).text())) as { endsAt: string }
    const minutes = (Date.parse(endsAt) - Date.now()) / 60_000 - 4
    expect(minutes).toBeGreaterThan(20)
    // In steps with a key in between, as somebody who works.
    for (let left = minutes; left > 0; left -= 20) {
      await moveClock(page, Math.min(20, left))
      await page.keyboard.press('Shift')
    }
    await seeText(page, /Your session ends at \d\d:\d\d/)
    expect(await textOf(page)).not.toContain('You will be signed out in')
  })
})
