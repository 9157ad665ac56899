import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { runProgram } from '../../tests/helpers/children'
import { createTestDatabase } from '../../tests/helpers/database'
import { databasesOf } from '../lib/testPlan.mjs'
import { ms, type Row } from './row'

const timesSchema = z.object({ overview: z.number(), statement: z.number() })

/** The client overview of a large firm against one statement by hand over the same rows: on SQLite, and on MongoDB where there is one. */
export async function compareOverview(): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of databasesOf(process.env)) rows.push(await overviewOn(kind))
  return rows
}

const names = { sqlite: 'SQLite', mongodb: 'MongoDB' }

async function overviewOn(kind: keyof typeof names): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qs-overview-'))
  mkdirSync(join(dataDir, 'tmp'))
  const database = await createTestDatabase(dataDir, kind)
  try {
    const { PATH = '' } = process.env
    const env = {
      PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SANDBOX_TODAY: '2026-11-20',
      LOG_LEVEL: 'error',
      TMPDIR: join(dataDir, 'tmp'),
      DISABLE_PAYLOAD_HMR: 'true',
    }
    const { code, output } = await runProgram('scripts/bench/overviewTimes.ts', { env, limitMs: 600_000 })
    const line = output.split('\n').find((each) => each.startsWith('{"overview"'))
    if (code !== 0 || !line) throw new Error(`The overview was not measured: ${output.slice(-2000)}`)
    const { overview, statement } = timesSchema.parse(JSON.parse(line))
    return {
      what: `Client overview of 1,000 accounts and 5,000 portfolios on ${names[kind]}`,
      ours: ms(overview),
      baseline: ms(statement),
      ratio: overview / statement,
      aim: '< 1.5×',
      baselineIs: kind === 'sqlite' ? 'one statement by hand, same rows' : 'one aggregation by hand, same rows',
    }
  } finally {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
}
