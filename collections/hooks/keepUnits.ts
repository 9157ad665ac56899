import Big from 'big.js'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  type ValidationError,
  type Where,
} from 'payload'
import { type Booking, cashMoved, unitsMoved } from '../../shared/domain/bookings'
import type { CurrencyCode } from '../../shared/domain/currency'
import { decimal } from '../../shared/domain/money'
import { valueOfHolding } from '../../shared/domain/holdings/valueOfHolding'
import { idOf } from '../idOf'
import type { Holding, Transaction } from '../payload-types'
import { fieldRefusal } from './fieldRefusal'

/*
 * Units of a holding after a transaction (specification 4): a sale subtracts, every other type adds; at zero the holding goes to the trash, and
 * a symbol that is not held yet becomes a holding. Its money moves the portfolio's cash where that is held in its currency (decision 216). A change
 * of a transaction takes back what it did before; so does its way to the trash.
 */

type Booked = Pick<Transaction, 'type' | 'amount' | 'symbol' | 'deletedAt' | 'portfolio' | 'localCcyAmount' | 'currency' | 'createdAt'>
type Held = Pick<Holding, 'id' | 'units' | 'purchaseValue'> & { isSoldOut?: boolean | null }

const tries = 8

/**
 * Before a transaction is saved: a sale of more than is held is refused, by field. Nothing is changed yet, for Payload asks the fields' own
 * rules after this hook.
 */
export const checkUnits: CollectionBeforeChangeHook<Transaction> = async ({ data, originalDoc, req }) => {
  for (const change of await changesOf(req, originalDoc, { ...originalDoc, ...data })) {
    const { held, sum } = await afterChange(req, change)
    if (sum.lt(0)) throw refusal(req, held)
  }
  return data
}

/** After it was saved: the units. When others were faster and took what it sells, the transaction is taken back and refused. */
export const keepUnits: CollectionAfterChangeHook<Transaction> = async ({ doc, operation, previousDoc, req }) => {
  const before = operation === 'create' ? undefined : previousDoc
  const done: BookingChange[] = []
  try {
    for (const change of await changesOf(req, before, doc)) {
      await book(req, change, doc)
      done.push(change)
    }
  } catch (error) {
    for (const change of done) await book(req, { ...change, units: change.units.neg() }, doc)
    await takeBack(req, doc, before)
    throw error
  }
}

type BookingChange = Readonly<{ portfolio: string; symbol: string; units: Big }>

/** What a save changes of the units held, by portfolio and symbol; what takes away comes first. Nothing of what is not whole yet. */
async function changesOf(req: PayloadRequest, before: Partial<Booked> | undefined, after: Partial<Booked>): Promise<BookingChange[]> {
  const undone = (await movesOf(req, before)).map((move) => ({ ...move, units: move.units.neg() }))
  const changes = new Map<string, BookingChange>()
  for (const move of [...undone, ...(await movesOf(req, after))]) {
    const key = `${move.portfolio}/${move.symbol}`
    changes.set(key, { ...move, units: move.units.plus(changes.get(key)?.units ?? 0) })
  }
  return [...changes.values()].filter(({ units }) => !units.eq(0)).toSorted((a, b) => a.units.cmp(b.units))
}

/** What a transaction moves: the units of its symbol, and those of the portfolio's cash. */
async function movesOf(req: PayloadRequest, booked: Partial<Booked> | undefined): Promise<BookingChange[]> {
  const portfolio = idOf(booked?.portfolio)
  const booking = booked && bookingOf(booked)
  if (!booking || booked.deletedAt || portfolio === null) return []
  const own = booking.symbol === null ? [] : [{ portfolio, symbol: booking.symbol, units: unitsMoved(booking) }]
  const paid = cashMoved(booking)
  const cash = paid && (await findCash(req, portfolio, paid.currency))
  // What was booked before the cash was kept did not move it.
  const isMoved = cash && cash.symbol !== booking.symbol && (booked.createdAt === undefined || booked.createdAt >= cash.createdAt)
  return paid && isMoved ? [...own, { portfolio, symbol: cash.symbol, units: new Big(paid.amount) }] : own
}

function bookingOf({ amount, currency, localCcyAmount, symbol, type }: Partial<Booked>): Booking | null {
  if (!type || typeof amount !== 'number' || !Number.isFinite(amount)) return null
  const isMoney = typeof localCcyAmount === 'number' && Number.isFinite(localCcyAmount)
  return {
    type,
    symbol: symbol || null,
    amount: decimal(String(amount)),
    money: isMoney ? decimal(String(localCcyAmount)) : null,
    unit: currency ?? 'GBP',
  }
}

/** What is held now, and would be after a change. */
async function afterChange(req: PayloadRequest, change: BookingChange): Promise<{ holding: Held | null; held: number; sum: Big }> {
  const holding = await findHolding(req, change)
  const held = holding && !holding.isSoldOut ? holding.units : 0
  return { holding, held, sum: change.units.plus(String(held)) }
}

