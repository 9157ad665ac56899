import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import type { DataHosts } from '../../collections/DataProcessSteps/dataLocation'
import type { S3Settings } from './files/s3Store'
import type { GatewaySettings } from './sms/gatewaySender'

/** A setting that is missing or wrong. `problems` names every one of them, so that an operator mends all at once. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  constructor(readonly problems: readonly string[]) {
    super(`Settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

const portNumber = z.coerce
  .number({ error: 'must be a whole number from 1 to 65535' })
  .check(
    z.int('must be a whole number from 1 to 65535'),
    z.minimum(1, 'must be a whole number from 1 to 65535'),
    z.maximum(65535, 'must be a whole number from 1 to 65535'),
  )
const port = (fallback: number) => z._default(portNumber, fallback)

const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s/]+/, 'must be an http or https address'))

/** What Express takes for its "trust proxy": anything else would end the process at its first request. */
function isProxyList(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/')
    if (/^(loopback|linklocal|uniquelocal)$/.test(part.trim())) return true
    return (
      rest.length === 0 &&
      isIP(address) !== 0 &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
    )
  })
}

const onOrOff = (fallback: boolean) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^(on|off|true|false|1|0)$/i, 'must be on or off')),
      z.transform((text: string) => /^(on|true|1)$/i.test(text)),
    ),
    fallback,
  )

const environmentSchema = z.object({
  PORT: port(3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(portNumber),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^(file:|mongodb(\+srv)?:\/\/)/, 'must start with file: or mongodb://'))),
  PAYLOAD_SECRET: z.optional(z.string().check(z.minLength(32, 'must have 32 characters or more'))),
  DEMO: onOrOff(true),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine(isProxyList, 'must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal; with commas between'),
      ),
    'loopback',
  ),
  SANDBOX_PORT: port(4101),
  SANDBOX_TODAY: z.optional(z.iso.date('must be a day such as 2026-03-31')),
  BRANDS_DIR: z.optional(z.string()),
  BRANDS: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(\s*,\s*[a-z0-9-]+)*$/, 'must be names of brands with commas between them'))),
  WEALTH_HOLD_HOURS: z._default(
    z.coerce
      .number({ error: 'must be hours from 0 to 720' })
      .check(z.minimum(0, 'must be hours from 0 to 720'), z.maximum(720, 'must be hours from 0 to 720')),
    24,
  ),
  RETENTION_YEARS: z._default(
    z.coerce
      .number({ error: 'must be whole years from 1 to 100' })
      .check(
        z.int('must be whole years from 1 to 100'),
        z.minimum(1, 'must be whole years from 1 to 100'),
        z.maximum(100, 'must be whole years from 1 to 100'),
      ),
    5,
  ),
  UNSENT_FILES_DAYS: z._default(
    z.coerce
      .number({ error: 'must be whole days from 1 to 365' })
      .check(
        z.int('must be whole days from 1 to 365'),
        z.minimum(1, 'must be whole days from 1 to 365'),
        z.maximum(365, 'must be whole days from 1 to 365'),
      ),
    7,
  ),
  DATA_PROCESS_HOSTS: z.optional(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9.-]+(:\d+)?(\s*,\s*[a-z0-9.-]+(:\d+)?)*$/, 'must be host names such as data.example.com, with commas between'),
      ),
  ),
  CHROMIUM_PATH: z.optional(z.string()),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z.optional(z.string()),
  S3_ENDPOINT: z.optional(webAddress),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  S3_FORCE_PATH_STYLE: onOrOff(false),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/[^\s/]+/, 'must be an smtp or smtps address'))),
  MAIL_FROM: z.optional(z.email('must be an e-mail address')),
  SMS_URL: z.optional(webAddress),
  SMS_TOKEN: z.optional(z.string()),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of fatal, error, warn, info, debug, trace, silent'),
    'info',
  ),
})

export type SourceAddress = Readonly<{ url: string; token: string }>

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
  /** Address and token of each source by its name, from `WEALTH_<SOURCE>_URL` and `_TOKEN`; which sources there are, the brand files say. */
  wealth: Readonly<Record<string, SourceAddress | undefined>>
  /** Folders of sources of files by their names, from `WEALTH_<SOURCE>_DIR`, as absolute paths; `folderOfSource` knows the others'. */
  wealthFolders: Readonly<Record<string, string | undefined>>
  /**
   * Address, token and folder of each market feed by its name, from `MARKET_<FEED>_URL`, `_TOKEN` and `_DIR`. One that has no address answers from the
   * files of its folder alone.
   */
  market: Readonly<Record<string, SourceAddress | undefined>>
  marketDirs: Readonly<Record<string, string | undefined>>
  brandsDir: string | null
  /** Names of the brands that this installation serves; null is all. */
  brandNames: readonly string[] | null
  /** How long an implausible answer must keep coming before it is believed, in milliseconds. */
  holdBackMs: number
  /** How long what was deleted, and each line of the activity log, is kept before it goes for good. */
  retentionYears: number
  /** How long a file that somebody added to a form can be sent with it. */
  unsentFilesDays: number
  /** Where data processes may fetch rows from. In a demo also its sandbox, by plain http. */
  dataHosts: DataHosts
  chromiumPath: string | null
  /** Null: files lie in DATA_DIR. */
  s3: S3Settings | null
  mail: Readonly<{
    /** Null: mails stay in the outbox. */
    smtpUrl: string | null
    /** Null: an address at the brand's first host. */
    from: string | null
  }>
  /** The gateway for text messages. Null: a demo shows them itself, any other installation sends none. */
  sms: GatewaySettings | null
  logLevel: string
}>

