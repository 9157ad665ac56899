import type { Payload } from 'payload'
import { onSqlite } from './database'

type Execute = (statement: string | { sql: string }, ...rest: unknown[]) => Promise<unknown>

export type MortalProcess = Readonly<{
  /** From here on so many statements that write reach the database, and then none of any kind, until `live`. */
  dieAfter: (writes: number) => void
  live: () => void
}>

/**
 * Whether the run is on SQLite, for tests that let a process die by what `makeMortal` makes. MongoDB takes back what a dead process has not committed, by a
 * timeout of a minute that no test waits for; `tests/faults/killedWorker.test.ts` kills workers on both.
 */
export const isMortal = onSqlite

/**
 * A process that dies between two statements, over SQLite: so that no order of steps can be forgotten, a test lets it die after each in turn. What a dead
 * process would have done next, its tidying up included, reaches the database no more. Counters of throttles are nobody's and do not count.
 */
export function makeMortal(payload: Payload): MortalProcess {
  if (!isMortal) return { dieAfter: () => undefined, live: () => undefined }
  let writesLeft: number | null = null
  let hasDied = false
  const { client } = payload.db as unknown as { client: { execute: Execute } }
  const execute = client.execute.bind(client)
  client.execute = (statement, ...rest) => {
    if (hasDied) return Promise.reject(new Error('the process is dead'))
    const sql = typeof statement === 'string' ? statement : statement.sql
    const isWrite = /^\s*(insert|update|delete)/i.test(sql) && !sql.includes('"throttles"')
    if (isWrite && writesLeft !== null) {
      if (writesLeft === 0) {
        hasDied = true
        return Promise.reject(new Error('the process has died'))
      }
      writesLeft -= 1
    }
    return execute(statement, ...rest)
  }
  return {
    dieAfter: (writes) => {
      writesLeft = writes
      hasDied = false
    },
    live: () => {
      writesLeft = null
      hasDied = false
    },
  }
}
