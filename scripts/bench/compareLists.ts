import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../../tests/helpers/children'
import { createTestDatabase } from '../../tests/helpers/database'
import { databasesOf } from '../lib/testPlan.mjs'
import type { ListTimes } from './listTimes'
import { ms, type Row } from './row'

/** A list of 50 out of 100,000 records against the same one out of 10,000, on each database that is at hand. */
export async function compareLists(): Promise<Row[]> {
  const rows: Row[] = []
  const chosen = process.env.TEST_DATABASE
  try {
    for (const kind of databasesOf(process.env)) {
      process.env.TEST_DATABASE = kind
      rows.push(...(await compareOn(kind)))
    }
  } finally {
    if (chosen === undefined) delete process.env.TEST_DATABASE
    else process.env.TEST_DATABASE = chosen
  }
  return rows
}

async function compareOn(kind: string): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qs-lists-'))
  mkdirSync(join(dataDir, 'tmp'))
  const database = await createTestDatabase(dataDir)
  try {
    const { PATH = '' } = process.env
    const env = {
      PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
      TMPDIR: join(dataDir, 'tmp'),
      DISABLE_PAYLOAD_HMR: 'true',
    }
    const { code, output } = await runProgram('scripts/bench/listTimes.ts', { env, limitMs: 600_000 })
    const line = output.split('\n').find((each) => each.startsWith('{"times"'))
    if (code !== 0 || !line) throw new Error(`The lists were not measured: ${output.slice(-2000)}`)
    const { times } = JSON.parse(line) as { times: ListTimes[] }
    return times
      .filter(({ size }) => size === 100_000)
      .flatMap((large) => {
        const small = times.find(({ size, what }) => size === 10_000 && what === large.what)
        if (!small) return []
        const row = (ours: number, baseline: number, aim: string | null, more = ''): Row => ({
          what: `A list of 50 out of 100,000 on ${kind}, ${large.what}${more}`,
          ours: ms(ours),
          baseline: ms(baseline),
          ratio: ours / baseline,
          aim,
          baselineIs: 'out of 10,000',
        })
        // A search for words within names walks all of them on both databases.
        const aim = large.what === 'a search' ? null : '≤ 1.3×'
        return [row(large.again, small.again, aim), row(large.first, small.first, null, ', its rows counted anew')]
      })
  } finally {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
}
