import { pathToFileURL } from 'node:url'
import { type IsoDate, isoDateOf, isoDateSchema } from '../../shared/domain/dates'
import { createBook } from './book/book'
import { datasetRoutes } from './datasets'
import { firstRoutes } from './firstApi/routes'
import { createSandboxApp } from './server/createSandboxApp'
import { listen, type Sandbox } from './server/listen'

export type FirstSandboxOptions = Readonly<{
  /** 0, the default, takes a free port. */
  port?: number
  /** Bearer token of every call; default `sandbox-akta-token`. */
  token?: string
  /** The book ends on the last business day before it; default the current day. */
  today?: IsoDate
  /** Number of accounts; default 100. */
  clients?: number
  /** Another word gives the same accounts another history; default none. */
  seed?: string
}>

/** Starts the first wealth API over an invented book, on loopback. */
export async function startFirstSandbox(options: FirstSandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, token = 'sandbox-akta-token', today = isoDateOf(new Date()), clients = 100, seed = '' } = options
  const book = createBook({ today, clients, seed })
  const health = (): Record<string, unknown> => ({ dataDate: book.dataDate, accounts: book.accounts.length, warm: book.isWarm() })
  const sandbox = await listen(
    createSandboxApp({ name: 'first', token, routes: firstRoutes(book), open: datasetRoutes(book.market), health }),
    port,
  )
  void book.warm()
  return {
    url: sandbox.url,
    close: async () => {
      book.stop()
      await sandbox.close()
    },
  }
}

/** Settings of the process; all mistakes are reported at once. */
function readOptions(env: NodeJS.ProcessEnv, args: readonly string[]): Required<FirstSandboxOptions> {
  const flag = args.findIndex((arg) => arg === '--clients')
  const clients = Number((flag >= 0 ? args[flag + 1] : undefined) ?? env['CLIENTS'] ?? 100)
  const port = Number(env['SANDBOX_PORT'] ?? 4101)
  const today = isoDateSchema.safeParse(env['SANDBOX_TODAY'] || isoDateOf(new Date()))
  const mistakes = [
    Number.isInteger(clients) && clients > 0 ? null : 'CLIENTS (or --clients) is no positive whole number',
    Number.isInteger(port) && port >= 0 && port < 65_536 ? null : 'SANDBOX_PORT is no port',
    today.success && today.data > '2012-02-01' ? null : 'SANDBOX_TODAY is no day of the form 2026-03-31 after 2012-02-01',
  ].filter((mistake) => mistake !== null)
  if (mistakes.length > 0 || !today.success) {
    console.error(mistakes.join('\n'))
    process.exit(1)
  }
  return { port, clients, seed: env['SANDBOX_SEED'] ?? '', today: today.data, token: env['WEALTH_AKTA_TOKEN'] || 'sandbox-akta-token' }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const stop = (): never => process.exit(0)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const { url } = await startFirstSandbox(readOptions(process.env, process.argv.slice(2)))
  console.log(`first wealth API (sandbox) listening on ${url}`)
}
