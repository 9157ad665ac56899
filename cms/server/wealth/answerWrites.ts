import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Payload } from 'payload'
import { type AnswerRow, writeAnswerRows } from '../../db/answerRows'
import { logger } from '../logger'
import type { Answer, Period } from './provider'

const compress = promisify(gzip)

/** A single answer that is larger, compressed, is not kept. */
const maxAnswerBytes = 1024 * 1024
/** Rows of one statement. */
const rowsAtOnce = 16
/** Answers that may wait while the database is slow; more are not kept, and the next of their kind is. */
const mostWaiting = 500

/** An answer to be kept. `onFailure` is told when it was not. */
export type AnswerToKeep = Readonly<{ key: string; answer: Answer<unknown>; period: Period | null; onFailure: () => void }>

type Writes = { waiting: Map<string, AnswerToKeep>; underWay: Promise<void> | null }
const writesOf = new WeakMap<Payload, Writes>()

/**
 * Writes a last good answer behind whoever asked: a person does not wait for the disk, and what comes while one statement is under way goes into the
 * next together. A process that is killed loses what waits, and keeps the answer before. Returns at once; never throws.
 */
export function writeBehind(payload: Payload, answer: AnswerToKeep): void {
  const writes = writesOf.get(payload) ?? { waiting: new Map(), underWay: null }
  writesOf.set(payload, writes)
  if (writes.waiting.size >= mostWaiting && !writes.waiting.has(answer.key)) return answer.onFailure()
  writes.waiting.set(answer.key, answer)
  writes.underWay ??= writeAll(payload, writes)
}

/** Until what waits to be written under a key is written; at once where nothing is. Without a key: until nothing waits. */
export async function answersWritten(payload: Payload, key?: string): Promise<void> {
  const writes = writesOf.get(payload)
  if (writes && (key === undefined || writes.waiting.has(key))) await writes.underWay
}

async function writeAll(payload: Payload, writes: Writes): Promise<void> {
  // What is asked for at once is gathered first.
  await Promise.resolve()
  const { waiting } = writes
  while (waiting.size > 0) {
    const next = [...waiting.values()].slice(0, rowsAtOnce)
    try {
      const rows = await Promise.all(next.map(rowOf))
      await writeAnswerRows(
        payload,
        rows.flatMap((row) => row ?? []),
      )
    } catch (err) {
      for (const { key, onFailure } of next) {
        onFailure()
        logger.warn({ source: key.split('/', 1)[0], msg: 'a last good answer could not be kept', key, err })
      }
    }
    // Until here whoever reads it waits; a later answer that came meanwhile stays.
    for (const answer of next) if (waiting.get(answer.key) === answer) waiting.delete(answer.key)
  }
  writes.underWay = null
}

async function rowOf({ answer, key, period }: AnswerToKeep): Promise<AnswerRow | null> {
  // Of little weight already at the lowest level: digits in a fixed order.
  const packed = await compress(JSON.stringify(answer.data), { level: constants.Z_BEST_SPEED })
  const text = packed.toString('base64')
  return text.length > maxAnswerBytes ? null : { key, body: { gzip: text, period, heldSince: null }, fetchedAt: answer.fetchedAt }
}
