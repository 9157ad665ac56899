import { addDays, isoDate } from '../../../shared/domain/dates'
import type { BookCurrency } from '../market/foreignExchange'
import { between, pick, seedOf, uniform } from '../market/random'
import type { BookAccount } from './accounts'
import { greekName, type GreekName } from './greekPeople'
import { emailOf } from './people'
import type { AccountPlan, PortfolioPlan, RiskLevel } from './plan'
import { modelTargets } from './targets'

/** Customer codes of the Greek firm that the demo and the tests rely on. They exist whatever the number of clients. */
export const greekDemoAccounts = {
  /** Three portfolios, all in euro. */
  investor: '0003044',
  /** Exactly one portfolio. */
  single: '0003045',
  /** One portfolio in euro and one in dollars. */
  twoCurrencies: '0003046',
  /** Known upstream, without a portfolio. */
  noPortfolios: '0003049',
  /** Sold and paid out: worth nothing. */
  zeroValue: '0003050',
} as const

export const greekDemoPortfolios = {
  investorManaged: '304417',
  investorAdvised: '304418',
  investorPension: '304419',
  single: '304517',
  euro: '304617',
  dollars: '304618',
} as const

/** What the firm offers; each has its word in the third API. */
export const greekServices = {
  managed: { type: 'GIA', name: 'Διαχείριση χαρτοφυλακίου', nameEn: 'Discretionary management' },
  advised: { type: 'GIA', name: 'Επενδυτικές συμβουλές', nameEn: 'Investment advice' },
  executed: { type: 'ExO', name: 'Λήψη και διαβίβαση εντολών', nameEn: 'Execution of orders' },
  pension: { type: 'Other', name: 'Συνταξιοδοτικό πρόγραμμα', nameEn: 'Pension plan' },
} as const satisfies Record<string, Pick<PortfolioPlan, 'type' | 'name' | 'nameEn'>>
type Service = keyof typeof greekServices

const seed = seedOf('accounts of the Greek firm')
const firstNumber = 3000
const firstSuffix = 17
const demoCodes: readonly string[] = Object.values(greekDemoAccounts)

const codeAt = (index: number): string => String(firstNumber + index).padStart(7, '0')
const portfolioIdOf = (code: string, place: number): string => `${Number(code)}${firstSuffix + place}`

/**
 * Plans of `clients` customers of a Greek firm, who hold euro and some of them dollars, in the order of their codes. The demo's are always there; a plan
 * depends on its code alone, so a larger book holds the smaller one.
 */
export function greekAccountPlans(clients: number): AccountPlan[] {
  const codes = [...demoCodes]
  for (let index = 0; codes.length < clients; index++) if (!demoCodes.includes(codeAt(index))) codes.push(codeAt(index))
  return codes.sort().map((code) => demoPlans[code] ?? customerPlan(code))
}

/** What the seed of the demo needs to know of the upstream's accounts. */
export const greekBookAccounts = (clients = 100): (BookAccount & Readonly<{ nameEn: string }>)[] =>
  greekAccountPlans(clients).map(({ externalId, name, nameEn, email, portfolios }) => ({
    externalId,
    name,
    nameEn: nameEn ?? name,
    email,
    portfolios: portfolios.map((portfolio) => ({
      externalId: portfolio.externalId,
      name: portfolio.name,
      type: portfolio.type,
      currency: portfolio.currency,
    })),
  }))

type Details = Pick<PortfolioPlan, 'inception' | 'risk' | 'objective' | 'initial'> &
  Partial<Pick<PortfolioPlan, 'monthly' | 'monthlyOut' | 'lumps' | 'closes'>> & {
    service: Service
    currency?: BookCurrency
    holdings?: number
  }

const accountPlan = (code: string, { name, nameEn }: GreekName, portfolios: readonly Details[]): AccountPlan => ({
  externalId: code,
  name,
  nameEn,
  email: emailOf(nameEn, code),
  currency: 'EUR',
  portfolios: portfolios.map((details, place) => portfolioPlan(code, place, details)),
})

function portfolioPlan(code: string, place: number, { service, currency = 'EUR', holdings = 12, ...details }: Details): PortfolioPlan {
  const externalId = portfolioIdOf(code, place)
  const own = seedOf(`portfolio ${externalId}`)
  return {
    monthly: 0,
    yearly: 0,
    monthlyOut: 0,
    lumps: [],
    closes: null,
    cash: 0.02 + uniform(own, 10) * 0.03,
    switches: true,
    ...details,
    ...greekServices[service],
    externalId,
    accountId: code,
    currency,
    targets: modelTargets({ currency, risk: details.risk, count: holdings, seed: own }),
    seed: own,
  }
}

