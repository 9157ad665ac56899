import type { Payload } from 'payload'
import { type ViewRow, writeViewRows } from '../../../db/logRows'
import { logger } from '../../logger'

/** How long lines are gathered before they are written, so that many people cost one statement. */
const gatherMs = 2000
const rowsAtOnce = 100
/** Lines that may wait while the database is slow; what comes beyond them is not noted. */
const mostWaiting = 2000

type Writes = { waiting: ViewRow[]; timer: NodeJS.Timeout | null; underWay: Promise<void> | null; lost: number }
const writesOf = new WeakMap<Payload, Writes>()

/** Writes a line behind whoever asked. Returns at once; never throws. A process that is killed loses what waits, two seconds at most. */
export function writeViewBehind(payload: Payload, row: ViewRow): void {
  const writes = writesOf.get(payload) ?? { waiting: [], timer: null, underWay: null, lost: 0 }
  writesOf.set(payload, writes)
  if (writes.waiting.length >= mostWaiting) {
    writes.lost += 1
    return
  }
  writes.waiting.push(row)
  writes.timer ??= setTimeout(() => void viewsWritten(payload), gatherMs).unref()
}

/** Until nothing waits to be written; for tests, and for the end of a process. */
export async function viewsWritten(payload: Payload): Promise<void> {
  const writes = writesOf.get(payload)
  if (!writes) return
  if (writes.timer) clearTimeout(writes.timer)
  writes.timer = null
  writes.underWay ??= writeAll(payload, writes)
  await writes.underWay
}

async function writeAll(payload: Payload, writes: Writes): Promise<void> {
  while (writes.waiting.length > 0) await writeTogether(payload, writes.waiting.splice(0, rowsAtOnce))
  if (writes.lost > 0) logger.warn({ msg: 'views were not noted: too many waited', count: writes.lost })
  writes.lost = 0
  writes.underWay = null
}

/** One that cannot be written, such as that of a person who is gone meanwhile, takes no other with it. */
async function writeTogether(payload: Payload, rows: readonly ViewRow[]): Promise<void> {
  try {
    await writeViewRows(payload, rows)
  } catch (err) {
    if (rows.length === 1) logger.warn({ msg: 'a view could not be noted', err })
    else for (const row of rows) await writeTogether(payload, [row])
  }
}
