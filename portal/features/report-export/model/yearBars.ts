import type { PeriodReturn } from '../../../../shared/contracts/wealth/figures'

/** All in millimetres of paper. `x` and `width` of a bar reach to the right edge of the figure under it. */
export type YearBar = Readonly<{ side: 'portfolio' | 'benchmark'; x: number; y: number; width: number; height: number }>

export type YearBand = Readonly<{ axis: number; bars: readonly YearBar[] }>

/** `width`: of all columns. `gap`: between a figure and the end of its column, which the last one has not. `height`: of the longest bar and its opposite. */
export type YearFrame = Readonly<{ width: number; height: number; gap: number }>

const widths = { portfolio: 6.8, benchmark: 5.6 } as const
const between = 0.6
/** A return of next to nothing is still seen to be there. */
const lowest = 0.3

/**
 * The returns of each list as bars over their columns, those of a benchmark behind those of its portfolio. All lists have one scale and one axis, so that
 * a longer bar is the larger return wherever it stands. Empty where nothing is known; nothing is drawn for a year that is not.
 */
export function yearBars(lists: readonly (readonly PeriodReturn[])[], { gap, height, width }: YearFrame): YearBand[] {
  const values = lists.flat().flatMap(({ benchmark, portfolio }) => [portfolio ?? 0, benchmark ?? 0])
  const [up, down] = [Math.max(0, ...values), Math.max(0, ...values.map((value) => -value))]
  if (up + down === 0) return []
  const scale = height / (up + down)
  const axis = round(up * scale)
  return lists.map((years) => {
    const column = width / years.length
    return {
      axis,
      bars: years.flatMap(({ benchmark, portfolio }, index) => {
        const end = column * (index + 1) - (index === years.length - 1 ? 0 : gap)
        const bar = (side: YearBar['side'], value: number, right: number): YearBar => {
          const long = Math.max(lowest, Math.abs(value) * scale)
          return {
            side,
            x: round(right - widths[side]),
            y: round(value < 0 ? axis : axis - long),
            width: widths[side],
            height: round(long),
          }
        }
        const compared = benchmark === null ? [] : [bar('benchmark', benchmark, end)]
        return portfolio === null ? compared : [bar('portfolio', portfolio, compared[0] ? compared[0].x - between : end), ...compared]
      }),
    }
  })
}

const round = (value: number): number => Math.round(value * 100) / 100
