import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { newVisit, seeText, startBrowser, visitAs } from '../helpers/browser'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

/**
 * What can be pressed and is smaller than `least` px in either direction. Links within a sentence are exempt (WCAG 2.5.8), and so is what only a
 * screen reader finds. A name that opens its whole row, or its whole tile, has the
 * size of that.
 */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((min) => {
    const pressable = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], label:has(input)'
    const small = [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const own = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const isHidden =
        element.closest('[aria-hidden=true], [inert]') ||
        own.width <= 1.5 ||
        style.visibility === 'hidden' ||
        style.clipPath === 'inset(50%)'
      const isInLabel = element.tagName === 'INPUT' && element.closest('label')
      const isInSentence = element.tagName === 'A' && style.display === 'inline' && element.closest('p')
      if (isHidden || isInLabel || isInSentence) return []
      const after = getComputedStyle(element, '::after')
      const opened = after.content !== 'none' && after.position === 'absolute' ? element.closest('tr, li, dl > div') : null
      const { height, width } = opened?.getBoundingClientRect() ?? own
      if (Math.min(width, height) >= min - 0.5) return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [`${element.tagName.toLowerCase()} "${name.trim().slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`]
    })
    return [...new Set(small)]
  }, least)

const hands = [
  { hand: 'a pointer', least: 24, viewport: { width: 1440, height: 900 } },
  { hand: 'a finger', least: 44, viewport: { width: 390, height: 844, hasTouch: true, isMobile: true } },
] as const

describe.each(hands)('targets for $hand', ({ least, viewport }) => {
  const open = async (email: string) => {
    const visit = await visitAs(browser, email)
    await visit.page.setViewport(viewport)
    await visit.page.goto(product().baseUrl(), { waitUntil: 'networkidle0' })
    return visit
  }

  it('are large enough on the page of sign-in', async () => {
    const { close, page } = await newVisit(browser)
    await page.setViewport(viewport)
    await page.goto(`${product().baseUrl()}/login`, { waitUntil: 'networkidle0' })
    await page.waitForSelector('input[name=password]')
    expect(await smallTargets(page, least)).toEqual([])
    await close()
  })

  it('are large enough on the screens of a client', async () => {
    const { close, page } = await open('investor@akta.example')
    const found: string[] = []
    const check = async (screen: string) => {
      await page.waitForNetworkIdle()
      found.push(...(await smallTargets(page, least)).map((target) => `${screen}: ${target}`))
    }
    await seeText(page, 'Value and what was paid in')
    await check('account')
    const portfolio = await page.$eval('table a[href*="/portfolio/"]', (link) => link.href)
    for (const query of ['', '?tab=holdings', '?tab=transactions&range=custom']) {
      await page.goto(`${portfolio}${query}`, { waitUntil: 'networkidle0' })
      await check(`portfolio${query}`)
    }
    await page.locator('button::-p-text(Get report)').click()
    await seeText(page, 'Make the report')
    await check('order of a report')
    expect(found).toEqual([])
    await close()
  })

  it.each([
    ['an advisor', 'advisor@akta.example', 'Assets under management'],
    ['a family', 'family@akta.example', 'Your accounts'],
  ])('are large enough on the screen of %s', async (_, email, text) => {
    const { close, page } = await open(email)
    await seeText(page, text)
    expect(await smallTargets(page, least)).toEqual([])
    await close()
  })
})
