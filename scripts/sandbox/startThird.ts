import { runSandbox } from './server/sandboxOptions'
import { thirdSandbox } from './third'

await runSandbox(thirdSandbox)
