import { isoDateOf, isoDateSchema } from '../../shared/domain/dates'
import { type FirstSandboxOptions, startFirstSandbox } from './first'

/** Settings of the process; all mistakes are reported at once. */
function readOptions(env: NodeJS.ProcessEnv, args: readonly string[]): Required<FirstSandboxOptions> {
  const flag = args.findIndex((arg) => arg === '--clients')
  const clients = Number((flag >= 0 ? args[flag + 1] : undefined) ?? env['CLIENTS'] ?? 100)
  const port = Number(env['SANDBOX_PORT'] ?? 4101)
  const today = isoDateSchema.safeParse(env['SANDBOX_TODAY'] || isoDateOf(new Date()))
  const mistakes = [
    Number.isInteger(clients) && clients > 0 ? null : 'CLIENTS (or --clients) is no positive whole number',
    Number.isInteger(port) && port >= 0 && port < 65_536 ? null : 'SANDBOX_PORT is no port',
    today.success && today.data > '2012-02-01' ? null : 'SANDBOX_TODAY is no day of the form 2026-03-31 after 2012-02-01',
  ].filter((mistake) => mistake !== null)
  if (mistakes.length > 0 || !today.success) {
    console.error(mistakes.join('\n'))
    process.exit(1)
  }
  return { port, clients, seed: env['SANDBOX_SEED'] ?? '', today: today.data, token: env['WEALTH_AKTA_TOKEN'] || 'sandbox-akta-token' }
}

const stop = (): never => process.exit(0)
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
const { url } = await startFirstSandbox(readOptions(process.env, process.argv.slice(2)))
console.log(`first wealth API (sandbox) listening on ${url}`)
