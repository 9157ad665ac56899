// @ts-check
// Run by `searchThreads.ts` in a thread of its own: reads what is searched for, one statement after the other, behind all that answers people.
import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createClient } from '@libsql/client'

// On Linux a thread has a priority of its own; elsewhere this would be that of the whole process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

const client = createClient({ url: /** @type {{ url: string }} */ (workerData).url })
for (const setting of ['busy_timeout = 1000', 'query_only = 1']) await client.execute(`PRAGMA ${setting}`)

parentPort?.on('message', async (/** @type {{ id: number, statement: import('@libsql/client').InStatement } | null} */ asked) => {
  if (!asked) {
    client.close()
    parentPort?.close()
    return
  }
  const { id, statement } = asked
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
})
