import { datasetRoutes } from './datasets'
import { firstRoutes } from './firstApi/routes'
import type { Sandbox } from './server/listen'
import { type SandboxKind, type SandboxOptions, startSandbox } from './server/sandboxOptions'

export const firstSandbox: SandboxKind = {
  name: 'first',
  port: 4101,
  source: 'akta',
  routes: firstRoutes,
  parts: ({ market }) => ({ open: datasetRoutes(market) }),
}

/** Starts the first wealth API over an invented book, on loopback. */
export const startFirstSandbox = (options?: SandboxOptions): Promise<Sandbox> => startSandbox(firstSandbox, options)
