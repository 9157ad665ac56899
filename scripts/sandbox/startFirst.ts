import { firstSandbox } from './first'
import { runSandbox } from './server/sandboxOptions'

await runSandbox(firstSandbox)
