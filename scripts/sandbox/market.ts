import { marketRoutes } from './marketApi/routes'
import type { Sandbox } from './server/listen'
import { type SandboxKind, type SandboxOptions, startSandbox } from './server/sandboxOptions'

export const marketSandbox: SandboxKind = {
  name: 'market',
  port: 4104,
  source: 'harbour',
  setting: 'MARKET',
  // It knows securities, and nobody who holds them.
  plansOf: () => [],
  routes: marketRoutes,
}

/** Starts the market house over the book's securities, on loopback. */
export const startMarketSandbox = (options?: SandboxOptions): Promise<Sandbox> => startSandbox(marketSandbox, options)