const demoPlans: Readonly<Record<string, AccountPlan>> = {
  [greekDemoAccounts.investor]: accountPlan(greekDemoAccounts.investor, { name: 'Ελένη Σαμαράκη', nameEn: 'Eleni Samaraki' }, [
    {
      service: 'managed',
      inception: isoDate('2017-03-16'),
      risk: 5,
      objective: 'Both',
      initial: 420_000,
      monthly: 1500,
      lumps: [
        { date: isoDate('2019-10-08'), amount: 150_000 },
        { date: isoDate('2022-06-14'), amount: -30_000 },
        { date: isoDate('2024-09-17'), amount: 60_000 },
      ],
      holdings: 16,
    },
    { service: 'advised', inception: isoDate('2019-05-21'), risk: 6, objective: 'Accumulation', initial: 180_000, holdings: 11 },
    {
      service: 'pension',
      inception: isoDate('2014-09-11'),
      risk: 3,
      objective: 'Accumulation',
      initial: 95_000,
      monthly: 600,
      holdings: 10,
    },
  ]),
  [greekDemoAccounts.single]: accountPlan(greekDemoAccounts.single, { name: 'Ορέστης Βουνιώτης', nameEn: 'Orestis Vouniotis' }, [
    { service: 'managed', inception: isoDate('2018-02-08'), risk: 4, objective: 'Income', initial: 260_000 },
  ]),
  [greekDemoAccounts.twoCurrencies]: accountPlan(
    greekDemoAccounts.twoCurrencies,
    { name: 'Δανάη Θαλασσινού', nameEn: 'Danai Thalassinou' },
    [
      { service: 'managed', inception: isoDate('2016-11-10'), risk: 4, objective: 'Both', initial: 340_000, monthlyOut: 1000 },
      { service: 'executed', inception: isoDate('2020-04-23'), risk: 6, objective: 'ExO', initial: 200_000, currency: 'USD', holdings: 9 },
    ],
  ),
  [greekDemoAccounts.noPortfolios]: accountPlan(
    greekDemoAccounts.noPortfolios,
    { name: 'Μάρκος Χαλκίδης', nameEn: 'Markos Chalkidis' },
    [],
  ),
  [greekDemoAccounts.zeroValue]: accountPlan(greekDemoAccounts.zeroValue, { name: 'Νιόβη Πετρόγλου', nameEn: 'Niovi Petroglou' }, [
    { service: 'managed', inception: isoDate('2016-05-19'), risk: 5, objective: 'Both', initial: 130_000, closes: isoDate('2024-06-13') },
  ]),
}

function customerPlan(code: string): AccountPlan {
  const index = Number(code) - firstNumber
  const key = index * 16
  const wealth = Math.exp(11.9 + 1.5 * uniform(seed, key))
  const services = (['managed', 'advised', 'executed', 'pension'] as const)
    .map((service, i) => ({ service, rank: uniform(seed, key + 1 + i) }))
    .sort((a, b) => a.rank - b.rank)
  const count = [1, 1, 2, 2, 2, 3, 4][between(seed, key + 5, 0, 6)] ?? 1
  return accountPlan(
    code,
    greekName(index),
    services.slice(0, count).map(({ service }, place) => drawnDetails(code, place, service, wealth / (place + 1))),
  )
}

function drawnDetails(code: string, place: number, service: Service, wealth: number): Details {
  const own = seedOf(`details ${code} ${place}`)
  const draw = (key: number): number => uniform(own, key)
  const round = (amount: number, step: number): number => Math.max(1, Math.round(amount / step)) * step
  const initial = round(wealth * (0.5 + draw(1) * 0.5), 500)
  const isPaidOut = service === 'managed' && draw(2) < 0.16
  const inception = addDays(isoDate('2012-01-09'), Math.floor(draw(3) * 4900))
  return {
    service,
    // The second portfolio of some is kept in dollars.
    currency: place > 0 && service !== 'pension' && draw(4) < 0.3 ? 'USD' : 'EUR',
    inception,
    risk: between(own, 5, 1, 7) as RiskLevel,
    objective: service === 'executed' ? 'ExO' : pick(['Income', 'Accumulation', 'Accumulation', 'Both'], own, 6),
    initial,
    monthly: !isPaidOut && draw(7) < (service === 'pension' ? 0.8 : 0.3) ? round(150 + draw(8) * 900, 50) : 0,
    monthlyOut: isPaidOut ? round((wealth * 0.04) / 12, 50) : 0,
    lumps: Array.from({ length: between(own, 9, 0, 3) }, (_, i) => ({
      date: addDays(inception, 90 + Math.floor(draw(20 + i * 2) * 2600)),
      amount: round(initial * (0.03 + draw(21 + i * 2) * 0.1), 500),
    })),
    holdings: between(own, 11, 7, 16),
  }
}
