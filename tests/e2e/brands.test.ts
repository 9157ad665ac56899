import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { goTo, newVisit, seeText, startBrowser, textOf, visitAs } from '../helpers/browser'
import { loadedFonts } from '../helpers/loadedFonts'
import { product } from '../helpers/product'
import { makeTenant } from '../helpers/tenant'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

describe('the host chooses the brand', () => {
  it.each([
    { brand: 'akta', theme: 'akta', lang: 'en', name: 'Akta Wealth', accent: 'rgb(12, 74, 80)' },
    { brand: 'bowmore', theme: 'bowmore', lang: 'en', name: 'Bowmore Private Clients', accent: 'rgb(102, 24, 58)' },
    { brand: 'iolcus', theme: 'iolcus', lang: 'el', name: 'Iolcus', accent: 'rgb(35, 64, 232)' },
  ] as const)('$brand, whose first screen takes at most 60 kB of fonts', async ({ accent, brand, lang, name, theme }) => {
    const { close, page, problems } = await newVisit(browser, { brand, locale: lang })
    await goTo(page, `${product().baseUrl(brand)}/login`)
    await seeText(page, name)
    const facts = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      theme: document.documentElement.dataset.theme,
      button: getComputedStyle(document.querySelector('form button[type=submit]') as Element).backgroundColor,
    }))
    expect(facts).toEqual({ lang, theme, button: accent })
    expect((await loadedFonts(page)).bytes / 1000).toBeLessThanOrEqual(60)
    expect(problems).toEqual([])
    await close()
  })
})

describe('a portal of the theme dark', () => {
  it('is dark on a light device until its reader asks for light, and light on paper', async () => {
    const tenant = await makeTenant()
    const slug = `${tenant.brand}-night`
    await tenant.otherPortal({ name: 'Night', slug, theme: 'dark' })
    const { close, page } = await newVisit(browser, { brand: tenant.brand, scheme: 'light' })
    const looks = () =>
      page.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.body)
        return [document.documentElement.dataset.theme, getComputedStyle(document.documentElement).colorScheme, backgroundColor]
      })
    const address = `${product().baseUrl(tenant.brand)}/dashboard/${slug}`
    await goTo(page, address)
    expect(await looks()).toEqual(['dark', 'dark', 'rgb(11, 11, 15)'])
    await page.emulateMediaType('print')
    expect((await looks()).slice(1)).toEqual(['light', 'rgb(255, 255, 255)'])
    await page.emulateMediaType('screen')
    await page.setCookie({ name: 'quayside-scheme', value: 'light', url: address })
    await goTo(page, address)
    expect(await looks()).toEqual(['dark', 'light', 'rgb(243, 242, 246)'])
    await close()
  })
})

describe('Icelandic', () => {
  it('writes figures and dates as Icelanders do, in a browser that does not know Icelandic', async () => {
    const { close, page } = await visitAs(browser, 'single@akta.example', { locale: 'is' })
    await page.goto(product().baseUrl())
    await page.waitForFunction(() => /\/portfolio\//.test(location.pathname))
    await page.waitForNetworkIdle()
    const text = await textOf(page)
    expect(text).toMatch(/\d{1,3}(\.\d{3})+,\d\d/)
    expect(text).not.toMatch(/£\d{1,3},\d{3}\.\d\d/)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('is')
    await close()
  })

  it('reads numbers that are typed as Icelanders write them', async () => {
    const { close, page } = await visitAs(browser, 'single@akta.example', { locale: 'is' })
    await page.goto(product().baseUrl())
    await page.waitForFunction(() => /\/portfolio\//.test(location.pathname))
    await goTo(page, `${page.url().split('?')[0]}?tab=gains`)
    const field = await page.waitForSelector('::-p-aria([name="Einingar"][role="textbox"])')
    const typed = async (text: string) => {
      await field?.click({ count: 3 })
      await field?.type(text)
      await page.keyboard.press('Tab')
      return field?.evaluate((input) => (input as HTMLInputElement).value)
    }
    expect(await typed('1,5')).toBe('1,5')
    expect(await typed('1.000')).not.toBe('1')
    await close()
  })
})
