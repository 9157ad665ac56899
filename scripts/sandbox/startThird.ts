import { processOptions } from './server/processOptions'
import { startThirdSandbox } from './third'

const stop = (): never => process.exit(0)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
const { url } = await startThirdSandbox(
  processOptions({ offset: 2, tokenSetting: 'WEALTH_IOLCUS_TOKEN', defaultToken: 'sandbox-iolcus-token' }),
)
console.log(`third wealth API (sandbox) listening on ${url}`)
