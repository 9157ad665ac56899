// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {NodeJS.ProcessEnv} Environment */

/** The folder of package.json. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Reads lines `KEY=VALUE`. Blank lines, comments and `export ` are allowed; quotes around a value are dropped.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseEnvFile(text) {
  /** @type {Record<string, string>} */
  const values = {}
  for (const line of text.split(/\r?\n/)) {
    const [, key, rest] = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (key === undefined || rest === undefined) continue
    const quoted = /^(["'])(.*)\1(?:\s+#.*)?$/.exec(rest)
    values[key] = quoted?.[2] ?? rest.replace(/(^|\s+)#.*$/, '')
  }
  return values
}

/**
 * The given environment, with what `.env` says where it is silent. Blank values count as unset.
 * @param {string} folder @param {Environment} given
 * @returns {Environment}
 */
export function withEnvFile(folder, given) {
  const path = join(folder, '.env')
  const fromFile = existsSync(path) ? parseEnvFile(readFileSync(path, 'utf8')) : {}
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value.trim() !== ''))
  return /** @type {Environment} */ ({ ...fromFile, ...set })
}

/** @param {string | undefined} text @param {number} fallback @returns {number | null} null when it is no port */
function portOf(text, fallback) {
  if (text === undefined || text.trim() === '') return fallback
  const port = Number(text)
  return Number.isInteger(port) && port > 0 && port < 65536 ? port : null
}

/**
 * What `npm start` itself must know. `cms/server/settings.ts` judges all settings; a port that is none is null here, and is left for it to report.
 * @param {Environment} env
 */
export function startSettings(env) {
  const dataDir = resolve(root, env.DATA_DIR ?? 'data')
  const port = portOf(env.PORT, 3000)
  const sandboxPort = portOf(env.SANDBOX_PORT, 4101)
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    sandboxPort,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? `file:${join(dataDir, 'portal.db')}`,
    isDemo: !/^(off|false|0)$/i.test(env.DEMO ?? 'on'),
  }
}

/**
 * The environment of every process that `npm start` runs.
 * @param {Environment} env @param {ReturnType<typeof startSettings>} settings
 * @returns {Environment}
 */
export function childEnvironment(env, settings) {
  const temporary = join(settings.dataDir, 'tmp')
  return {
    ...env,
    NODE_ENV: 'production',
    HOST: settings.host,
    PORT: settings.port === null ? env.PORT : String(settings.port),
    SANDBOX_PORT: settings.sandboxPort === null ? env.SANDBOX_PORT : String(settings.sandboxPort),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl,
    DEMO: env.DEMO ?? 'on',
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    DISABLE_PAYLOAD_HMR: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
