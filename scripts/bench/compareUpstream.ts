import { Agent } from 'node:http'
import { createGuard } from '../../cms/server/wealth/adapter/guard'
import { createFirstProvider } from '../../cms/server/wealth/first'
import { addDays, isoDate } from '../../shared/domain/dates'
import { signIn } from '../../tests/helpers/client'
import { clearFaults, forgetJournal, journal, setFault } from '../../tests/helpers/figures'
import { product } from '../../tests/helpers/product'
import { testDay } from '../../tests/helpers/startInstallation'
import { demoAccounts, demoPortfolios } from '../sandbox/book/demoAccounts'
import { accountOf } from './compareFigures'
import { median, ms, type Row, timed } from './row'

const rounds = 60
/** A process that has just started runs its code at half the speed of one that has answered for some minutes, as a portal's has: the sandbox and ours alike. */
const warmUps = 250
const upstreamMs = 100
const crowd = 200
const token = 'sandbox-akta-token'

/**
 * What stands between a person and the upstream: the time that it adds to a call, the time that it takes away when the answer is shared, and how many
 * calls a crowd makes. A year that ends on a day of its own makes each question a new one, and all of them about as long: answers are shared for half a
 * minute.
 */
export async function compareUpstream(): Promise<Row[]> {
  const advisor = await signIn('advisor@akta.example')
  const account = await accountOf(advisor, demoAccounts.investor)
  const portfolio = account.portfolios.find(({ externalId }) => externalId === demoPortfolios.investorGia)
  if (!portfolio) throw new Error('the demo portfolio is missing')
  // The sandbox is asked by `fetch`, which keeps its connections too.
  const agent = new Agent({ keepAlive: true })
  let asked = 0
  const nextRange = () => {
    asked += 1
    const to = addDays(isoDate(testDay), -asked)
    return { from: addDays(to, -365), to }
  }
  type Range = ReturnType<typeof nextRange>
  const ours = async ({ from, to }: Range): Promise<void> => {
    const path = `/api/wealth/portfolios/${portfolio.id}/transactions?range=custom&from=${from}&to=${to}`
    const { status } = await advisor.get(path, { agent })
    if (status !== 200) throw new Error(`Transactions answered ${status}`)
  }
  const direct = async ({ from, to }: Range): Promise<void> => {
    const path = `/Transactions/${demoPortfolios.investorGia}?fromDateString=${from}&toDateString=${to}&usePlatformSecurities=true`
    const answer = await fetch(product().sandboxUrl + path, { headers: { authorization: `Bearer ${token}` } })
    await answer.json()
  }

  const provider = createFirstProvider({ source: 'bench', baseUrl: product().sandboxUrl, token, guard: createGuard('bench') })
  const adapter = (range: Range) => provider.getTransactions({ portfolio: demoPortfolios.investorGia }, { locale: 'en', period: range })
  const ways = { ours, direct, adapter }
  const times: Record<keyof typeof ways, number[]> = { ours: [], direct: [], adapter: [] }
  const order = ['ours', 'adapter', 'direct'] as const
  for (let warm = 0; warm < warmUps; warm += 1) for (const way of order) await ways[way](nextRange())
  for (let round = 0; round < rounds; round += 1)
    for (const way of round % 2 === 0 ? order : order.toReversed()) times[way].push(await timed(() => ways[way](nextRange())))
  await provider.close()

  await setFault({ kind: 'latency', ms: upstreamMs })
  const [missed, hit]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    const range = nextRange()
    missed.push(await timed(() => ours(range)))
    hit.push(await timed(() => ours(range)))
  }
  await forgetJournal()
  const shared = nextRange()
  await Promise.all(Array.from({ length: crowd }, () => ours(shared)))
  const calls = (await journal()).length
  await clearFaults()
  agent.destroy()

  const before = median(times.direct)
  const addedBy = (what: string, way: keyof typeof ways, aim: string | null): Row => ({
    what: `transactions of a year, cold: what ${what} adds to the sandbox's own answer (p50 of ${rounds})`,
    ours: ms(median(times[way]) - before),
    baseline: ms(before),
    ratio: median(times[way]) / before,
    aim,
    baselineIs: 'the sandbox asked directly',
  })
  return [
    addedBy('the product', 'ours', '≤ 5 ms'),
    addedBy('the adapter (connection, guard, schemas, mapping)', 'adapter', null),
    {
      what: `the same, shared, with an upstream of ${upstreamMs} ms (p50 of ${rounds})`,
      ours: ms(median(hit)),
      baseline: ms(median(missed)),
      ratio: median(hit) / median(missed),
      aim: '≤ 0.067×',
      baselineIs: 'the same question, cold',
    },
    {
      what: `calls of the upstream that ${crowd} cold questions at once make`,
      ours: String(calls),
      baseline: String(crowd),
      ratio: calls / crowd,
      aim: '1 call',
      baselineIs: 'one call each',
    },
  ]
}
