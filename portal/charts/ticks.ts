import { dayNumber, type IsoDate, isoDate } from '../../shared/domain/dates'

/** Round values from below the smallest to above the largest figure, `wanted` of them or one more or less. Zero is among them when it lies within. */
export function niceTicks(min: number, max: number, wanted = 5): number[] {
  const span = max - min || Math.abs(max) || 1
  const rough = span / Math.max(1, wanted - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power
  const first = Math.floor(min / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(max / step - 1e-9))
  // Multiplied, not added up, so that no error gathers; rounded, so that 0.1 × 3 is 0.3.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}

/** Fraction digits that tell neighbouring ticks apart. */
export function tickDigits(ticks: readonly number[], most = 4): number {
  for (let digits = 0; digits < most; digits += 1) {
    if (ticks.every((tick) => Math.abs(tick * 10 ** digits - Math.round(tick * 10 ** digits)) < 1e-9)) return digits
  }
  return most
}

/** Place of a day between the first and the last, 0 to 1. */
export function placeOf(date: IsoDate, first: IsoDate, last: IsoDate): number {
  const span = dayNumber(last) - dayNumber(first)
  return span === 0 ? 1 : (dayNumber(date) - dayNumber(first)) / span
}

/** Places of days that ascend, 0 to 1 from the first to the last. */
export function placesOf(dates: readonly IsoDate[]): number[] {
  const days = dates.map(dayNumber)
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  return days.map((day) => (last === first ? 1 : (day - first) / (last - first)))
}

export interface DateTick {
  /** 0 to 1. */
  place: number
  label: string
}

/** Starts of years ("2024"), or of months ("08/2026") when the time is shorter than four years; `most` labels or one more, never two on one another. */
export function dateTicks(first: IsoDate, last: IsoDate, most = 8): DateTick[] {
  const months = monthIndex(last) - monthIndex(first)
  if (months < 1) return [{ place: 0, label: monthLabel(first) }]
  const isYearly = months >= 48
  const step = isYearly ? 12 * Math.ceil(months / 12 / most) : ([1, 2, 3, 4, 6, 12].find((size) => months / size <= most * 0.75) ?? 12)
  const label = isYearly ? (date: IsoDate) => date.slice(0, 4) : monthLabel
  const starts: IsoDate[] = []
  const firstStart = Math.ceil((monthIndex(first) + 1) / step) * step
  for (let index = firstStart; index <= monthIndex(last); index += step) starts.push(fromMonthIndex(index))
  const ticks = starts.map((date) => ({ place: placeOf(date, first, last), label: label(date) }))
  // The first day is named too when its name is not too near to the next one.
  const isClear = (ticks[0]?.place ?? 1) > (isYearly ? 0.55 : 0.8) / most
  return [...(isClear ? [{ place: 0, label: label(first) }] : []), ...ticks.filter(({ place }) => place <= 0.97)]
}

const monthIndex = (date: IsoDate): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
const fromMonthIndex = (index: number): IsoDate =>
  isoDate(`${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`)
const monthLabel = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(0, 4)}`

/** Moves labels apart until each has `gap` to the next and all are within 0 and `size`; the order stays. */
export function spread(places: readonly number[], gap: number, size: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const moved = [...places]
  const at = (index: number | undefined) => (index === undefined ? Number.NEGATIVE_INFINITY : (moved[index] ?? 0))
  for (let pass = 0; pass < 8; pass += 1) {
    order.forEach((index, rank) => {
      const above = order[rank - 1]
      if (above === undefined) return
      const overlap = gap - (at(index) - at(above))
      if (overlap <= 0) return
      moved[above] = at(above) - overlap / 2
      moved[index] = at(index) + overlap / 2
    })
    order.forEach((index, rank) => {
      const low = rank * gap
      const high = size - (order.length - 1 - rank) * gap
      moved[index] = Math.max(low, Math.min(high, at(index)))
    })
  }
  return moved
}
