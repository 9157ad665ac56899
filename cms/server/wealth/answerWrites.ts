import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Payload } from 'payload'
import { type AnswerRow, writeAnswerRows } from '../../db/answerRows'
import { logger } from '../logger'
import type { Answer, Period } from './provider'
import type { Standing } from './question'

const compress = promisify(gzip)

/** A single answer that is larger, compressed, is not kept. */
const maxAnswerBytes = 1024 * 1024
/** Rows of one statement. */
const rowsAtOnce = 16
/** Answers that may wait while the database is slow, each of them whole in memory; more are not kept, and the next of their kind is. */
const mostWaiting = 100

/** An answer to be kept. `onFailure` is told when it was not. */
export type AnswerToKeep = Readonly<{
  key: string
  answer: Answer<unknown>
  period: Period | null
  /** What the next answer is judged by. */
  standing: Standing
  onFailure: () => void
}>

/** `statement` is the one under way, of these keys; what came under one of them meanwhile still waits. */
type Statement = Readonly<{ keys: ReadonlySet<string>; ended: Promise<void> }>
type Writes = { waiting: Map<string, AnswerToKeep>; statement: Statement | null; underWay: Promise<void> | null }
const writesOf = new WeakMap<Payload, Writes>()

/**
 * Writes a last good answer behind whoever asked: a person does not wait for the disk, and what comes while one statement is under way goes into the
 * next together. A process that is killed loses what waits, and keeps the answer before. Returns at once; never throws.
 */
export function writeBehind(payload: Payload, answer: AnswerToKeep): void {
  const writes = writesOf.get(payload) ?? { waiting: new Map(), statement: null, underWay: null }
  writesOf.set(payload, writes)
  if (writes.waiting.size >= mostWaiting && !writes.waiting.has(answer.key)) return answer.onFailure()
  writes.waiting.set(answer.key, answer)
  writes.underWay ??= writeAll(payload, writes)
}

/** What waits to be written under a key. A reader takes it from here: the database may be slow, and all others stand before it. */
export const waitingAnswer = (payload: Payload, key: string): AnswerToKeep | undefined => writesOf.get(payload)?.waiting.get(key)

/** Until nothing waits to be written; for whoever reads the rows themselves, and for the end of a process. */
export async function answersWritten(payload: Payload): Promise<void> {
  await writesOf.get(payload)?.underWay
}

/** Drops what waits under a key. Once it returns nothing that came before is written any more. */
export async function dropWaiting(payload: Payload, key: string): Promise<void> {
  const writes = writesOf.get(payload)
  if (!writes?.waiting.delete(key)) return
  if (writes.statement?.keys.has(key)) await writes.statement.ended
}

async function writeAll(payload: Payload, writes: Writes): Promise<void> {
  // What is asked for at once is gathered first.
  await Promise.resolve()
  const { waiting } = writes
  while (waiting.size > 0) {
    const next = [...waiting.values()].slice(0, rowsAtOnce)
    const ended = writeTogether(payload, next)
    writes.statement = { keys: new Set(next.map(({ key }) => key)), ended }
    await ended
    // Until here whoever reads it takes it from memory; a later answer that came meanwhile stays.
    for (const answer of next) if (waiting.get(answer.key) === answer) waiting.delete(answer.key)
    writes.statement = null
  }
  writes.underWay = null
}

async function writeTogether(payload: Payload, answers: readonly AnswerToKeep[]): Promise<void> {
  try {
    const rows: AnswerRow[] = []
    // One after the other: to write a long series as text holds up everybody for some milliseconds.
    for (const answer of answers) rows.push(...(await rowsOf(answer)))
    await writeAnswerRows(payload, rows)
  } catch (err) {
    for (const { key, onFailure } of answers) {
      onFailure()
      logger.warn({ source: key.split('/', 1)[0], msg: 'a last good answer could not be kept', key, err })
    }
  }
}

/** None for an answer that is too large. */
async function rowsOf({ answer, key, period, standing }: AnswerToKeep): Promise<AnswerRow[]> {
  // Of little weight already at the lowest level: digits in a fixed order.
  const packed = await compress(JSON.stringify(answer.data), { level: constants.Z_BEST_SPEED })
  const text = packed.toString('base64')
  return text.length > maxAnswerBytes ? [] : [{ key, body: { gzip: text, period }, standing, fetchedAt: answer.fetchedAt }]
}
