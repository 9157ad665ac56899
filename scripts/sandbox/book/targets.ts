import type { BookCurrency } from '../market/foreignExchange'
import { uniform } from '../market/random'
import type { PortfolioPlan, RiskLevel } from './plan'
import { securities, type Security } from './securities'

type Targets = PortfolioPlan['targets']
type Group = 'equity' | 'bonds' | 'rest'

/** Share of equity and of bonds for each risk level; the rest is spread over the other classes. */
const mixes: Record<RiskLevel, readonly [equity: number, bonds: number]> = {
  1: [0.14, 0.6],
  2: [0.24, 0.5],
  3: [0.36, 0.4],
  4: [0.47, 0.31],
  5: [0.58, 0.22],
  6: [0.7, 0.13],
  7: [0.84, 0.05],
}

const groupOf = ({ profile: { assetClass } }: Security): Group => {
  if (['Collective', 'Equity', 'Equity 2'].includes(assetClass)) return 'equity'
  return assetClass === 'Fixed Interest' ? 'bonds' : 'rest'
}

/** Currencies in which a portfolio of a currency may hold securities, its own first. */
const reach: Record<BookCurrency, readonly BookCurrency[]> = {
  GBP: ['GBP', 'USD', 'EUR'],
  EUR: ['EUR', 'USD'],
  USD: ['USD', 'EUR'],
  ISK: ['ISK', 'USD', 'EUR'],
  CAD: ['CAD', 'USD'],
}

/** A seeded model portfolio of about `count` holdings. */
export function modelTargets(args: { currency: BookCurrency; risk: RiskLevel; count: number; seed: number }): Targets {
  const { currency, risk, count, seed } = args
  const [equity, bonds] = mixes[risk]
  const counts: Record<Group, number> = {
    equity: Math.ceil(count * (0.3 + equity * 0.4)),
    bonds: Math.max(1, Math.round(count * bonds * 0.5)),
    rest: 0,
  }
  counts.rest = Math.max(1, count - counts.equity - counts.bonds)
  const shares: Record<Group, number> = { equity, bonds, rest: 1 - equity - bonds }
  return normalise(
    (['equity', 'bonds', 'rest'] as const).flatMap((group) => {
      const chosen = choose(group, currency, counts[group], seed)
      const weights = chosen.map(({ index }) => 0.4 + uniform(seed, 5000 + index))
      const sum = weights.reduce((total, weight) => total + weight, 0)
      return chosen.map(({ index }, i) => ({ security: index, weight: (shares[group] * (weights[i] ?? 0)) / sum }))
    }),
  )
}

function choose(group: Group, currency: BookCurrency, count: number, seed: number): Security[] {
  const rank = (security: Security): number => uniform(seed, security.index) + reach[currency].indexOf(security.currency) * 0.45
  return securities
    .filter((security) => groupOf(security) === group && reach[currency].includes(security.currency))
    .filter(({ profile }) => profile.assetClass !== 'Derivatives')
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, count)
}

/** Written-out weights by the security's code. Throws a `RangeError` for an unknown code. */
export function namedTargets(weights: Readonly<Record<string, number>>): Targets {
  return normalise(
    Object.entries(weights).map(([code, weight]) => {
      const security = securities.find((candidate) => candidate.code === code)
      if (!security) throw new RangeError(`no security ${code}`)
      return { security: security.index, weight }
    }),
  )
}

/** One security of each currency and class first, then by place in the table, so that a portfolio of `count` holdings meets every class and quote. */
export function broadTargets(count: number): Targets {
  const met = new Set<string>()
  const isNew = (security: Security): boolean => {
    const key = `${security.profile.assetClass} ${security.quote}`
    return security.currency !== 'ISK' && !met.has(key) && Boolean(met.add(key))
  }
  const first = securities.filter(isNew)
  const others = securities.filter((security) => security.currency === 'GBP' && !first.includes(security))
  return normalise(
    [...first, ...others].slice(0, count).map((security) => ({ security: security.index, weight: groupOf(security) === 'rest' ? 0.5 : 1 })),
  )
}

/** Another security of the same class and currency that is not held; null when there is none. */
export function substituteFor(security: Security, held: ReadonlySet<number>, draw: number): Security | null {
  const candidates = securities.filter(
    (other) => other.profile === security.profile && other.currency === security.currency && !held.has(other.index),
  )
  return candidates[Math.floor(draw * candidates.length)] ?? null
}

function normalise(targets: Targets): Targets {
  const sum = targets.reduce((total, { weight }) => total + weight, 0)
  return targets.map(({ security, weight }) => ({ security, weight: weight / sum }))
}
