import { type IsoDate, isoDateOf } from '../../shared/domain/dates'
import { createBook } from './book/book'
import { greekAccountPlans } from './book/greekAccounts'
import { createSandboxApp } from './server/createSandboxApp'
import { listen, type Sandbox } from './server/listen'
import { thirdRoutes } from './thirdApi/routes'

export type ThirdSandboxOptions = Readonly<{
  /** 0, the default, takes a free port. */
  port?: number
  /** Bearer token of every call; default `sandbox-iolcus-token`. */
  token?: string
  /** The book ends on the last business day before it; default the current day. */
  today?: IsoDate
  /** Number of customers; default 100. */
  clients?: number
  /** Another word gives the same customers another history; default none. */
  seed?: string
}>

/** Starts the third wealth API over an invented book in euro, on loopback. */
export async function startThirdSandbox(options: ThirdSandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, token = 'sandbox-iolcus-token', today = isoDateOf(new Date()), clients = 100, seed = '' } = options
  const book = createBook({ today, clients, seed, plansOf: greekAccountPlans })
  const health = (): Record<string, unknown> => ({ dataDate: book.dataDate, accounts: book.accounts.length, warm: book.isWarm() })
  const sandbox = await listen(createSandboxApp({ name: 'third', token, routes: thirdRoutes(book), health }), port)
  void book.warm()
  return {
    url: sandbox.url,
    close: async () => {
      book.stop()
      await sandbox.close()
    },
  }
}
