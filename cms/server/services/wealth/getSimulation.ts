import Big from 'big.js'
import { APIError, type PayloadRequest } from 'payload'
import { idOf } from '../../../../collections/idOf'
import type { Brand, SimulationAssumptions } from '../../../../shared/brands/brandSchema'
import type { SimulatedLevel, SimulationQuery, SimulationResponse } from '../../../../shared/contracts/wealth/simulation'
import { type CurrencyCode, minorDigits } from '../../../../shared/domain/currency'
import { addMonths } from '../../../../shared/domain/dates'
import { type DecimalString, decimal, type Money, money } from '../../../../shared/domain/money'
import { type Ratio, ratio, ratioFromPercent } from '../../../../shared/domain/ratio'
import { roundHalfAway } from '../../../../shared/domain/rounding'
import { badYear, type Outcome, type Plan, simulate } from '../../../../shared/domain/simulation/simulate'
import { notFound } from '../../http/notFound'
import { today } from '../../today'
import { leanReadUnchecked } from '../leanRead'
import { findPortal } from './accountScope'

/** Months between two points of the drawn outcomes. */
const step = 3

/** A risk profile of a brand with what is assumed of it. */
export type AssumedLevel = Readonly<{
  level: number
  name: string
  model: string | null
  shares: Ratio | null
  benchmark: string | null
  middle: Ratio
  volatility: Ratio
  charge: Ratio
}>

/**
 * What a plan may become with the model portfolio of each risk level, and year by year with one of them. Throws an `APIError`: 404 for a portal that is not
 * the person's and for a brand without assumptions, 400 for a level that the brand has no risk profile of.
 */
export async function getSimulation(req: PayloadRequest, brand: Brand, query: SimulationQuery): Promise<SimulationResponse> {
  await findPortal(req, brand, query.portal)
  const { simulation } = brand
  if (!simulation) throw notFound()
  const assumed = await assumedLevels(req, brand, simulation)
  const chosen = assumed.find(({ level }) => level === query.level)
  if (!chosen) throw new APIError(`level: there is no risk profile ${query.level}`, 400, { code: 'invalid_input' }, true)

  const currency = query.currency ?? brand.currency
  const inflation = ratioFromPercent(simulation.inflation)
  const { amount, level, monthly, terms, years } = query
  const plan: Plan = { amount, monthly, years, inflation: terms === 'real' ? inflation : 0 }
  const start = today()
  return {
    currency,
    plan: { level, amount: money(amount, currency), monthly: money(monthly, currency), years, terms },
    assumedOn: simulation.assumedOn,
    inflation,
    points: simulate(chosen, plan, step).map(({ months, paidIn, ...outcome }) => ({
      date: addMonths(start, months),
      paidIn: rounded(paidIn, currency),
      p5: rounded(outcome.p5, currency),
      p25: rounded(outcome.p25, currency),
      p50: rounded(outcome.p50, currency),
      p75: rounded(outcome.p75, currency),
      p95: rounded(outcome.p95, currency),
    })),
    levels: assumed.map((each) => withOutcome(each, plan, currency)),
  }
}

function withOutcome(assumed: AssumedLevel, plan: Plan, currency: CurrencyCode): SimulatedLevel {
  const end = simulate(assumed, plan).at(-1)
  const at = (name: keyof Outcome): Money => ({ amount: rounded(end?.[name] ?? 0, currency), currency })
  return { ...assumed, badYear: ratio(badYear(assumed)), low: at('p5'), value: at('p50'), high: at('p95') }
}

/** In whole pence: more would claim to be known. */
const rounded = (value: number, currency: CurrencyCode): DecimalString => decimal(roundHalfAway(value, minorDigits(currency)))

/** The risk profiles of a brand by level, of each level the first, with the first model that serves it; what is assumed comes from the brand's file. */
async function assumedLevels(req: PayloadRequest, brand: Brand, simulation: SimulationAssumptions): Promise<AssumedLevel[]> {
  const ofBrand = { brand: { equals: brand.name } }
  // rights: what a firm assumes of its own risk levels is for everybody who is signed in on its portal.
  const [profiles, models] = await Promise.all([
    leanReadUnchecked(req, {
      collection: 'risk-profiles',
      where: ofBrand,
      select: ['level', 'name', 'benchmark', 'returns'],
      sort: 'level',
    }),
    leanReadUnchecked(req, { collection: 'models', where: ofBrand, select: ['name', 'profile', 'avg'], sort: 'name' }),
  ])
  const firsts = profiles.filter(({ level }, index) => profiles.findIndex((other) => other.level === level) === index)
  return firsts.flatMap(({ benchmark, id, level, name, returns }) => {
    const assumption = simulation.levels[level - 1]
    if (!assumption) return []
    const model = models.find(({ profile }) => idOf(profile) === id)
    // The charge is a reduction of the yield, as cost disclosures have it.
    const middle = ratioFromPercent(new Big(returns).minus(assumption.charge).toFixed())
    // Nothing is left of what loses everything.
    if (middle <= -1) return []
    return {
      level,
      name,
      model: model?.name ?? null,
      shares: model ? ratioFromPercent(model.avg) : null,
      benchmark: benchmark ?? null,
      middle,
      volatility: ratioFromPercent(assumption.volatility),
      charge: ratioFromPercent(assumption.charge),
    }
  })
}
