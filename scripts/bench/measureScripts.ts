import { gzipSync } from 'node:zlib'
import { newVisit, startBrowser } from '../../tests/helpers/browser'
import { initialScripts } from '../../tests/helpers/initialScripts'
import { product } from '../../tests/helpers/product'
import type { Row } from './row'

/** JavaScript before the first use of a screen, compressed: what its HTML names; of sign-in also what comes while somebody types, which the next screen needs. */
export async function measureScripts(): Promise<Row[]> {
  const row = (what: string, bytes: number, aim?: number): Row => ({
    what,
    ours: `${(bytes / 1000).toFixed(1)} kB`,
    baseline: null,
    ratio: null,
    aim: aim === undefined ? null : `≤ ${aim} kB`,
    baselineIs: null,
  })
  return [
    row('JavaScript, gzip: sign-in', initialScripts('/login', 'en').bytes, 110),
    row('JavaScript, gzip: sign-in, with passkeys and what they share with the next screen', await loadedBySignIn()),
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
