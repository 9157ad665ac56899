import { isWriteConflict } from '../../collections/writeConflict'
import type { ErrorCode } from '../../shared/contracts/errorCodes'

/** The database is held by another writer for longer than a request can wait. Answered with 503 and Retry-After. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'
  readonly status = 503
  readonly data = { code: 'database_busy', retryAfter: 2 }
  constructor(options?: ErrorOptions) {
    super('The database is busy', options)
  }
}

export type DatabaseFault = Readonly<{ status: 409 | 503 | 507; code: ErrorCode; message: string; retryAfter?: number }>

export const databaseAway: DatabaseFault = {
  status: 503,
  code: 'database_unavailable',
  message: 'The database does not answer. Please try again in a moment.',
  retryAfter: 5,
}
const busy: DatabaseFault = {
  status: 503,
  code: 'database_busy',
  message: 'The database is busy. Please try again in a moment.',
  retryAfter: 2,
}
const conflict: DatabaseFault = {
  status: 409,
  code: 'write_conflict',
  message: 'Somebody else changed this at the same moment. Please try again.',
  retryAfter: 1,
}
const full: DatabaseFault = { status: 507, code: 'disk_full', message: 'The server has no room left. Nothing was saved.' }

const mongoAway =
  /^Mongo(ServerSelection|Network|NetworkTimeout|PoolClosed|PoolCleared|NotConnected|TopologyClosed|WaitQueueTimeout|OperationTimeout)\w*Error$/

/**
 * What a database's own error means to whoever asked, wherever it stands in the chain of causes; null for errors that are none of the
 * database's state. The same four answers on SQLite and MongoDB.
 */
export function databaseFaultOf(error: unknown): DatabaseFault | null {
  for (let each: unknown = error, depth = 0; each !== null && typeof each === 'object' && depth < 8; depth += 1) {
    const fault = faultOf(each)
    if (fault) return fault
    each = 'cause' in each ? each.cause : null
  }
  return null
}

function faultOf(error: object): DatabaseFault | null {
  if (error instanceof DatabaseBusyError) return busy
  const code = 'code' in error ? error.code : undefined
  const name = 'name' in error && typeof error.name === 'string' ? error.name : ''
  if (typeof code === 'string') {
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return busy
    if (code === 'ENOSPC' || code === 'SQLITE_FULL') return full
    if (/^SQLITE_(IOERR|CANTOPEN|READONLY)/.test(code)) return databaseAway
  }
  if (isWriteConflict(error)) return mongoAway.test(name) ? databaseAway : conflict
  // 14031 is OutOfDiskSpace.
  if (code === 14031) return full
  return mongoAway.test(name) ? databaseAway : null
}
