import { readFileSync } from 'node:fs'
import { type Client, send, signIn } from '../../tests/helpers/client'
import { readFacts } from '../../tests/helpers/facts'
import { demoAccounts, demoPortfolios } from '../sandbox/book/demoAccounts'
import { accountOf } from './compareFigures'
import { median, ms, type Row, timed } from './row'

const rounds = 150
/** Of the machine's own clock for processes, on every Linux of today. */
const ticksPerSecond = 100

/** Processor time of a process so far, in milliseconds: its own and its kernel's. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** One request after the other: the median time, and the processor time of the web process for each (Linux only). */
export async function measureRequests(): Promise<Row[]> {
  const admin = await signIn('admin@quayside.example')
  const advisor = await signIn('advisor@akta.example')
  const investor = await signIn('investor@akta.example')
  const account = await accountOf(advisor, demoAccounts.investor)
  const portfolio = account.portfolios.find(({ externalId }) => externalId === demoPortfolios.investorGia)
  if (!portfolio) throw new Error('the demo portfolio is missing')
  const get = (client: Client, path: string) => async () => {
    const { status } = await client.get(path)
    if (status !== 200 && !path.includes('nothing')) throw new Error(`GET ${path} answered ${status}`)
  }
  const asked: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['GET /healthz', () => send('GET', '/healthz')],
    ['GET /api/nothing (stranger)', () => send('GET', '/api/nothing')],
    ['GET /api/nothing (advisor)', get(advisor, '/api/nothing')],
    ['GET /api/users/me (advisor)', get(advisor, '/api/users/me')],
    ['GET /api/session (advisor)', get(advisor, '/api/session')],
    ['GET /api/session (investor)', get(investor, '/api/session')],
    ['GET /api/portfolios?limit=50&depth=0 (admin)', get(admin, '/api/portfolios?limit=50&depth=0')],
    ['GET /api/portfolios?limit=50&depth=0 (advisor)', get(advisor, '/api/portfolios?limit=50&depth=0')],
    ['GET /api/wealth/clients (advisor)', get(advisor, '/api/wealth/clients?portal=akta')],
    ['GET /api/wealth/accounts/{id} (investor)', get(investor, `/api/wealth/accounts/${account.account.id}`)],
    ['GET /api/wealth/portfolios/{id} (investor)', get(investor, `/api/wealth/portfolios/${portfolio.id}`)],
    ['GET /api/wealth/portfolios/{id}/performance (investor)', get(investor, `/api/wealth/portfolios/${portfolio.id}/performance`)],
    ['GET /api/wealth/portfolios/{id}/holdings (investor)', get(investor, `/api/wealth/portfolios/${portfolio.id}/holdings`)],
    ['GET /api/reports (investor)', get(investor, '/api/reports?limit=50&depth=0')],
  ]
  const rows: Row[] = []
  const { pid } = readFacts().web
  for (const [what, ask] of asked) {
    for (let warm = 0; warm < 30; warm++) await ask()
    const before = process.platform === 'linux' ? processorMs(pid) : null
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await timed(ask))
    const processor = before === null ? '–' : ms((processorMs(pid) - before) / rounds)
    rows.push({ what, ours: `${ms(median(times))}, processor ${processor}`, baseline: null, ratio: null, aim: null, baselineIs: null })
  }
  return rows
}
