import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import * as z from 'zod/mini'

/** A setting that is missing or wrong. `problems` names every one of them, so that an operator mends all at once. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  constructor(readonly problems: readonly string[]) {
    super(`Settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

const portNumber = z.coerce
  .number({ error: 'must be a whole number from 0 to 65535' })
  .check(
    z.int('must be a whole number from 0 to 65535'),
    z.minimum(0, 'must be a whole number from 0 to 65535'),
    z.maximum(65535, 'must be a whole number from 0 to 65535'),
  )
const port = (fallback: number) => z._default(portNumber, fallback)

const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s/]+/, 'must be an http or https address'))

const environmentSchema = z.object({
  PORT: port(3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(portNumber),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^(file:|mongodb(\+srv)?:\/\/)/, 'must start with file: or mongodb://'))),
  PAYLOAD_SECRET: z.optional(z.string().check(z.minLength(32, 'must have 32 characters or more'))),
  DEMO: z._default(
    z.pipe(
      z.string().check(z.regex(/^(on|off|true|false|1|0)$/i, 'must be on or off')),
      z.transform((text: string) => /^(on|true|1)$/i.test(text)),
    ),
    true,
  ),
  TRUST_PROXY: z._default(z.string(), 'loopback'),
  SANDBOX_PORT: port(4101),
  SANDBOX_TODAY: z.optional(z.iso.date('must be a day such as 2026-03-31')),
  WEALTH_AKTA_URL: z.optional(webAddress),
  WEALTH_AKTA_TOKEN: z.optional(z.string()),
  BRANDS_DIR: z.optional(z.string()),
  CHROMIUM_PATH: z.optional(z.string()),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of fatal, error, warn, info, debug, trace, silent'),
    'info',
  ),
})

export type Settings = Readonly<{
  port: number
  host: string
  /** Port of its own for `/metrics`; null: on the product's port, for this machine only. */
  metricsPort: number | null
  dataDir: string
  databaseUrl: string
  secret: string
  isDemo: boolean
  trustProxy: string
  sandboxToday: string | null
  wealth: Readonly<Record<string, { url: string; token: string } | undefined>>
  brandsDir: string | null
  chromiumPath: string | null
  logLevel: string
}>

/**
 * Reads and checks the environment. Blank values count as unset.
 * Throws one `SettingsError` that names every mistake; creates DATA_DIR and, in demo mode, the secret kept in it.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = environmentSchema.safeParse(given)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  const demo = parsed.success ? parsed.data.DEMO : !/^(off|false|0)$/i.test(given.DEMO ?? '')
  if (!demo) {
    if (given.PAYLOAD_SECRET === undefined) problems.push('PAYLOAD_SECRET is required when DEMO is off: 32 random characters or more')
    if (given.WEALTH_AKTA_URL !== undefined && given.WEALTH_AKTA_TOKEN === undefined)
      problems.push('WEALTH_AKTA_TOKEN is required with WEALTH_AKTA_URL when DEMO is off')
  }
  if (parsed.success && parsed.data.METRICS_PORT !== undefined && parsed.data.METRICS_PORT === parsed.data.PORT)
    problems.push('METRICS_PORT must be another port than PORT')
  const dataDir = absolute(given.DATA_DIR ?? './data')
  const unwritable = prepareDirectory(dataDir)
  if (unwritable) problems.push(`DATA_DIR ${dataDir} cannot be written: ${unwritable}`)
  if (problems.length > 0 || !parsed.success) throw new SettingsError(problems)

  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    metricsPort: env.METRICS_PORT ?? null,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? `file:${join(dataDir, 'portal.db')}`,
    secret: env.PAYLOAD_SECRET ?? demoSecret(dataDir),
    isDemo: env.DEMO,
    trustProxy: env.TRUST_PROXY,
    sandboxToday: env.SANDBOX_TODAY ?? null,
    wealth: {
      first: {
        url: env.WEALTH_AKTA_URL ?? `http://127.0.0.1:${env.SANDBOX_PORT}`,
        token: env.WEALTH_AKTA_TOKEN ?? 'sandbox-akta-token',
      },
    },
    brandsDir: env.BRANDS_DIR ? absolute(env.BRANDS_DIR) : null,
    chromiumPath: env.CHROMIUM_PATH ?? null,
    logLevel: env.LOG_LEVEL,
  }
}

let current: Settings | undefined

/** The settings of this process, parsed at the first call. */
export const settings = (): Settings => (current ??= parseSettings(process.env))

const absolute = (path: string): string => (isAbsolute(path) ? path : resolve(path))

function prepareDirectory(path: string): string | null {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.W_OK | constants.R_OK)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A demo keeps its secret beside its data, so that sessions outlive a restart and no two demos share one. */
function demoSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(path, 'utf8').trim()
}
