import { type IsoDate, isoDateOf, isoDateSchema } from '../../../shared/domain/dates'

export type ProcessOptions = Readonly<{ port: number; token: string; today: IsoDate; clients: number; seed: string }>

type Place = Readonly<{
  /** Behind SANDBOX_PORT; port 0 takes a free one. */
  offset: number
  tokenSetting: string
  defaultToken: string
}>

/** Settings of a sandbox's process; all mistakes are reported at once, and end it. */
export function processOptions(place: Place): ProcessOptions {
  const { mistakes, options } = readOptions(place, process.env, process.argv)
  if (options) return options
  console.error(mistakes.join('\n'))
  process.exit(1)
}

/** Exported for its test. `options` is null when there are mistakes. */
export function readOptions(
  { defaultToken, offset, tokenSetting }: Place,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): { options: ProcessOptions | null; mistakes: string[] } {
  const flag = args.indexOf('--clients')
  const clients = Number((flag >= 0 ? args[flag + 1] : undefined) ?? env['CLIENTS'] ?? 100)
  const first = Number(env['SANDBOX_PORT'] ?? 4101)
  const port = first === 0 ? 0 : first + offset
  const today = isoDateSchema.safeParse(env['SANDBOX_TODAY'] || isoDateOf(new Date()))
  const mistakes = [
    Number.isInteger(clients) && clients > 0 ? null : 'CLIENTS (or --clients) is no positive whole number',
    Number.isInteger(port) && first >= 0 && port < 65_536 ? null : 'SANDBOX_PORT is no port',
    today.success && today.data > '2012-02-01' ? null : 'SANDBOX_TODAY is no day of the form 2026-03-31 after 2012-02-01',
  ].filter((mistake) => mistake !== null)
  if (mistakes.length > 0 || !today.success) return { options: null, mistakes }
  return {
    mistakes,
    options: { port, clients, seed: env['SANDBOX_SEED'] ?? '', today: today.data, token: env[tokenSetting] || defaultToken },
  }
}
