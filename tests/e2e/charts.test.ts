import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'puppeteer-core'
import { waitFor } from '../helpers/children'
import { seeText, startBrowser, type Visit, visitAs } from '../helpers/browser'
import { product } from '../helpers/product'

/* What only a real browser draws: component tests see the words around a chart, and no line of it. */

let browser: Browser
let stop: () => Promise<void>
let visit: Visit

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
  visit = await visitAs(browser, 'single@akta.example')
  await visit.page.goto(product().baseUrl())
  await visit.page.waitForFunction(() => /\/portfolio\//.test(location.pathname))
  await seeText(visit.page, 'Cumulative return')
})
afterAll(() => stop())

/**
 * How much of each canvas on the page is drawn in a colour of the theme: the share of its columns in which there is a point of it, 0 to 1. A line that runs
 * from the first day to the last is near 1, grid and empty canvas are 0.
 */
const drawn = (page: Page, token: string): Promise<number[]> =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = `var(${name})`
    // Painted, since a mixed colour is no three numbers in words.
    const paint = new OffscreenCanvas(1, 1).getContext('2d')
    if (!paint) throw new Error('This browser draws no canvas')
    paint.fillStyle = getComputedStyle(probe).color
    paint.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = paint.getImageData(0, 0, 1, 1).data
    probe.remove()
    return [...document.querySelectorAll('canvas')].map((canvas) => {
      const { height, width } = canvas
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
      const isNear = (at: number) =>
        Math.abs((pixels[at] ?? 0) - red) + Math.abs((pixels[at + 1] ?? 0) - green) + Math.abs((pixels[at + 2] ?? 0) - blue) < 40 &&
        (pixels[at + 3] ?? 0) > 60
      let columns = 0
      for (let x = 0; x < width; x += 1) {
        let isHit = false
        for (let y = 0; y < height && !isHit; y += 1) isHit = isNear((y * width + x) * 4)
        if (isHit) columns += 1
      }
      return width === 0 ? 0 : columns / width
    })
  }, token)

/** The largest share of a canvas, once it is more than `share`; throws with what was drawn when that does not come. */
const drawnAtLast = async (page: Page, token: string, share: number): Promise<number> => {
  let last = 0
  await waitFor(`A line in ${token}`, async () => (last = Math.max(0, ...(await drawn(page, token)))) > share || `drawn over ${last}`)
  return last
}

describe('the cumulative return', () => {
  it('is a line from the first day to the last, beside that of the benchmark', async () => {
    expect(await drawnAtLast(visit.page, '--series-1', 0.9)).toBeGreaterThan(0.9)
    // Dashed.
    expect(await drawnAtLast(visit.page, '--series-benchmark', 0.3)).toBeGreaterThan(0.3)
  })

  it('waits on a phone until it comes near the window, or is printed', async () => {
    const phone = await visitAs(browser, 'single@akta.example', { width: 390, height: 700 })
    const openAnew = async () => {
      await phone.page.goto(product().baseUrl())
      await seeText(phone.page, 'Cumulative return')
      await phone.page.waitForNetworkIdle()
      expect(await number()).toBe(0)
    }
    const number = () => phone.page.$$eval('canvas', (all) => all.length)
    await openAnew()
    await phone.page.$$eval('h2', (heads) => heads.find((head) => head.textContent.includes('Cumulative return'))?.scrollIntoView())
    expect(await drawnAtLast(phone.page, '--series-1', 0.9)).toBeGreaterThan(0.9)
    await phone.page.evaluate(() => scrollTo(0, 0))
    await openAnew()
    await phone.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await number()).toBeGreaterThan(1)
    await phone.close()
  })

  it('is drawn anew for paper in a dark scheme: a light page needs its own colours', async () => {
    const dark = await visitAs(browser, 'single@akta.example', { scheme: 'dark' })
    await dark.page.goto(product().baseUrl())
    await seeText(dark.page, 'Cumulative return')
    expect(await drawnAtLast(dark.page, '--series-1', 0.9)).toBeGreaterThan(0.9)
    const picture = () => dark.page.$eval('canvas', (canvas) => canvas.toDataURL())
    const before = await picture()
    await dark.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await picture()).not.toBe(before)
    await dark.page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await dark.page.waitForFunction((old: string) => document.querySelector('canvas')?.toDataURL() === old, {}, before)
    await dark.close()
  })
})
