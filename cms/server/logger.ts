import pino from 'pino'

/** Names of values that must never reach a log, wherever they stand. */
const secretPaths = ['authorization', 'cookie', 'password', 'pin', 'token', 'secret', 'securityToken'].flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/** One JSON line an event. Takes `{ msg, err, … }`. Bodies, query strings and headers are never logged whole. */
export const logger = pino({
  level: process.env.LOG_LEVEL?.trim() || 'info',
  base: { process: process.env.QUAYSIDE_PROCESS ?? 'web' },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: secretPaths, censor: '[redacted]' },
})
