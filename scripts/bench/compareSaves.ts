import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../../tests/helpers/children'
import { createTestDatabase } from '../../tests/helpers/database'
import { databasesOf } from '../lib/testPlan.mjs'
import { ms, type Row } from './row'
import type { SaveTimes } from './saveTimes'

/** Saving a page of ours, with its history, its rules and its line in the log, against a page of the same fields in Payload alone, with drafts and versions too. */
export async function compareSaves(): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of databasesOf(process.env)) {
    // Each is a program of its own, so they cannot take turns save by save: each runs twice, and the better time of each stands.
    const times = { ours: Number.POSITIVE_INFINITY, bare: Number.POSITIVE_INFINITY }
    for (const whose of ['ours', 'bare', 'bare', 'ours'] as const)
      times[whose] = Math.min(times[whose], (await measure(kind, whose)).median)
    const { bare, ours } = times
    rows.push({
      what: `Saving a page with history on ${kind}`,
      ours: ms(ours),
      baseline: ms(bare),
      ratio: ours / bare,
      aim: '≤ 1.5×',
      baselineIs: 'Payload alone, same fields, drafts and versions',
    })
  }
  return rows
}

async function measure(kind: string, whose: 'ours' | 'bare'): Promise<SaveTimes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qs-saves-'))
  mkdirSync(join(dataDir, 'tmp'))
  const chosen = process.env.TEST_DATABASE
  process.env.TEST_DATABASE = kind
  const database = await createTestDatabase(dataDir).finally(() => {
    if (chosen === undefined) delete process.env.TEST_DATABASE
    else process.env.TEST_DATABASE = chosen
  })
  try {
    const env = {
      PATH: process.env.PATH ?? '',
      // Our migrations run in production; the tables of Payload alone are made as it makes them while one develops.
      NODE_ENV: whose === 'ours' ? 'production' : 'development',
      BENCH_SAVES: whose,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
      TMPDIR: join(dataDir, 'tmp'),
      DISABLE_PAYLOAD_HMR: 'true',
      PAYLOAD_FORCE_DRIZZLE_PUSH: 'true',
    }
    const { code, output, signal } = await runProgram('scripts/bench/saveTimes.ts', { env, limitMs: 300_000 })
    const line = output.split('\n').find((each) => each.startsWith('{"median"'))
    if (code !== 0 || !line) throw new Error(`The saves were not measured on ${kind}, ${whose} (${signal ?? code}): ${output.slice(-2000)}`)
    return JSON.parse(line) as SaveTimes
  } finally {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
}
