import type { BookCurrency } from '../market/foreignExchange'
import type { Market } from '../market/market'
import { normal, seedOf } from '../market/random'
import type { RiskLevel } from './plan'

/** Sector against which a risk profile is measured. */
export const benchmarkNameOf = (risk: RiskLevel): string => bandOf(risk).name

const bands = [
  { upTo: 2, name: 'Mixed Investment 0–35% Shares', shares: 0.25 },
  { upTo: 4, name: 'Mixed Investment 20–60% Shares', shares: 0.42 },
  { upTo: 6, name: 'Mixed Investment 40–85% Shares', shares: 0.64 },
  { upTo: 7, name: 'Flexible Investment', shares: 0.78 },
] as const

const bandOf = (risk: RiskLevel): (typeof bands)[number] => bands.find(({ upTo }) => risk <= upTo) ?? bands[3]

/** Level of a benchmark for each business day: a mix of the equity index in the currency and of the bond level, less the cost of a fund. */
export function benchmarkLevels(
  risk: RiskLevel,
  currency: BookCurrency,
  { calendar, equity, bonds, foreignExchange }: Market,
): Float64Array {
  const { name, shares } = bandOf(risk)
  const seed = seedOf(`benchmark ${name}`)
  const dollar = foreignExchange.crossE6('USD', currency)
  const levels = new Float64Array(calendar.days.length).fill(1)
  for (let day = 1; day < levels.length; day++) {
    const dollarMove = Math.log((dollar[day] ?? 1) / (dollar[day - 1] ?? 1)) || 0
    const shareMove = 0.55 * Math.log((equity[day] ?? 1) / (equity[day - 1] ?? 1)) + 0.3 * dollarMove - 0.008 / 252
    const bondMove = 0.9 * ((bonds[day] ?? 0) - (bonds[day - 1] ?? 0)) + 0.022 / 252
    const move = shares * shareMove + (1 - shares) * bondMove - 0.006 / 252 + 0.0006 * normal(seed, calendar.epochDays[day] ?? 0)
    levels[day] = (levels[day - 1] ?? 1) * Math.exp(move)
  }
  return levels
}
