import { type Client, send, signIn } from '../../tests/helpers/client'
import { demoAccounts } from '../sandbox/book/demoAccounts'
import { accountOf } from './compareFigures'
import { median, ms, type Row, timed } from './row'

const rounds = 100

/** Statements that the web process has sent to its database so far. */
async function statements(): Promise<number> {
  const { text } = await send('GET', '/metrics')
  return Number(/^quayside_database_statements_total (\d+)$/m.exec(text)?.[1])
}

/** What the rules of access cost: one list with the same rows out, as an investor, an advisor and an admin, asked in turn; the slowest over the fastest. */
export async function compareRules(): Promise<Row[]> {
  const advisor = await signIn('advisor@akta.example')
  const people: Readonly<Record<string, Client>> = {
    investor: await signIn('investor@akta.example'),
    advisor,
    admin: await signIn('admin@quayside.example'),
  }
  const { account } = await accountOf(advisor, demoAccounts.investor)
  const path = `/api/portfolios?where[account][equals]=${account.id}&limit=50&depth=0`
  const ask = async (client: Client) => {
    const { body, status } = await client.get(path)
    if (status !== 200) throw new Error(`GET ${path} answered ${status}`)
    return (body as { docs: readonly { id: string }[] }).docs.map(({ id }) => id).join(' ')
  }
  const rowsOut = new Set(await Promise.all(Object.values(people).map(ask)))
  if (rowsOut.size !== 1) throw new Error('They do not get the same rows')
  const found = Object.entries(people).map(([name, client]) => ({ name, client, times: [] as number[], counts: [] as number[] }))
  for (let round = 0; round < rounds; round += 1)
    for (const { client, counts, times } of round % 2 === 0 ? found : found.toReversed()) {
      const before = await statements()
      times.push(await timed(() => ask(client)))
      counts.push((await statements()) - before)
    }
  const told = found.map(({ counts, name, times }) => ({ name, time: median(times), count: Math.min(...counts) }))
  const [slowest, fastest] = [Math.max(...told.map(({ time }) => time)), Math.min(...told.map(({ time }) => time))]
  return [
    {
      what: `A list with the same rows as ${told.map(({ count, name, time }) => `${name} (${ms(time)}, ${count} statements)`).join(', ')}`,
      ours: ms(slowest),
      baseline: ms(fastest),
      ratio: slowest / fastest,
      aim: '≤ 1.25×',
      baselineIs: 'the fastest of them',
    },
  ]
}
