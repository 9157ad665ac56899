import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { goTo, goWithin, newVisit, seeText, startBrowser, type Visit, visitAs } from '../helpers/browser'
import { cutOff } from '../helpers/cutOff'
import { product } from '../helpers/product'
import { smallTargets } from '../helpers/smallTargets'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

const hands = [
  { hand: 'a pointer', least: 24, viewport: { width: 1440, height: 900 } },
  { hand: 'a finger', least: 44, viewport: { width: 390, height: 844, hasTouch: true, isMobile: true } },
] as const

describe.each(hands)('for $hand', ({ hand, least, viewport }) => {
  const open = async (email: string) => {
    const visit = await visitAs(browser, email)
    await visit.page.setViewport(viewport)
    await goTo(visit.page, product().baseUrl())
    return visit
  }

  /** Presses the button of the choices of colours and language: what of them then is not in sight. */
  const appearanceCutOff = async (page: Page, button: string) => {
    await page.locator(`::-p-aria([name="${button}"][role="button"])`).click()
    // Its choices come a moment after the surface.
    await page.waitForSelector('[role=dialog] ::-p-aria([name="Language"][role="radiogroup"])')
    await page.waitForNetworkIdle({ idleTime: 200 })
    const found = await cutOff(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    return found
  }

  describe('the page of sign-in', () => {
    let visit: Visit

    beforeAll(async () => {
      visit = await newVisit(browser)
      await visit.page.setViewport(viewport)
      await goTo(visit.page, `${product().baseUrl()}/login`)
      await visit.page.waitForSelector('input[name=password]')
    })
    afterAll(() => visit.close())

    it('has targets that are large enough', async () => {
      expect(await smallTargets(visit.page, least)).toEqual([])
    })

    it('shows the choices of colours and language whole', async () => {
      expect(await appearanceCutOff(visit.page, 'Appearance')).toEqual([])
    })
  })

  describe('the screens of a client', () => {
    let page: Page
    let close: () => Promise<void>
    let portfolio: string

    beforeAll(async () => {
      ;({ close, page } = await open('investor@akta.example'))
      await seeText(page, 'Value and what was paid in')
      portfolio = await page.$eval('table a[href*="/portfolio/"]', (link) => link.href)
    })
    afterAll(() => close())

    it('show the choices of colours and language whole', async () => {
      expect(await appearanceCutOff(page, hand === 'a finger' ? 'More' : 'Catherine Ellery-Voss, Client: account and appearance')).toEqual(
        [],
      )
    })

    it('have targets that are large enough', async () => {
      const found: string[] = []
      const check = async (screen: string) => {
        await page.waitForNetworkIdle()
        found.push(...(await smallTargets(page, least)).map((target) => `${screen}: ${target}`))
      }
      await check('account')
      await page.locator('button::-p-text(Get report)').click()
      await seeText(page, 'Make the report')
      await check('order of a report')
      await page.keyboard.press('Escape')
      for (const query of ['', '?tab=holdings', '?tab=transactions&range=custom&from=2026-01-01&to=2026-09-30']) {
        await goWithin(page, `${portfolio}${query}`)
        await check(`portfolio${query}`)
      }
      expect(found).toEqual([])
    })

    it('move nothing when a filter says which day is wrong', async () => {
      await page.waitForSelector('main table tbody tr')
      const places = () =>
        page.$$eval('main h2, main [role=tabpanel] :is(input, button, table, thead)', (elements) =>
          elements.map((element) => {
            const { height, left, top, width } = element.getBoundingClientRect()
            return [element.tagName, ...[left, top, width, height].map(Math.round)].join(' ')
          }),
        )
      await page.locator('input[aria-label=From]').click({ count: 3 })
      const before = await places()
      await page.keyboard.type('31022026')
      await page.keyboard.press('Enter')
      await seeText(page, 'no day')
      expect(await places()).toEqual(before)
      // It is read where it stands, and not under what comes after it.
      const [x, y] = await page.$eval('main [role=group] [role=alert]', (element) => {
        const { bottom, left, right, top } = element.getBoundingClientRect()
        return [(left + right) / 2, bottom - (bottom - top) / 4] as const
      })
      expect(await page.evaluate((...at) => document.elementFromPoint(...at)?.closest('[role=alert]') !== null, x, y)).toBe(true)
    })
  })

  it.each([
    ['an advisor', 'advisor@akta.example', 'Assets under management'],
    ['a family', 'family@akta.example', 'Your accounts'],
  ])('the screen of %s has targets that are large enough', async (_, email, text) => {
    const { close, page } = await open(email)
    await seeText(page, text)
    expect(await smallTargets(page, least)).toEqual([])
    await close()
  })
})
