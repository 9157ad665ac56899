// @ts-check
// Run by `searchThreads.ts` in a thread of its own: reads what is searched for, one statement after the other, behind all that answers people.
import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createClient } from '@libsql/client'

const client = createClient({ url: /** @type {{ url: string }} */ (workerData).url })
for (const setting of ['busy_timeout = 1000', 'query_only = 1']) await client.execute(`PRAGMA ${setting}`)
// Once it is ready, for somebody waits for the first. On Linux a thread has a priority of its own; elsewhere this would be that of the whole process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

/** Answers with what was found, or with the database's own words. @param {{ id: number, statement: import('@libsql/client').InStatement }} asked */
async function answer({ id, statement }) {
  try {
    const { columns, columnTypes, rows } = await client.execute(statement)
    parentPort?.postMessage({
      id,
      columns,
      columnTypes,
      rows: rows.map((row) => Array.from({ length: columns.length }, (_, at) => row[at])),
    })
  } catch (error) {
    const { code, message } = /** @type {{ code?: string, message: string }} */ (error)
    // The client has put the code before it, and will again.
    parentPort?.postMessage({ id, code: code ?? 'SQLITE_ERROR', message: message.replace(`${code}: `, '') })
  }
}

parentPort?.on('message', (/** @type {Parameters<typeof answer>[0] | null} */ asked) => {
  if (asked) {
    void answer(asked)
    return
  }
  client.close()
  parentPort?.close()
})
