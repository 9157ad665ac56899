import { gzipSync } from 'node:zlib'
import { newVisit, startBrowser } from '../../tests/helpers/browser'
import { initialScripts } from '../../tests/helpers/initialScripts'
import { product } from '../../tests/helpers/product'
import type { Row } from './row'

/** JavaScript for a first screen, compressed: what the sign-in page loads in a browser, and what the HTML of the others names. */
export async function measureScripts(): Promise<Row[]> {
  const row = (what: string, bytes: number, aim: number): Row => ({
    what,
    ours: `${(bytes / 1000).toFixed(1)} kB`,
    baseline: null,
    ratio: null,
    aim: `≤ ${aim} kB`,
    baselineIs: null,
  })
  return [
    row('JavaScript, gzip: sign-in, all that the browser loads', await loadedBySignIn(), 110),
    row('JavaScript, gzip: client list', initialScripts('/dashboard/x', 'en').bytes, 150),
    row('JavaScript, gzip: portfolio page; charts come when seen', initialScripts('/dashboard/x/portfolio/y', 'en').bytes, 200),
  ]
}

async function loadedBySignIn(): Promise<number> {
  const { browser, stop } = await startBrowser()
  try {
    const { page } = await newVisit(browser)
    const sizes: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') sizes.push(response.buffer().then((body) => gzipSync(body).byteLength))
    })
    await page.goto(`${product().baseUrl()}/login`, { waitUntil: 'networkidle0' })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  } finally {
    await stop()
  }
}
