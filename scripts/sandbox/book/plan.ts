import type { IsoDate } from '../../../shared/domain/dates'
import type { PortfolioType } from '../../../shared/domain/portfolioType'
import type { BookCurrency } from '../market/foreignExchange'

export type Objective = 'Income' | 'Accumulation' | 'Both' | 'ExO'
export type RiskLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** What a portfolio sets out to do; the ledger follows from it and from the prices. Amounts in whole units of the currency. */
export type PortfolioPlan = Readonly<{
  externalId: string
  accountId: string
  name: string
  /** In English, where `name` is in another language. */
  nameEn?: string
  type: PortfolioType
  currency: BookCurrency
  inception: IsoDate
  risk: RiskLevel
  objective: Objective
  /** Paid in on the day of inception. */
  initial: number
  /** Paid in on the first business day of each month. */
  monthly: number
  /** Paid in each April. */
  yearly: number
  /** Paid out each month. */
  monthlyOut: number
  /** Payments in (positive) and out (negative) on single days. */
  lumps: readonly Readonly<{ date: IsoDate; amount: number }>[]
  /** Sold and paid out on this day. */
  closes: IsoDate | null
  /** Security index and share of what is invested; the shares sum to 1. */
  targets: readonly Readonly<{ security: number; weight: number }>[]
  /** Share of the value that is kept as cash. */
  cash: number
  /** Replaces a security by another of its class now and then. */
  switches: boolean
  seed: number
}>

export type AccountPlan = Readonly<{
  externalId: string
  name: string
  /** In Latin letters, where `name` is in others. */
  nameEn?: string
  email: string
  currency: BookCurrency
  portfolios: readonly PortfolioPlan[]
}>
