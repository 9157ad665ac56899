import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type Chromium, createChromium } from '../../jobs/pdf/chromium'
import type { ReportResponse } from '../../shared/contracts/report'
import { reportKinds } from '../../shared/domain/reportKinds'
import { locales } from '../../shared/i18n/locales'
import { signIn } from '../helpers/client'
import { printReport } from '../helpers/printReport'
import { product } from '../helpers/product'

/** A program that judges PDFs by PDF/UA-1 and PDF/A-2a and fails where one breaks a rule, such as a wrapper of veraPDF. It takes Java, so not everybody has it. */
const judge = process.env.PDF_JUDGE

let chromium: Chromium
let folder: string

beforeAll(() => {
  chromium = createChromium({ dataDir: product().dataDir, chromiumPath: process.env.CHROMIUM_PATH ?? null })
  folder = mkdtempSync(join(tmpdir(), 'judged-'))
})
afterAll(() => {
  chromium.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Days that the sandbox has all of. */
const dates: Readonly<Record<string, string>> = { valuation: '2026-09-30', costs: '2025-12-31', taxYear: '2026-04-05' }

;(judge ? it : it.skip)('every kind of a report follows PDF/UA-1 and PDF/A-2a in every language', async () => {
  const client = await signIn('investor@akta.example')
  const { accounts } = (await client.get('/api/session')).body as { accounts: readonly { id: string }[] }
  const files: string[] = []
  for (const kind of reportKinds.filter((one) => one !== 'provider')) {
    const day = dates[kind] ? `&date=${dates[kind]}` : ''
    const { body, status } = await client.get(`/api/wealth/accounts/${accounts[0]?.id}/report?kind=${kind}&range=quarter${day}`)
    expect([kind, status]).toEqual([kind, 200])
    for (const locale of locales) {
      const file = join(folder, `${kind}-${locale}.pdf`)
      writeFileSync(file, await printReport(chromium, body as ReportResponse, { locale }))
      files.push(file)
    }
  }
  // What it has to say of a broken rule is what the failed test prints.
  const judged = await promisify(execFile)(judge ?? '', files).catch((error: unknown) => error as { stdout: string })
  expect(judged.stdout.split('\n').filter((line) => !/: passes$/.test(line) && line.trim() !== '')).toEqual([])
  expect(judged.stdout.match(/: passes$/gm)).toHaveLength(2 * files.length)
})
