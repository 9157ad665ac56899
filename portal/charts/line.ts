import type { SeriesNumber } from '../ui/tokens'
import type { LineKind } from './plotStyle'

/** A line of a chart over dates. */
export interface Line {
  id: string
  label: string
  kind: LineKind
  /** Its own colour, where several lines are of the same kind. */
  series?: SeriesNumber
  /** At its end in place of the label, where several lines leave no room for names. */
  mark?: string
  /** One a date; null is a gap. */
  values: readonly (number | null)[]
  /** The line, further down the list, to which the ground is shaded as that of a band. */
  band?: Readonly<{ to: string; tone: 'outer' | 'inner' }>
}
