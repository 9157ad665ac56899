import Big from 'big.js'
import { cashMoved, unitsMoved } from '../../../../shared/domain/bookings'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { type IsoDate, isoDate } from '../../../../shared/domain/dates'
import type { HostedBooking, HostedHolding, HostedPortfolio } from './records'
import { type Dated, lastOn } from './steps'

/*
 * What a portfolio held on a day, walked back from what it holds today by its bookings, and what each booking moved: the same rule by which
 * `collections/hooks/keepUnits` moves the units when the booking is saved.
 */

/** Units of a holding from a day on. */
export type UnitStep = Dated & Readonly<{ units: Big }>

/** What a booking moved: units of the holding of its symbol, and of the portfolio's cash. */
export type Effect = Readonly<{ booking: HostedBooking; holding: HostedHolding | null; units: Big; cash: HostedHolding | null; paid: Big }>

/** Units that no booking explains: they came in on a day, or were taken away by hand when they are negative. */
export type Opening = Readonly<{ holding: HostedHolding; date: IsoDate; units: Big }>

export type Positions = Readonly<{
  effects: readonly Effect[]
  openings: readonly Opening[]
  /** Oldest first, of each holding; none of one that never held anything. */
  steps: ReadonlyMap<string, readonly UnitStep[]>
}>

const zero = new Big(0)

/** `today` bounds the day of records without one, where the day for figures is an earlier one. */
export function positionsOf(portfolio: HostedPortfolio, today: IsoDate): Positions {
  const effects = portfolio.bookings.map((booking) => effectOf(booking, portfolio.holdings))
  const held = portfolio.holdings.map((holding) => ({ holding, moves: movesOf(holding, effects) }))
  const openings = held.flatMap(({ holding, moves }) => openingOf(holding, moves, today) ?? [])
  const steps = new Map(
    held.map(({ holding, moves }) => [
      holding.id,
      summedUp([...openings.filter((opening) => opening.holding === holding), ...moves].toSorted(byDate)),
    ]),
  )
  return { effects, openings, steps }
}

export const unitsOn = ({ steps }: Positions, { id }: HostedHolding, date: IsoDate): Big => lastOn(steps.get(id) ?? [], date)?.units ?? zero

/** The cash that a booking moves: that of its currency, unless it was written down later than the booking or is what was booked. */
function cashOf(booking: HostedBooking, currency: CurrencyCode, holdings: readonly HostedHolding[]): HostedHolding | null {
  const cash = holdings.find(({ assetClass, unit }) => assetClass === 'Cash' && unit === currency)
  return cash && cash.symbol !== booking.symbol && booking.enteredAt >= cash.enteredAt ? cash : null
}

function effectOf(booking: HostedBooking, holdings: readonly HostedHolding[]): Effect {
  const holding = holdings.find(({ symbol }) => symbol === booking.symbol) ?? null
  const moved = cashMoved(booking)
  const cash = moved && cashOf(booking, moved.currency, holdings)
  return { booking, holding, units: holding ? unitsMoved(booking) : zero, cash, paid: moved && cash ? new Big(moved.amount) : zero }
}

type Move = Dated & Readonly<{ units: Big }>

const movesOf = (holding: HostedHolding, effects: readonly Effect[]): Move[] =>
  effects
    .flatMap(({ booking: { date }, cash, holding: own, paid, units }) => [
      ...(own === holding && !units.eq(0) ? [{ date, units }] : []),
      ...(cash === holding && !paid.eq(0) ? [{ date, units: paid }] : []),
    ])
    .toSorted(byDate)

/**
 * Units of today that no booking explains. What is missing was taken away on the first day from which there is enough of it.
 */
function openingOf(holding: HostedHolding, moves: readonly Move[], today: IsoDate): Opening | null {
  const units = moves.reduce((rest, move) => rest.minus(move.units), new Big(holding.units))
  if (units.eq(0)) return null
  if (units.gt(0)) return { holding, units, date: firstDayOf(holding, moves, today) }
  let sum = units
  let date = moves[0]?.date
  for (const [index, move] of moves.entries()) {
    sum = sum.plus(move.units)
    const isLastOfDay = moves[index + 1]?.date !== move.date
    if (isLastOfDay && sum.lt(0)) date = moves[index + 1]?.date
  }
  return date ? { holding, units, date } : null
}

/** The holding's own day, or that of its record or its first booking; never after something was taken from it. */
const firstDayOf = ({ date, enteredAt }: HostedHolding, moves: readonly Move[], today: IsoDate): IsoDate =>
  date === null
    ? earliest(earliest(isoDate(enteredAt.slice(0, 10)), today), moves[0]?.date)
    : earliest(date, moves.find(({ units }) => units.lt(0))?.date)

const earliest = (a: IsoDate, b: IsoDate | undefined): IsoDate => (b && b < a ? b : a)

function summedUp(moves: readonly Move[]): UnitStep[] {
  const steps: UnitStep[] = []
  for (const { date, units } of moves) {
    const before = steps.at(-1)
    const sum = (before?.units ?? zero).plus(units)
    if (before?.date === date) steps[steps.length - 1] = { date, units: sum }
    else steps.push({ date, units: sum })
  }
  return steps
}

const byDate = (a: Dated, b: Dated): number => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1)
