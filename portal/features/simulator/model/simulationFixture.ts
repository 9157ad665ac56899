import { type SimulationResponse, simulationResponseSchema } from '../../../../shared/contracts/wealth/simulation'
import { percentiles, simulate } from '../../../../shared/domain/simulation/simulate'

/** Names, growth in the middle and volatility of the levels. */
const assumed = [
  ['Shelter', 0.029, 0.034],
  ['Channel', 0.049, 0.087],
  ['Passage', 0.055, 0.106],
] as const
const levels = [1, 4, 5] as const

/** An answer of the simulator to its query, for tests. The contract parses it, so that it cannot be of a shape that the server never sends. */
export function simulationFixture(query: URLSearchParams): SimulationResponse {
  const [amount, monthly, years] = ['amount', 'monthly', 'years'].map((name) => Number(query.get(name) ?? 0)) as [number, number, number]
  const currency = query.get('currency') ?? 'GBP'
  const terms = query.get('terms') ?? 'nominal'
  const chosen = Number(query.get('level'))
  const paid = { amount, monthly, years, inflation: terms === 'real' ? 0.025 : 0 }
  const textOf = (value: number) => value.toFixed(2)
  const of = (level: number) => {
    const [name, middle, volatility] = assumed[levels.findIndex((each) => each === level)] ?? assumed[2]
    return { name, middle, volatility }
  }
  return simulationResponseSchema.parse({
    currency,
    plan: { level: chosen, amount: { amount: String(amount), currency }, monthly: { amount: String(monthly), currency }, years, terms },
    assumedOn: '2026-06-30',
    inflation: 0.025,
    points: simulate(of(chosen), paid, 3).map(({ months, paidIn, ...outcome }) => ({
      date: `${2026 + Math.floor((months + 10) / 12)}-${String(((months + 10) % 12) + 1).padStart(2, '0')}-19`,
      paidIn: textOf(paidIn),
      ...Object.fromEntries(percentiles.map((name) => [name, textOf(outcome[name])])),
    })),
    levels: levels.map((level) => {
      const end = simulate(of(level), paid).at(-1)
      const money = (value = 0) => ({ amount: textOf(value), currency })
      return {
        ...of(level),
        level,
        model: `${of(level).name} model`,
        shares: 0.66,
        benchmark: level === 1 ? null : '40–85% Shares',
        badYear: -0.114,
        charge: 0.0084,
        low: money(end?.p5),
        value: money(end?.p50),
        high: money(end?.p95),
      }
    }),
  })
}
