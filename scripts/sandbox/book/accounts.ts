import { addDays, type IsoDate, isoDate } from '../../../shared/domain/dates'
import type { PortfolioType } from '../../../shared/domain/portfolioType'
import type { BookCurrency } from '../market/foreignExchange'
import { between, seedOf, uniform } from '../market/random'
import { demoAccounts } from './demoAccounts'
import { demoAccountPlan } from './demoPlans'
import { emailOf, type Origin, personName } from './people'
import type { AccountPlan, Objective, PortfolioPlan, RiskLevel } from './plan'
import { modelTargets } from './targets'

const seed = seedOf('accounts')
const firstNumber = 2000
const firstSuffix = 17
const demoIds: readonly string[] = Object.values(demoAccounts).flat()

export const accountIdAt = (index: number): string => `QS-${firstNumber + index}`
export const portfolioIdOf = (accountId: string, place: number): string => `${accountId}${firstSuffix + place}`

/**
 * Plans of `clients` accounts in the order of their ids: the accounts of `demoAccounts` always, and as many others as are missing.
 * An account's plan depends on its index alone, so a larger book holds the smaller one.
 */
export function accountPlans(clients: number): AccountPlan[] {
  const ids = [...demoIds]
  for (let index = 0; ids.length < clients; index++) {
    const id = accountIdAt(index)
    if (!demoIds.includes(id)) ids.push(id)
  }
  return ids
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .map((id) => (demoIds.includes(id) ? demoAccountPlan(id) : clientPlan(id)))
}

/** Clients of the demo's second portal: those of the book behind the ones of the first. */
const islandClients = 5

/** How many accounts the upstream of a demo has whose first portal has `clients`. */
export const demoBookSize = (clients: number): number => Math.max(clients, demoIds.length) + islandClients

/** What the seed of the demo needs to know of the upstream's accounts. */
export type BookAccount = Readonly<{
  externalId: string
  name: string
  email: string
  portfolios: readonly Readonly<{ externalId: string; name: string; type: PortfolioType; currency: BookCurrency }>[]
}>

export const bookAccounts = (clients = 100): BookAccount[] =>
  accountPlans(clients).map(({ externalId, name, email, portfolios }) => ({
    externalId,
    name,
    email,
    portfolios: portfolios.map((portfolio) => ({
      externalId: portfolio.externalId,
      name: portfolio.name,
      type: portfolio.type,
      currency: portfolio.currency,
    })),
  }))

/** The accounts of the demo's second portal: those that a first portal of `clients` leaves. */
export function islandAccounts(clients: number): BookAccount[] {
  const known = new Set(bookAccounts(clients).map(({ externalId }) => externalId))
  return bookAccounts(demoBookSize(clients)).filter(({ externalId }) => !known.has(externalId))
}

function clientPlan(externalId: string): AccountPlan {
  const index = Number(externalId.slice(3)) - firstNumber
  const key = index * 16
  const origin: Origin = index < 22 || uniform(seed, key) < 0.74 ? 'british' : uniform(seed, key + 1) < 0.6 ? 'icelandic' : 'greek'
  const currency = currencyOf(origin, uniform(seed, key + 2))
  const name = personName(index, origin)
  const count = [1, 1, 2, 2, 2, 3, 3, 4, 5][between(seed, key + 3, 0, 8)] ?? 1
  const types = portfolioTypesOf(currency, count, key + 4)
  const wealth = Math.exp(12.2 + 1.5 * uniform(seed, key + 5))
  return {
    externalId,
    name,
    email: emailOf(name, externalId),
    currency,
    portfolios: types.map((type, place) => portfolioPlan({ externalId, place, type, currency, wealth: wealth / (place + 1), types })),
  }
}

function currencyOf(origin: Origin, draw: number): BookCurrency {
  if (origin === 'british') return draw < 0.92 ? 'GBP' : 'USD'
  if (origin === 'icelandic') return draw < 0.5 ? 'ISK' : draw < 0.8 ? 'EUR' : 'GBP'
  return draw < 0.6 ? 'EUR' : draw < 0.8 ? 'USD' : 'GBP'
}

