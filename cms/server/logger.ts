import pino from 'pino'

/** Names of values that must never reach a log, wherever they stand. */
const secretPaths = ['authorization', 'cookie', 'password', 'pin', 'token', 'secret', 'securityToken'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
])

const given = process.env.LOG_LEVEL?.trim()

/** One JSON line an event. Takes `{ msg, err, … }`. Bodies, query strings and headers are never logged whole. */
export const logger = pino({
  // A level that is none is for the check of all settings to report, not for the logger to die of.
  level: given !== undefined && (given === 'silent' || given in pino.levels.values) ? given : 'info',
  base: { process: process.env.QUAYSIDE_PROCESS ?? 'web' },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: secretPaths, censor: '[redacted]' },
})
