import * as z from 'zod/mini'
import { daysBetween, type IsoDate } from './dates'
import { addMoney, type Money, zeroMoney } from './money'
import type { CurrencyCode } from './currency'
import type { TransactionType } from './transactionType'

/** What crosses the border of a portfolio: all else (purchases, sales, income, charges) happens inside it. */
export const inflowTypes = ['Contribution', 'TransferIn'] as const satisfies readonly TransactionType[]
export const outflowTypes = ['Withdrawal', 'TransferOut'] as const satisfies readonly TransactionType[]
export const cashFlowTypes = [...inflowTypes, ...outflowTypes] as const

/** The two cash accounts of a portfolio: what was put in and came of sales, and what the investments pay. */
export const cashTypes = ['capital', 'income'] as const
export const cashTypeSchema = z.enum(cashTypes)
export type CashType = z.infer<typeof cashTypeSchema>

/** Whether a booking moves money on a cash account. A transfer moves investments as they are, unless the feed names the cash account that it went through. */
export const isCashMovement = ({ cashType, type }: Readonly<{ cashType: CashType | null; type: TransactionType }>): boolean =>
  cashType !== null || !includes(['TransferIn', 'TransferOut'], type)

/** An amount in another currency than its own, at the rate of `rateDate`. */
export type Converted = Readonly<{ value: Money; rateDate: IsoDate }>

/** A transaction as far as it moves money over the border of a portfolio. */
export type FlowEntry = Readonly<{
  type: TransactionType
  date: IsoDate
  /** Signed: positive is paid in. */
  amount: Money
  /** `amount` at the rate of its day, when the feed carries one. */
  reporting?: Converted | null
}>

/** `paidIn` is zero or positive and `paidOut` zero or negative, unless corrections outweigh the payments. */
export type FlowTotals = Readonly<{ paidIn: Money; paidOut: Money }>

export const isCashFlow = ({ type }: Pick<FlowEntry, 'type'>): boolean => includes(cashFlowTypes, type)

/**
 * What was paid in and taken out, in `currency`. A flow in another currency counts at the rate of its day; null when it carries none,
 * because a payment that is left out would pass for a gain.
 */
export function flowTotals(entries: readonly FlowEntry[], currency: CurrencyCode): FlowTotals | null {
  let totals: FlowTotals = { paidIn: zeroMoney(currency), paidOut: zeroMoney(currency) }
  for (const entry of entries) {
    if (!isCashFlow(entry)) continue
    const amount = amountIn(entry, currency)
    if (amount === null) return null
    totals = includes(inflowTypes, entry.type)
      ? { ...totals, paidIn: addMoney(totals.paidIn, amount) }
      : { ...totals, paidOut: addMoney(totals.paidOut, amount) }
  }
  return totals
}

/** The amount of a flow in `currency`, at the rate of its day where it is another; null without a rate. */
export function amountIn({ amount, date, reporting }: FlowEntry, currency: CurrencyCode): Money | null {
  if (amount.currency === currency) return amount
  if (reporting?.value.currency !== currency) return null
  const age = daysBetween(reporting.rateDate, date)
  return age >= 0 && age <= maxRateAgeDays ? reporting.value : null
}

/** A rate of the last business day counts as the day's: the longest closure of a market is over Christmas and New Year. */
const maxRateAgeDays = 5

const includes = (types: readonly TransactionType[], type: TransactionType): boolean => types.includes(type)
