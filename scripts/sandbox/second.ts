import { privateEquityRoutes, privateEquityToken } from './secondApi/privateEquity'
import { secondRoutes } from './secondApi/routes'
import type { Sandbox } from './server/listen'
import { type SandboxKind, type SandboxOptions, startSandbox } from './server/sandboxOptions'

export const secondSandbox: SandboxKind = {
  name: 'second',
  port: 4102,
  source: 'bowmore',
  // The same people as in the first sandbox, with another history.
  seed: 'bowmore',
  routes: secondRoutes,
  parts: (book) => ({ others: { '/private-equity': { token: privateEquityToken, routes: privateEquityRoutes(book) } } }),
}

/** Starts the second wealth API over an invented book, on loopback; its private-equity provider stands below `/private-equity`. */
export const startSecondSandbox = (options?: SandboxOptions): Promise<Sandbox> => startSandbox(secondSandbox, options)
