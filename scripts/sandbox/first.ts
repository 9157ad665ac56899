import { type IsoDate, isoDateOf } from '../../shared/domain/dates'
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
