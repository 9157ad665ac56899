import pino, { type LoggerOptions } from 'pino'
import { describeError, messageOf, oneLine } from './describeError'

/** Names of values that must never reach a log, wherever they stand. */
const secretPaths = ['authorization', 'cookie', 'password', 'pin', 'token', 'secret', 'securityToken', 'hash', 'salt'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
])

/** Longest text that an entry holds in one place. */
const maxText = 2000

const given = process.env.LOG_LEVEL?.trim()

const shortened = (value: unknown): unknown => (typeof value === 'string' ? oneLine(value, maxText) : value)

/** A text that repeats an error is held to the same rules as the error. */
const safeText = (text: string): string => messageOf(new Error(text))

/**
 * One JSON line an event. Takes `{ msg, err, … }`. Bodies, query strings and headers are never logged whole; of an error only what
 * `describeError` lets through, whoever logs it: Payload and its adapters write through this logger too.
 */
export const loggerOptions: LoggerOptions = {
  // A level that is none is for the check of all settings to report, not for the logger to die of.
  level: given !== undefined && (given === 'silent' || given in pino.levels.values) ? given : 'info',
  base: { process: process.env.QUAYSIDE_PROCESS ?? 'web' },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: secretPaths, censor: '[redacted]' },
  serializers: { err: describeError, error: describeError, cause: describeError },
  formatters: { log: (entry) => Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, shortened(value)])) },
  hooks: {
    // Without a message of its own an entry takes the error's, past every serializer.
    logMethod(args, method) {
      const [first, ...rest] = args as [unknown, ...unknown[]]
      const write = (...parts: unknown[]) => method.apply(this, parts as Parameters<typeof method>)
      if (typeof first === 'string') return write(safeText(first), ...rest)
      const entry: Record<string, unknown> = first instanceof Error ? { err: first } : { ...(first as object | null) }
      const own = typeof rest[0] === 'string' ? rest[0] : entry.msg
      const { msg: _, ...fields } = entry
      const message = typeof own === 'string' ? safeText(own) : entry.err instanceof Error ? messageOf(entry.err) : undefined
      return message === undefined ? write(fields) : write(fields, message)
    },
  },
}

export const logger = pino(loggerOptions, standardOutput())

/**
 * Standard output, which may be a file on a disk that is full: the process outlives it. A megabyte of lines waits for room, the oldest first, and what comes
 * beyond is lost.
 */
function standardOutput(): ReturnType<typeof pino.destination> {
  const output = pino.destination({ dest: 1, maxLength: 1_000_000 })
  let isFull = false
  output.on('error', () => (isFull = true))
  output.on('write', () => (isFull = false))
  // Asked for by whoever ends the process; theirs tries until there is room, and holds the process up meanwhile.
  const flushSync = output.flushSync.bind(output)
  output.flushSync = () => {
    if (!isFull) flushSync()
  }
  // What others write past this logger. An error that nobody listens to would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return output
}
