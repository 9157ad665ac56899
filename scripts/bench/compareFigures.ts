import type { AccountResponse } from '../../shared/contracts/wealth/accounts'
import { type Client, signIn } from '../../tests/helpers/client'
import { product } from '../../tests/helpers/product'
import { demoAccounts, demoPortfolios } from '../sandbox/book/demoAccounts'
import { median, ms, type Row, timed } from './row'

const token = 'sandbox-akta-token'

/** The portfolio page's four calls against the sandbox's own answers to the questions behind them, fetched directly. */
export async function compareFigures(): Promise<Row[]> {
  const advisor = await signIn('advisor@akta.example')
  const account = await accountOf(advisor, demoAccounts.investor)
  const portfolio = account.portfolios.find(({ externalId }) => externalId === demoPortfolios.investorGia)
  if (!portfolio) throw new Error('the demo portfolio is missing')
  const id = portfolio.id
  const page = () =>
    Promise.all(
      ['', '/performance', '/holdings', '/transactions?range=1m'].map((part) => advisor.get(`/api/wealth/portfolios/${id}${part}`)),
    )
  const external = demoPortfolios.investorGia
  const since = 'fromDateString=1990-01-01&toDateString=2026-11-20'
  const direct = () =>
    Promise.all(
      [
        `/Holdings/${external}`,
        `/Performance/${external}?${since}&benchmarkDiscrete=true&benchmarkCumulative=true`,
        `/Charges/${external}?${since}`,
        `/Transactions/${external}?fromDateString=2026-10-20&toDateString=2026-11-20`,
      ].map((path) =>
        fetch(`${product().sandboxUrl}${path}`, { headers: { authorization: `Bearer ${token}` } }).then((answer) => answer.arrayBuffer()),
      ),
    )
  await direct()
  // Answers are shared for half a minute, so a cold page is one after that.
  const cold: number[] = []
  const directTimes: number[] = []
  for (let round = 0; round < 3; round++) {
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, 31_000))
    cold.push(await timed(page))
    directTimes.push(await timed(direct))
  }
  const warm: number[] = []
  for (let round = 0; round < 60; round++) {
    warm.push(await timed(page))
    directTimes.push(await timed(direct))
  }
  const baseline = median(directTimes)
  const row = (what: string, ours: number): Row => ({
    what,
    ours: ms(ours),
    baseline: ms(baseline),
    ratio: ours / baseline,
    aim: null,
    baselineIs: 'the sandbox asked directly, four questions at once',
  })
  return [row('portfolio page, all calls, cold (p50 of 3)', median(cold)), row('portfolio page, all calls, warm (p50 of 60)', median(warm))]
}

export async function accountOf(client: Client, externalId: string): Promise<AccountResponse> {
  const { body } = await client.get(`/api/accounts?where[externalId][equals]=${externalId}&depth=0`)
  const [found] = (body as { docs: { id: string }[] }).docs
  if (!found) throw new Error(`no account ${externalId}`)
  return (await client.get(`/api/wealth/accounts/${found.id}`)).body as AccountResponse
}
