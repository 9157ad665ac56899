import type { Router } from 'express'
import { type IsoDate, isoDateOf, isoDateSchema, isoInstantSchema } from '../../../shared/domain/dates'
import { type Book, type BookOptions, createBook } from '../book/book'
import { demoBookSize } from '../book/accounts'
import { createSandboxApp, type SandboxApp } from './createSandboxApp'
import { listen, type Sandbox } from './listen'

/** What every sandbox over a book can be told. */
export type SandboxOptions = Readonly<{
  /** 0, the default, takes a free port. */
  port?: number
  /** Bearer token of every call. */
  token?: string
  /** The book ends on the last business day before it; default the current day. */
  today?: IsoDate
  /** Moment of the last import; default half past four in the morning after the last day. */
  importedAt?: string | undefined
  /** Number of accounts; default 100. */
  clients?: number
  /** Another word gives the same accounts another history. */
  seed?: string
}>

/** Where a sandbox differs from the others. */
export type SandboxKind = Readonly<{
  /** `first`: what it is called in its health answer and its log line. */
  name: string
  /** The port of its process when SANDBOX_PORT is not set. */
  port: number
  /** The source or feed of the demo that it stands for: WEALTH_<SOURCE>_TOKEN is its token, by default `sandbox-<source>-token`. */
  source: string
  /** The first word of that setting; WEALTH by default. */
  setting?: 'WEALTH' | 'MARKET'
  /** Of its book; none by default. */
  seed?: string
  /** Whose book it is; the sterling firm's by default. */
  plansOf?: BookOptions['plansOf']
  routes: (book: Book) => Router
  /** Further parts of the app that a sandbox has: open data, a second token. */
  parts?: (book: Book) => Partial<Pick<SandboxApp, 'open' | 'others'>>
}>

const tokenOf = ({ source }: SandboxKind): string => `sandbox-${source}-token`

/** Whoever asks has what they ask for reckoned at once. What nobody asked for yet waits: the product starts meanwhile, on the same processors. */
const warmAfterMs = 15_000

/** Starts an upstream over an invented book, on loopback. */
export async function startSandbox(kind: SandboxKind, options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, token = tokenOf(kind), today = isoDateOf(new Date()), clients = 100, seed = kind.seed ?? '', importedAt } = options
  const book = createBook({ today, importedAt, clients, seed, ...(kind.plansOf ? { plansOf: kind.plansOf } : {}) })
  const health = (): Record<string, unknown> => ({ dataDate: book.dataDate, accounts: book.accounts.length, warm: book.isWarm() })
  const sandbox = await listen(createSandboxApp({ name: kind.name, token, routes: kind.routes(book), health, ...kind.parts?.(book) }), port)
  const warming = setTimeout(() => void book.warm(), warmAfterMs)
  warming.unref()
  return {
    url: sandbox.url,
    close: async () => {
      clearTimeout(warming)
      book.stop()
      await sandbox.close()
    },
  }
}

/** The settings of a sandbox's process; all mistakes are reported at once, and end it. */
export function readOptions(kind: SandboxKind, env: NodeJS.ProcessEnv, args: readonly string[]): SandboxOptions {
  const flag = args.findIndex((arg) => arg === '--clients')
  const clients = Number((flag >= 0 ? args[flag + 1] : undefined) ?? env['CLIENTS'] ?? 100)
  const port = Number(env['SANDBOX_PORT'] ?? kind.port)
  const today = isoDateSchema.safeParse(env['SANDBOX_TODAY'] || isoDateOf(new Date()))
  const importedAt = isoInstantSchema.safeParse(env['SANDBOX_IMPORTED'] || null)
  const mistakes = [
    Number.isInteger(clients) && clients > 0 ? null : 'CLIENTS (or --clients) is no positive whole number',
    Number.isInteger(port) && port >= 0 && port < 65_536 ? null : 'SANDBOX_PORT is no port',
    today.success && today.data > '2012-02-01' ? null : 'SANDBOX_TODAY is no day of the form 2026-03-31 after 2012-02-01',
    importedAt.success || !env['SANDBOX_IMPORTED'] ? null : 'SANDBOX_IMPORTED is no instant of the form 2026-03-31T04:30:00Z',
  ].filter((mistake) => mistake !== null)
  if (mistakes.length > 0 || !today.success) {
    console.error(mistakes.join('\n'))
    process.exit(1)
  }
  const token = env[`${kind.setting ?? 'WEALTH'}_${kind.source.toUpperCase()}_TOKEN`] || tokenOf(kind)
  return {
    port,
    clients: demoBookSize(clients),
    seed: env['SANDBOX_SEED'] ?? kind.seed ?? '',
    today: today.data,
    importedAt: importedAt.data,
    token,
  }
}

/** The whole of a sandbox's process: SIGTERM and SIGINT end it at once. */
export async function runSandbox(kind: SandboxKind): Promise<void> {
  const stop = (): never => process.exit(0)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const { url } = await startSandbox(kind, readOptions(kind, process.env, process.argv.slice(2)))
  console.log(`${kind.name} API (sandbox) listening on ${url}`)
}
