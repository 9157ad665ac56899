import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'puppeteer-core'
import { seeText, startBrowser, visitAs } from '../helpers/browser'
import { pdfText } from '../helpers/pdf'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

describe('printed from the browser', () => {
  it('an account has its chart within its card, and nothing of the frame', async () => {
    const { close, page } = await visitAs(browser, 'investor@akta.example', { scheme: 'dark' })
    await page.goto(product().baseUrl())
    await seeText(page, 'Value and what was paid in')
    await page.waitForSelector('section canvas')
    await page.setViewport({ width: 760, height: 1000 })
    await page.emulateMediaType('print')
    const outside = await page.evaluate(
      () =>
        [...document.querySelectorAll('section canvas')].filter((canvas) => {
          const [own, card] = [canvas.getBoundingClientRect(), canvas.closest('section')?.getBoundingClientRect()]
          return !card || own.bottom > card.bottom + 1 || own.right > card.right + 1
        }).length,
    )
    expect(outside).toBe(0)
    const frame = await page.evaluate(() => [...document.querySelectorAll('nav')].filter((nav) => nav.getClientRects().length > 0).length)
    expect(frame).toBe(0)
    await close()
  })

  it('a long list has its head on each page and its total once', async () => {
    const { close, page } = await visitAs(browser, 'advisor@akta.example')
    await page.goto(product().baseUrl())
    await seeText(page, 'Assets under management')
    await page.waitForNetworkIdle()
    const pages = await pdfText(await page.pdf({ format: 'A4' }))
    const withRows = pages.filter((text) => /Last login/.test(text))
    expect(withRows.length).toBeGreaterThan(1)
    expect(withRows.filter((text) => !/Assets/.test(text))).toEqual([])
    expect(pages.filter((text) => /\d+ clients, \d+ portfolios/.test(text))).toHaveLength(1)
    // Letters are not parted by the lines of the page.
    expect(pages.at(-1)?.replaceAll(/\s/g, '')).toContain(`Printedfrom${page.url()}.Figuresasatthedatadate`)
    await close()
  })
  it('accepted terms stand alone and whole: nothing of their dialog, nor of the page around it', async () => {
    const { close, page } = await visitAs(browser, 'investor@akta.example', { scheme: 'dark' })
    await page.goto(`${product().baseUrl()}/profile/me`)
    // A locator waits until the page stands still.
    await page.locator('#terms li button').click()
    await page.waitForSelector('[role=dialog]')
    const text = (await pdfText(await page.pdf({ format: 'A4' }))).join(' ')
    expect(text).toMatch(/Terms and conditions\s+Version en-[\da-f]{12}, accepted on \d{2}\/\d{2}\/\d{4}\./)
    for (const article of ['What the portal is for', 'Your sign-in']) expect(text).toContain(article)
    expect(text).not.toMatch(/Sign out everywhere|Print or save|Close/)
    await close()
  })
})
