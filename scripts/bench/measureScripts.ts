import { gzipSync } from 'node:zlib'
import { newVisit, signInAs, startBrowser } from '../../tests/helpers/browser'
import { product } from '../../tests/helpers/product'
import type { Row } from './row'

/** JavaScript that the browser loads for a first screen, compressed. */
export async function measureScripts(): Promise<Row[]> {
  const { browser, stop } = await startBrowser()
  try {
    const count = async (open: (page: Awaited<ReturnType<typeof newVisit>>['page']) => Promise<void>) => {
      const { close, page } = await newVisit(browser)
      const sizes: Promise<number>[] = []
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') sizes.push(response.buffer().then((body) => gzipSync(body).byteLength))
      })
      await open(page)
      const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      await close()
      return total
    }
    const signIn = await count(async (page) => {
      await page.goto(`${product().baseUrl()}/login`, { waitUntil: 'networkidle0' })
    })
    const portfolio = await count(async (page) => {
      await signInAs(page, 'single@akta.example')
      await page.waitForFunction(() => /\/portfolio\//.test(location.pathname))
      await page.waitForNetworkIdle()
    })
    const row = (what: string, bytes: number, aim: number): Row => ({
      what,
      ours: `${(bytes / 1000).toFixed(1)} kB`,
      baseline: null,
      ratio: null,
      aim: `≤ ${aim} kB`,
      baselineIs: null,
    })
    return [
      row('JavaScript, gzip: sign-in', signIn, 140),
      row('JavaScript, gzip: sign-in and portfolio page together, chart included', portfolio, 260),
    ]
  } finally {
    await stop()
  }
}
