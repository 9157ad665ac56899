import { marketSandbox } from './market'
import { runSandbox } from './server/sandboxOptions'

await runSandbox(marketSandbox)