/**
 * Reads and checks the environment. Blank values count as unset.
 * Throws one `SettingsError` that names every mistake; creates DATA_DIR and, in demo mode, the secret kept in it.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = withoutBlanks(environment)
  const parsed = environmentSchema.safeParse(given)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  const demo = parsed.success ? parsed.data.DEMO : !/^(off|false|0)$/i.test(given.DEMO ?? '')
  if (!demo) {
    if (given.PAYLOAD_SECRET === undefined) problems.push('PAYLOAD_SECRET is required when DEMO is off: 32 random characters or more')
    if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined)
      problems.push('MAIL_FROM is required with SMTP_URL when DEMO is off: the address that mails come from')
  }
  problems.push(...smsProblems(given, demo))
  if (parsed.success && parsed.data.METRICS_PORT !== undefined && parsed.data.METRICS_PORT === parsed.data.PORT)
    problems.push('METRICS_PORT must be another port than PORT')
  if (given.BRANDS_DIR !== undefined && !isReadable(absolute(given.BRANDS_DIR)))
    problems.push(`BRANDS_DIR ${absolute(given.BRANDS_DIR)} is no folder that can be read`)
  const noBrowser = given.CHROMIUM_PATH === undefined ? null : notExecutable(absolute(given.CHROMIUM_PATH))
  if (noBrowser) problems.push(`CHROMIUM_PATH ${given.CHROMIUM_PATH} cannot be run: ${noBrowser}`)
  const { brandNames, brandsDir } = sourceSettings(given)
  const wealth = addressesIn(given, 'WEALTH', demo)
  const market = addressesIn(given, 'MARKET', demo)
  problems.push(...wealth.problems, ...market.problems)
  if (s3Names.some((name) => given[name] !== undefined))
    for (const name of s3Required) if (given[name] === undefined) problems.push(`${name} is required when files lie in S3`)
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
    wealth: wealth.addresses,
    wealthFolders: foldersIn(given, 'WEALTH'),
    market: market.addresses,
    marketDirs: foldersIn(given, 'MARKET'),
    brandsDir,
    brandNames,
    holdBackMs: env.WEALTH_HOLD_HOURS * 3_600_000,
    retentionYears: env.RETENTION_YEARS,
    unsentFilesDays: env.UNSENT_FILES_DAYS,
    dataHosts: {
      allowed: env.DATA_PROCESS_HOSTS?.split(/\s*,\s*/) ?? [],
      sandbox: env.DEMO ? `127.0.0.1:${env.SANDBOX_PORT}` : null,
    },
    chromiumPath: env.CHROMIUM_PATH ?? null,
    s3: s3Of(env),
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? null },
    sms: env.SMS_URL && env.SMS_TOKEN ? { url: env.SMS_URL, token: env.SMS_TOKEN } : null,
    logLevel: env.LOG_LEVEL,
  }
}

/** In a demo these sources and feeds have sandboxes: so many ports after SANDBOX_PORT, below a path where one stands beside another. */
const demoSandboxes = {
  WEALTH: {
    akta: { place: 0, path: '' },
    bowmore: { place: 1, path: '' },
    'bowmore-private-equity': { place: 1, path: '/private-equity' },
    iolcus: { place: 2, path: '' },
  },
  MARKET: { harbour: { place: 3, path: '' } },
} as const satisfies Record<string, Record<string, { place: number; path: string }>>
type Upstreams = keyof typeof demoSandboxes

const settingOf = (upstreams: Upstreams, name: string): string => `${upstreams}_${name.toUpperCase().replaceAll('-', '_')}`
const nameOfStem = (stem: string): string => stem.toLowerCase().replaceAll('_', '-')

/** `WEALTH_NORTH_SEA` for the source `north-sea`: the beginning of the names of its settings. */
export const settingOfSource = (source: string): string => settingOf('WEALTH', source)
/** `MARKET_HARBOUR` for the feed `harbour`. */
export const settingOfFeed = (feed: string): string => settingOf('MARKET', feed)

type Given = Readonly<Record<string, string | undefined>>

