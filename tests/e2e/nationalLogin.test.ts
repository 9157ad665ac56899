import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { newVisit, press, seeText, startBrowser } from '../helpers/browser'
import { faultsOfFace } from '../helpers/faces'
import { product } from '../helpers/product'
import { makeTenant, type Tenant } from '../helpers/tenant'
import { tenantKinds } from '../helpers/tenantBrands'

const { name, url } = tenantKinds.nationalLogin.own.nationalLogin

let browser: Browser
let stop: () => Promise<void>
let tenant: Tenant

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  tenant = await makeTenant({ kind: 'nationalLogin' })
})
afterAll(() => stop())

/** Stands in for the service of the country, which no test reaches. */
async function answerForIt(page: Page): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(url).origin)) return void request.continue()
    const isPage = request.isNavigationRequest()
    void request.respond({ status: isPage ? 200 : 204, contentType: 'text/html', body: isPage ? '<h1>National login</h1>' : '' })
  })
}

describe('where a brand names a national login', () => {
  it('stands above the form of the sign-in page', async () => {
    const { close, page, problems } = await newVisit(browser, { brand: tenant.brand })
    await answerForIt(page)
    await page.goto(`${product().baseUrl(tenant.brand)}/login`, { waitUntil: 'networkidle0' })
    expect(await faultsOfFace({ page }, 'Sign in')).toEqual([])
    await press(page, `::-p-aria([name="${name.en}"][role="link"])`)
    await page.waitForFunction((wanted: string) => location.href === wanted, {}, url)
    expect(problems).toEqual([])
    await close()
  })

  it('whoever came by a token alone is led there, and whoever comes back from there sees the page', async () => {
    const client = await tenant.person('Clara Citizen')
    const account = await tenant.account('Clara Citizen', { client: client.id })
    const path = `/dashboard/${tenant.brand}/account/${account.id}`
    const linkOf = async (purpose: string) => {
      const { body } = await tenant.admin.post('/api/functions/getCustomToken', { uid: client.id, path, purpose })
      return `${product().baseUrl(tenant.brand)}${path}?token=${(body as { token: string }).token}`
    }
    const { close, page, problems } = await newVisit(browser, { brand: tenant.brand })
    await answerForIt(page)
    await page.goto(await linkOf('look'))
    await page.waitForFunction((wanted: string) => location.href === wanted, {}, url)
    // Sent back as they were, they are not driven in a circle.
    await page.goto(`${product().baseUrl(tenant.brand)}${path}`, { waitUntil: 'networkidle0' })
    await seeText(page, 'Confirm who you are')
    await page.goto(await linkOf('national_login'), { waitUntil: 'networkidle0' })
    await seeText(page, 'Clara Citizen')
    expect(new URL(page.url()).pathname).toBe(path)
    expect(problems).toEqual([])
    await close()
  })
})
