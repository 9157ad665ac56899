import { secondSandbox } from './second'
import { runSandbox } from './server/sandboxOptions'

await runSandbox(secondSandbox)