/** The names, as brand files have them, for which there is a setting that ends so. */
const namesWith = (given: Given, upstreams: Upstreams, end: 'URL' | 'DIR'): string[] =>
  Object.keys(given).flatMap((name) => {
    const [, stem] = new RegExp(`^${upstreams}_([A-Z0-9]+(?:_[A-Z0-9]+)*)_${end}$`).exec(name) ?? []
    return stem === undefined ? [] : nameOfStem(stem)
  })

/** Reads all `WEALTH_<SOURCE>_URL` and `_TOKEN`, or `MARKET_<FEED>_…`. A demo has addresses and tokens of its own for what is not set. */
function addressesIn(
  given: Given,
  upstreams: Upstreams,
  isDemo: boolean,
): { addresses: Record<string, SourceAddress>; problems: string[] } {
  const firstPort = Number(given.SANDBOX_PORT ?? 4101)
  const sandboxes = new Map<string, { place: number; path: string }>(isDemo ? Object.entries(demoSandboxes[upstreams]) : [])
  const addresses: Record<string, SourceAddress> = {}
  const problems: string[] = []
  for (const name of new Set([...namesWith(given, upstreams, 'URL'), ...sandboxes.keys()])) {
    const setting = settingOf(upstreams, name)
    const { path, place } = sandboxes.get(name) ?? { place: 0, path: '' }
    const url = given[`${setting}_URL`] ?? `http://127.0.0.1:${firstPort + place}${path}`
    const token = given[`${setting}_TOKEN`] ?? (isDemo ? `sandbox-${name}-token` : undefined)
    if (!webAddress.safeParse(url).success) problems.push(`${setting}_URL must be an http or https address`)
    if (token === undefined) problems.push(`${setting}_TOKEN is required with ${setting}_URL when DEMO is off`)
    addresses[name] = { url, token: token ?? '' }
  }
  return { addresses, problems }
}

/** Reads all `WEALTH_<SOURCE>_DIR`, or `MARKET_<FEED>_DIR`. */
const foldersIn = (given: Given, upstreams: Upstreams): Record<string, string> =>
  Object.fromEntries(namesWith(given, upstreams, 'DIR').map((name) => [name, absolute(given[`${settingOf(upstreams, name)}_DIR`] ?? '')]))

/** Where the files of a source of kind `static` lie. */
export const folderOfSource = ({ dataDir, wealthFolders: folders }: Pick<Settings, 'dataDir' | 'wealthFolders'>, source: string): string =>
  folders[source] ?? join(dataDir, 'wealth', source)

/** What brand files are judged by. */
export type SourceSettings = Pick<Settings, 'isDemo' | 'dataDir' | 'wealth' | 'wealthFolders' | 'brandsDir' | 'brandNames'>

/** The settings that brand files are judged by, as far as they can be read: for naming mistakes of both kinds at once. */
export function sourceSettings(environment: Readonly<Record<string, string | undefined>>): SourceSettings {
  const given = withoutBlanks(environment)
  const isDemo = !/^(off|false|0)$/i.test(given.DEMO ?? '')
  return {
    isDemo,
    dataDir: absolute(given.DATA_DIR ?? './data'),
    wealth: addressesIn(given, 'WEALTH', isDemo).addresses,
    wealthFolders: foldersIn(given, 'WEALTH'),
    brandsDir: given.BRANDS_DIR ? absolute(given.BRANDS_DIR) : null,
    brandNames: given.BRANDS?.split(/\s*,\s*/) ?? null,
  }
}

const withoutBlanks = (environment: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''))

let current: Settings | undefined

/** The settings of this process, parsed at the first call. */
export const settings = (): Settings => (current ??= parseSettings(process.env))

/** PINs and the token go to the gateway: by https, or to this machine itself. */
function smsProblems({ SMS_TOKEN: token, SMS_URL: url }: Readonly<Record<string, string | undefined>>, isDemo: boolean): string[] {
  if ((url === undefined) !== (token === undefined)) return ['SMS_URL and SMS_TOKEN are set together, or neither']
  const isSafe = url === undefined || isDemo || /^https:|^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(url)
  return isSafe ? [] : ['SMS_URL must be an https address when DEMO is off']
}

const absolute = (path: string): string => (isAbsolute(path) ? path : resolve(path))

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

function prepareDirectory(path: string): string | null {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    accessSync(path, constants.W_OK | constants.R_OK)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const s3Required = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const s3Names = [...s3Required, 'S3_ENDPOINT', 'S3_FORCE_PATH_STYLE'] as const

function s3Of(env: z.infer<typeof environmentSchema>): S3Settings | null {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_BUCKET: bucket, S3_REGION: region, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return null
  return { bucket, region, accessKeyId, secretAccessKey, endpoint: env.S3_ENDPOINT ?? null, forcePathStyle: env.S3_FORCE_PATH_STYLE }
}

/** Why a file cannot be run, or null. */
function notExecutable(path: string): string | null {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile() ? null : 'it is no file'
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
