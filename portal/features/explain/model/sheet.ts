import type { PortfolioTabId } from '../../../../shared/routes/screens'
import type { Tone } from '../../../ui/tone'

/** One fact: what it is, its figure, and what is said under both. */
export type Line = Readonly<{
  term: string
  figure: string
  detail?: string | undefined
  /** Has a rule above. */
  isSum?: boolean
  tone?: Tone | undefined
  /** The tab that has the rows. */
  tab?: PortfolioTabId
}>

/** A stretch between payments: `(end + out) / (start + in)` is its factor. */
export type StretchLine = Readonly<{ id: string; from: string; to: string; start: string; end: string; factor: string }>

/** Text, or a fraction. `_` sets the character after it below the line, `^` the word after it above. */
export type FormulaPart = string | Readonly<{ over: string; under: string }>

export type Section = Readonly<{ id: string; title: string }> &
  (
    | Readonly<{ kind: 'prose'; text: string }>
    | Readonly<{ kind: 'formula'; parts: readonly FormulaPart[]; spoken: string }>
    | Readonly<{ kind: 'facts'; lines: readonly Line[] }>
    /** Of many rows the first or the last are shown until all are asked for; a sum always. */
    | Readonly<{ kind: 'rows'; lines: readonly Line[]; none?: string; shows?: 'first' | 'last' }>
    | Readonly<{ kind: 'stretches'; stretches: readonly StretchLine[]; product: Line; result: Line }>
  )

/** A figure from plain to exact, in words: the drawer and the text that is copied are both drawn from it. */
export type Sheet = Readonly<{
  title: string
  figure: string
  tone?: Tone | undefined
  note: string
  sections: readonly Section[]
}>
