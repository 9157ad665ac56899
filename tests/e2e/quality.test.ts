import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'puppeteer-core'
import { accessibilityProblems, newVisit, press, scrollsSideways, seeText, signInAs, startBrowser } from '../helpers/browser'
import { product } from '../helpers/product'

let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ browser, stop } = await startBrowser())
})
afterAll(() => stop())

type Chunk = { file: string; imports?: string[]; isEntry?: boolean; src?: string }

/** Scripts of some entries and all that they import statically, compressed as a server would; what loads when needed does not count. */
function initialScripts(...sources: RegExp[]): number {
  const folder = join(process.cwd(), 'dist/portal')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const wanted = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || sources.some((source) => source.test(manifest[key]?.src ?? key)),
  )
  if (wanted.length < sources.length + 1) throw new Error(`the build has no entry for ${sources.join(', ')}`)
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  wanted.forEach(visit)
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).byteLength, 0)
}

describe('JavaScript before the first screen, compressed', () => {
  it('is at most 140 kB for sign-in', () => {
    expect(initialScripts(/messages\/en\.ts$/, /SignInRoute/)).toBeLessThanOrEqual(140_000)
  })

  it('is at most 260 kB for the portfolio page; its charts load when they come into view', () => {
    expect(initialScripts(/messages\/en\.ts$/, /DashboardFrame/, /PortfolioRoute/)).toBeLessThanOrEqual(260_000)
  })
})

const sizes = [
  { width: 320, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
] as const

describe.each(sizes)('at $width px, $scheme', ({ scheme, width }) => {
  it('sign-in, account, portfolio, holdings and transactions stand up to axe and do not scroll sideways', async () => {
    const { close, page, problems } = await newVisit(browser, { width, scheme })
    const found: string[] = []
    const check = async (screen: string) => {
      await page.waitForNetworkIdle()
      found.push(...(await accessibilityProblems(page)).map((problem) => `${screen}: ${problem}`))
      if (await scrollsSideways(page)) found.push(`${screen}: scrolls sideways`)
    }
    await page.goto(`${product().baseUrl()}/login`, { waitUntil: 'networkidle0' })
    await check('sign-in')
    await signInAs(page, 'investor@akta.example')
    await seeText(page, 'Individual Savings Account')
    await check('account')
    await press(page, '::-p-aria(General Investment Account)')
    await seeText(page, 'Cumulative return')
    await check('portfolio')
    const portfolio = page.url().split('?')[0]
    for (const tab of ['holdings', 'transactions']) {
      await page.goto(`${portfolio}?tab=${tab}`, { waitUntil: 'networkidle0' })
      await check(tab)
    }
    expect(found).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  it('the client list does too', async () => {
    const { close, page } = await newVisit(browser, { width, scheme })
    await signInAs(page, 'advisor@akta.example')
    await seeText(page, 'Assets under management')
    await page.waitForNetworkIdle()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await close()
  })
})
