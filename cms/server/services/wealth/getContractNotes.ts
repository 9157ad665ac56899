import Big from 'big.js'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { ContractNote, ContractNotesResponse } from '../../../../shared/contracts/wealth/contractNotes'
import {
  addMoney,
  compareMoney,
  decimal,
  type DecimalString,
  isZero,
  type Money,
  money,
  negateMoney,
  sumMoney,
} from '../../../../shared/domain/money'
import { valueOf } from '../../../../shared/domain/quote'
import { roundHalfAway } from '../../../../shared/domain/rounding'
import { provenanceOf } from '../../present/provenance'
import type { ProviderTransaction } from '../../wealth/provider'
import type { PortfolioScope } from './accountScope'
import { bookingsIn, type RangeQuery } from './getTransactions'

/** Purchases and sales of a date range with what a contract note has of them, the newest first. Throws as `bookingsIn`. */
export async function getContractNotes(scope: PortfolioScope, query: RangeQuery): Promise<ContractNotesResponse> {
  const { head, part } = await bookingsIn(scope, query)
  const rows = part.data ?? []
  return {
    ...head,
    notes: contractNotesIn(rows),
    ...provenanceOf(mainSourceOf(scope.brand).name, null, [part]),
  }
}

/** The purchases and sales among bookings, in their order. */
export const contractNotesIn = (rows: readonly ProviderTransaction[]): ContractNote[] => rows.flatMap((row) => noteOf(row, rows) ?? [])

/** A rate is told with as many digits as banks print. */
const rateDigits = 6

function noteOf(row: ProviderTransaction, all: readonly ProviderTransaction[]): ContractNote | null {
  const { amount, date, externalId, name, note, price, quoteUnit, settleDate, symbol, type, units } = row
  if (type !== 'Purchase' && type !== 'Sale') return null
  const consideration = units === null || price === null ? null : withoutSign(valueOf(units, price, quoteUnit))
  const commission = commissionOf(row, all)
  return {
    id: externalId,
    side: type,
    date,
    settleDate,
    name,
    symbol,
    units,
    price,
    quoteUnit,
    consideration,
    amount,
    rate: consideration && rateOf(amount, consideration),
    commission,
    total: commission && addMoney(amount, negateMoney(commission)),
    note,
  }
}

const withoutSign = ({ amount, currency }: Money): Money => money(new Big(amount).abs(), currency)

/** Null where nothing was converted. */
function rateOf(amount: Money, consideration: Money): DecimalString | null {
  if (amount.currency === consideration.currency || isZero(consideration)) return null
  return decimal(roundHalfAway(new Big(amount.amount).abs().div(consideration.amount), rateDigits))
}

/**
 * Charges booked for the holding on the day of its only deal, or one of as many alike as there were deals; null where there are none to find, as that does
 * not say that the deal was free.
 */
function commissionOf({ amount, date, holdingExternalId }: ProviderTransaction, all: readonly ProviderTransaction[]): Money | null {
  if (holdingExternalId === null) return null
  const ofDay = all.filter((other) => other.holdingExternalId === holdingExternalId && other.date === date)
  const deals = ofDay.filter(({ type }) => type === 'Purchase' || type === 'Sale')
  const charges = ofDay.filter(({ type }) => type === 'Charge').map((charge) => charge.amount)
  const [first, ...others] = charges
  if (!first || charges.some(({ currency }) => currency !== amount.currency)) return null
  if (deals.length === 1) return negateMoney(sumMoney(charges, amount.currency))
  const isOneEach = charges.length === deals.length && others.every((other) => compareMoney(other, first) === 0)
  return isOneEach ? negateMoney(first) : null
}
