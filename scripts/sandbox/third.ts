import { greekAccountPlans } from './book/greekAccounts'
import type { Sandbox } from './server/listen'
import { type SandboxKind, type SandboxOptions, startSandbox } from './server/sandboxOptions'
import { thirdRoutes } from './thirdApi/routes'

export const thirdSandbox: SandboxKind = { name: 'third', port: 4103, source: 'iolcus', plansOf: greekAccountPlans, routes: thirdRoutes }

/** Starts the third wealth API over an invented book in euro, on loopback. */
export const startThirdSandbox = (options?: SandboxOptions): Promise<Sandbox> => startSandbox(thirdSandbox, options)