const portfolioNames: Record<PortfolioType, string> = {
  GIA: 'General Investment Account',
  ISA: 'Individual Savings Account',
  SIPP: 'Self-Invested Personal Pension',
  ExO: 'Execution Only Account',
  OPB: 'Offshore Portfolio Bond',
  Trust: 'Family Trust',
  SSAS: 'Small Self-Administered Scheme',
  Other: 'Reserve Account',
}
/** Wrappers in the order of their weight; tax-free and pension wrappers of the UK are kept in sterling. */
const sterlingTypes = ['GIA', 'ISA', 'SIPP', 'GIA', 'ISA', 'SIPP', 'Trust', 'ExO', 'OPB', 'SSAS', 'Other'] as const
const otherTypes = ['GIA', 'GIA', 'Other', 'ExO', 'OPB', 'Trust'] as const

function portfolioTypesOf(currency: BookCurrency, count: number, key: number): PortfolioType[] {
  const source: readonly PortfolioType[] = currency === 'GBP' ? sterlingTypes : otherTypes
  const ranked = source.map((type, i) => ({ type, rank: uniform(seed, key * 31 + i) })).sort((a, b) => a.rank - b.rank)
  return [...new Set(ranked.map(({ type }) => type))].slice(0, count)
}

const scaleOf: Record<BookCurrency, number> = { GBP: 1, EUR: 1.15, USD: 1.3, CAD: 1.7, ISK: 170 }

/** A round amount of about `sterling` pounds in a currency. */
function roundAmount(sterling: number, currency: BookCurrency, step = 500): number {
  const unit = currency === 'ISK' ? step * 200 : step
  return Math.max(1, Math.round((sterling * scaleOf[currency]) / unit)) * unit
}

const between2012And2025 = (currency: BookCurrency, draw: number): IsoDate => {
  // The króna has published rates from February 2018 on.
  const first = currency === 'ISK' ? isoDate('2018-03-01') : isoDate('2012-01-09')
  const span = currency === 'ISK' ? 2700 : 4900
  return addDays(first, Math.floor(draw * span))
}

function portfolioPlan(args: {
  externalId: string
  place: number
  type: PortfolioType
  currency: BookCurrency
  wealth: number
  types: readonly PortfolioType[]
}): PortfolioPlan {
  const { externalId, place, type, currency, wealth } = args
  const id = portfolioIdOf(externalId, place)
  const own = seedOf(`portfolio ${id}`)
  const draw = (key: number): number => uniform(own, key)
  const initial = roundAmount(wealth * (type === 'ISA' ? 0.3 : 0.5 + draw(1) * 0.5), currency)
  const risk = between(own, 2, 1, 7) as RiskLevel
  const isPaidOut = type !== 'ISA' && draw(3) < 0.16
  const inception = between2012And2025(currency, draw(4))
  return {
    externalId: id,
    accountId: externalId,
    name: portfolioNames[type],
    type,
    currency,
    inception,
    risk,
    objective: objectiveOf(type, draw(5)),
    initial,
    monthly: !isPaidOut && draw(6) < (type === 'SIPP' ? 0.7 : 0.3) ? roundAmount(200 + draw(7) * 1500, currency, 50) : 0,
    yearly: type === 'ISA' ? (draw(8) < 0.6 ? 20_000 : 10_000) : 0,
    monthlyOut: isPaidOut ? roundAmount((wealth * 0.04) / 12, currency, 50) : 0,
    lumps: lumpsOf(own, inception, initial, currency),
    closes: null,
    targets: modelTargets({ currency, risk, count: between(own, 9, 7, 19), seed: own }),
    cash: 0.02 + draw(10) * 0.04,
    switches: true,
    seed: own,
  }
}

function objectiveOf(type: PortfolioType, draw: number): Objective {
  if (type === 'ExO') return 'ExO'
  return draw < 0.25 ? 'Income' : draw < 0.7 ? 'Accumulation' : 'Both'
}

function lumpsOf(own: number, inception: IsoDate, initial: number, currency: BookCurrency): PortfolioPlan['lumps'] {
  const count = between(own, 11, 0, 4)
  return Array.from({ length: count }, (_, i) => {
    const share = uniform(own, 20 + i * 3)
    const isOut = uniform(own, 21 + i * 3) < 0.35
    const unit = currency === 'ISK' ? 100_000 : 500
    const amount = Math.max(1, Math.round((initial * (0.03 + share * 0.12)) / unit)) * unit
    return { date: addDays(inception, 90 + Math.floor(uniform(own, 22 + i * 3) * 2600)), amount: isOut ? -amount : amount }
  })
}
