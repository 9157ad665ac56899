import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { logger } from '../server/logger'

/** Whether a database at the other end of a network answers. It is asked while somebody waits, and while it is away. */
export type Presence = Readonly<{
  isAway: () => boolean
  /** Calls back when the database is found to be away. Returns what ends the watch. */
  watch: (onAway: () => void) => () => void
}>

/** From one question that was answered to the next. */
const pauseMs = 500
/** Without an answer for so long the database is away; with the pause before the question that is two seconds. */
const patienceMs = 1_500

type Question = Readonly<{
  ping: () => Promise<unknown>
  onChange?: (isAway: boolean) => void
  everyMs?: number
  silenceMs?: number
}>

/**
 * Asks a database for a sign of life, one question at a time. The driver alone does not do: a server that is stopped or cut off keeps its connections, and
 * what was sent over them waits for the timeout of the socket, which must be longer than the slowest question.
 */
export function databasePresence({ everyMs = pauseMs, onChange = () => undefined, ping, silenceMs = patienceMs }: Question): Presence {
  const watchers = new Set<() => void>()
  let isAway = false
  let isAsking = false

  const change = (now: boolean) => {
    if (isAway === now) return
    isAway = now
    onChange(now)
    if (now) for (const onAway of [...watchers]) onAway()
  }

  const askOn = async () => {
    if (isAsking) return
    isAsking = true
    while (watchers.size > 0 || isAway) {
      const answered = untilAnswered(ping, everyMs)
      if (await isSilent(answered, silenceMs)) change(true)
      await answered
      change(false)
      await pause(everyMs)
    }
    isAsking = false
  }

  return {
    isAway: () => isAway,
    watch: (onAway) => {
      watchers.add(onAway)
      void askOn()
      return () => void watchers.delete(onAway)
    },
  }
}

/** A question that failed is asked again: one lost connection is no outage. */
async function untilAnswered(ping: Question['ping'], everyMs: number): Promise<void> {
  for (;;) {
    const isThere = await ping().then(
      () => true,
      () => false,
    )
    if (isThere) return
    await pause(everyMs)
  }
}

async function isSilent(answered: Promise<void>, silenceMs: number): Promise<boolean> {
  let isHeard = false
  const heard = answered.then(() => void (isHeard = true))
  await Promise.race([heard, pause(silenceMs)])
  // A process that was busy for so long itself finds the end of the time before the answer that lies in its socket: it looks there first.
  for (let turn = 0; turn < 2 && !isHeard; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  return !isHeard
}

const pause = (ms: number): Promise<void> => sleep(ms, undefined, { ref: false })

/** That of the database of this process; null for a file, which is never away. */
export function presenceOf({ db }: Payload, url: string): Presence | null {
  if (db.name !== 'mongoose') return null
  const ping = pingOver(url)
  return databasePresence({
    ping,
    onChange: (isAway) =>
      isAway ? logger.error({ msg: 'the database does not answer' }) : logger.info({ msg: 'the database answers again' }),
  })
}

/** Over a connection of its own, where no question waits behind those of people. */
function pingOver(url: string): () => Promise<unknown> {
  const timeouts = { serverSelectionTimeoutMS: patienceMs, connectTimeoutMS: patienceMs }
  const opening = import('mongodb').then(({ MongoClient }) => new MongoClient(url, { maxPoolSize: 1, ...timeouts }))
  return async () => (await opening).db().command({ ping: 1 })
}