/** Adds units to the holding of a symbol, or takes them away: compare and set, asked again when somebody else was first. */
async function book(req: PayloadRequest, change: BookingChange, booked: Transaction): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { held, holding, sum } = await afterChange(req, change)
    if (sum.lt(0)) throw refusal(req, held)
    if (!holding) {
      // Cash that somebody threw away meanwhile is not opened anew under the name of what was booked.
      if (change.symbol === booked.symbol) await openHolding(req, { ...change, units: sum.toNumber() }, booked)
      return
    }
    const isSoldOut = sum.eq(0)
    const where: Where = { and: [{ id: { equals: holding.id } }, { units: { equals: holding.units } }] }
    // rights: units follow from a transaction that the person may save in this portfolio; one conditional statement on both databases.
    const written: unknown = await req.payload.db.updateOne({
      collection: 'holdings',
      where,
      data: {
        units: sum.toNumber(),
        value: valueOfHolding(sum.toNumber(), holding.purchaseValue),
        isSoldOut,
        deletedAt: isSoldOut ? new Date().toISOString() : null,
      },
      options: { atomic: true },
      req,
    })
    if (written) return
  }
  throw new APIError('Somebody else is changing this holding; please try again', 409, { code: 'conflict' }, true)
}

/** SQLite runs without transactions (decision 003): the row that was refused goes, or is again what it was. */
async function takeBack(req: PayloadRequest, { id }: Transaction, before: Transaction | undefined): Promise<void> {
  if (!before) {
    await req.payload.db.deleteOne({ collection: 'transactions', where: { id: { equals: id } }, req })
    return
  }
  const { amount, currency, deletedAt, localCcyAmount, portfolio, symbol, type } = before
  // rights: takes back what the server has just refused.
  await req.payload.db.updateOne({
    collection: 'transactions',
    id,
    data: { type, amount, symbol, localCcyAmount, currency, portfolio: idOf(portfolio), deletedAt: deletedAt ?? null },
    req,
    returning: false,
  })
}

/** The holding of a symbol that stands, else the one that was sold out. What somebody threw away is not found. */
async function findHolding(req: PayloadRequest, { portfolio, symbol }: BookingChange): Promise<Held | null> {
  const { docs } = await req.payload.find({
    collection: 'holdings',
    where: {
      and: [
        { portfolio: { equals: portfolio } },
        { symbol: { equals: symbol } },
        { or: [{ deletedAt: { exists: false } }, { isSoldOut: { equals: true } }] },
      ],
    },
    // Standing ones first.
    sort: 'isSoldOut',
    select: { units: true, purchaseValue: true, isSoldOut: true },
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    // rights: as above.
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}

/** The cash of a portfolio in a currency: what stands, else what was used up. */
async function findCash(
  req: PayloadRequest,
  portfolio: string,
  currency: CurrencyCode,
): Promise<{ symbol: string; createdAt: string } | null> {
  const { docs } = await req.payload.find({
    collection: 'holdings',
    where: {
      and: [
        { portfolio: { equals: portfolio } },
        { assetClass: { equals: 'Cash' } },
        { currency: { equals: currency } },
        { or: [{ deletedAt: { exists: false } }, { isSoldOut: { equals: true } }] },
      ],
    },
    // As `cash` of cms/server/wealth/hosted/positions: standing before used up, the oldest first.
    sort: ['isSoldOut', 'createdAt'],
    select: { symbol: true, createdAt: true },
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    // rights: as above.
    overrideAccess: true,
    req,
  })
  const [cash] = docs
  return cash?.symbol ? { symbol: cash.symbol, createdAt: cash.createdAt } : null
}

const openHolding = (
  req: PayloadRequest,
  { portfolio, symbol, units }: Readonly<{ portfolio: string; symbol: string; units: number }>,
  { amount, assetClass, currency, date, localCcyAmount, name, region, securityType }: Transaction,
) =>
  req.payload.create({
    collection: 'holdings',
    data: {
      name,
      symbol,
      portfolio,
      units,
      // Holdings have no class of crypto-assets.
      assetClass: assetClass === 'Crypto' ? 'Other' : (assetClass ?? 'Equity'),
      type: securityType ?? (assetClass === 'Cash' ? 'Cash' : assetClass === 'Crypto' ? 'Other' : 'Stock'),
      currency,
      date,
      ...(region ? { region } : {}),
      ...(localCcyAmount && amount ? { purchaseValue: new Big(String(localCcyAmount)).abs().div(String(amount)).round(7).toNumber() } : {}),
    },
    depth: 0,
    // rights: those of whoever books the transaction.
    overrideAccess: !req.user,
    req,
  })

const refusal = (req: PayloadRequest, units: number): ValidationError => {
  const message = `You only have that many units: ${units}`
  const error = fieldRefusal(req, { collection: 'transactions', path: 'amount', code: 'not_enough_units', message })
  Object.assign(error.data, { detail: { units } })
  return error
}
