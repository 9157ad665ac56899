import { isoDate } from '../../../shared/domain/dates'
import { seedOf } from '../market/random'
import { demoAccounts } from './demoAccounts'
import { emailOf } from './people'
import type { AccountPlan, PortfolioPlan } from './plan'
import { broadTargets, modelTargets, namedTargets } from './targets'

type Details = Pick<PortfolioPlan, 'name' | 'type' | 'inception' | 'risk' | 'objective' | 'initial'> &
  Partial<Omit<PortfolioPlan, 'externalId' | 'accountId' | 'seed' | 'currency'>> & { holdings?: number }

/** Accounts that are written out rather than drawn. Throws a `RangeError` for an id that is not in `demoAccounts`. */
export function demoAccountPlan(externalId: string): AccountPlan {
  const plan = plans[externalId]
  if (!plan) throw new RangeError(`no demo account ${externalId}`)
  return plan
}

function account(externalId: string, name: string, portfolios: readonly Details[]): [string, AccountPlan] {
  return [
    externalId,
    {
      externalId,
      name,
      email: emailOf(name, externalId),
      currency: 'GBP',
      portfolios: portfolios.map((details, place) => portfolio(externalId, place, details)),
    },
  ]
}

function portfolio(accountId: string, place: number, { holdings = 14, ...details }: Details): PortfolioPlan {
  const externalId = `${accountId}${17 + place}`
  const seed = seedOf(`portfolio ${externalId}`)
  return {
    monthly: 0,
    yearly: 0,
    monthlyOut: 0,
    lumps: [],
    closes: null,
    targets: details.targets ?? modelTargets({ currency: 'GBP', risk: details.risk, count: holdings, seed }),
    cash: 0.03,
    switches: true,
    ...details,
    externalId,
    accountId,
    currency: 'GBP',
    seed,
  }
}

/** Weights of the General Investment Account in thousandths of what is invested. */
const investorWeights = {
  QSI62C8: 172,
  QSO7E34: 58,
  QSU30R2: 97,
  QSA81J5: 52,
  QSA4N71: 38,
  QSE19T0: 33,
  QSE55G9: 58,
  QSI08B6: 37,
  QSO24K1: 41,
  QSU66M3: 44,
  QSA17P8: 34,
  QSE93H4: 83,
  QSI41L7: 101,
  QSO59P2: 47,
  QSU12W5: 36,
  QSA70Q1: 32,
  QSE28W6: 41,
}

const plans: Readonly<Record<string, AccountPlan>> = Object.fromEntries([
  account(demoAccounts.investor, 'Catherine Ellery-Voss', [
    {
      name: 'General Investment Account',
      type: 'GIA',
      inception: isoDate('2019-03-14'),
      risk: 5,
      objective: 'Both',
      initial: 750_000,
      monthly: 2500,
      lumps: [
        { date: isoDate('2020-06-09'), amount: 300_000 },
        { date: isoDate('2021-11-23'), amount: -45_000 },
        { date: isoDate('2022-10-18'), amount: 240_000 },
        { date: isoDate('2024-04-03'), amount: -20_000 },
        { date: isoDate('2025-04-08'), amount: 85_000 },
      ],
      targets: namedTargets(investorWeights),
      switches: false,
    },
    {
      name: 'Individual Savings Account',
      type: 'ISA',
      inception: isoDate('2013-04-11'),
      risk: 6,
      objective: 'Accumulation',
      initial: 64_000,
      yearly: 20_000,
      holdings: 11,
    },
    {
      name: 'Self-Invested Personal Pension',
      type: 'SIPP',
      inception: isoDate('2012-09-20'),
      risk: 4,
      objective: 'Accumulation',
      initial: 210_000,
      monthly: 1200,
      holdings: 13,
    },
  ]),
  account(demoAccounts.single, 'Edmund Larkhall', [
    {
      name: 'General Investment Account',
      type: 'GIA',
      inception: isoDate('2016-05-12'),
      risk: 4,
      objective: 'Income',
      initial: 310_000,
      holdings: 12,
    },
  ]),
  account(demoAccounts.family[0], 'Peter and Lorna Ashgrove', [
    {
      name: 'Joint General Investment Account',
      type: 'GIA',
      inception: isoDate('2014-02-06'),
      risk: 5,
      objective: 'Both',
      initial: 520_000,
      monthly: 800,
      holdings: 16,
    },
    {
      name: "Peter's Individual Savings Account",
      type: 'ISA',
      inception: isoDate('2015-04-14'),
      risk: 6,
      objective: 'Accumulation',
      initial: 38_000,
      yearly: 20_000,
      holdings: 9,
    },
    {
      name: "Lorna's Individual Savings Account",
      type: 'ISA',
      inception: isoDate('2015-04-14'),
      risk: 4,
      objective: 'Accumulation',
      initial: 35_500,
      yearly: 20_000,
      holdings: 9,
    },
    {
      name: "Peter's Self-Invested Personal Pension",
      type: 'SIPP',
      inception: isoDate('2013-10-03'),
      risk: 3,
      objective: 'Income',
      initial: 405_000,
      monthlyOut: 1500,
      holdings: 14,
    },
  ]),
  account(demoAccounts.family[1], 'Edwin and Lorna Ashgrove', [
    {
      name: 'Ashgrove Family Trust',
      type: 'Trust',
      inception: isoDate('2017-06-22'),
      risk: 3,
      objective: 'Income',
      initial: 640_000,
      holdings: 13,
    },
    {
      name: 'Offshore Portfolio Bond',
      type: 'OPB',
      inception: isoDate('2018-01-18'),
      risk: 5,
      objective: 'Accumulation',
      initial: 275_000,
      holdings: 10,
    },
  ]),
  account(demoAccounts.large, 'Rosalind Farrington-Cole', [
    {
      name: 'Discretionary Portfolio',
      type: 'GIA',
      inception: isoDate('2012-02-09'),
      risk: 5,
      objective: 'Both',
      initial: 2_400_000,
      monthly: 5000,
      targets: broadTargets(38),
      switches: false,
    },
    {
      name: 'Small Self-Administered Scheme',
      type: 'SSAS',
      inception: isoDate('2015-09-10'),
      risk: 4,
      objective: 'Accumulation',
      initial: 480_000,
      holdings: 15,
    },
  ]),
  account(demoAccounts.noPortfolios, 'Theo Marchwell', []),
  account(demoAccounts.zeroValue, 'Vivian Ormerod-Singh', [
    {
      name: 'General Investment Account',
      type: 'GIA',
      inception: isoDate('2016-08-11'),
      risk: 5,
      objective: 'Both',
      initial: 180_000,
      closes: isoDate('2024-06-13'),
      holdings: 9,
    },
    {
      name: 'Individual Savings Account',
      type: 'ISA',
      inception: isoDate('2017-04-20'),
      risk: 5,
      objective: 'Accumulation',
      initial: 40_000,
      closes: isoDate('2024-06-13'),
      holdings: 7,
    },
  ]),
])
