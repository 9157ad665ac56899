import { startFirstSandbox } from './first'
import { processOptions } from './server/processOptions'

const stop = (): never => process.exit(0)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
const { url } = await startFirstSandbox(
  processOptions({ offset: 0, tokenSetting: 'WEALTH_AKTA_TOKEN', defaultToken: 'sandbox-akta-token' }),
)
console.log(`first wealth API (sandbox) listening on ${url}`)
