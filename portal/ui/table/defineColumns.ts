import type { ReactNode } from 'react'
import type { Namespace } from '../../lib/i18n/namespaces'
import type { QuoteUnit } from '../../../shared/domain/currency'
import type { IsoDate } from '../../../shared/domain/dates'
import type { DecimalString, Money } from '../../../shared/domain/money'
import type { Ratio } from '../../../shared/domain/ratio'
import type { Locale } from '../../../shared/i18n/locales'
import type { Text } from '../../lib/i18n/useText'

export type Medium = 'screen' | 'paper' | 'csv'

/** What the functions of a column know besides their row. */
export interface ColumnContext<N extends Namespace, Facts> {
  /** Texts of the namespace that the columns were defined for. */
  t: Text<N>
  common: Text<'common'>
  locale: Locale
  /** What all rows have in common, as given to the table. */
  facts: Facts
  medium: Medium
}

export type Price = Readonly<{ price: DecimalString; unit: QuoteUnit }>

/** The value that each format takes. */
export interface FormatValues {
  text: string
  date: IsoDate
  amount: Money
  percent: Ratio
  units: DecimalString
  price: Price
  count: number
}
export type Format = keyof FormatValues

export interface ColumnBase<Row, Sum, N extends Namespace, Facts, V> {
  id: string
  /** A key of the namespace, or a function for texts of `common` and texts with values. */
  head: Parameters<Text<N>>[0] | ((cx: ColumnContext<N, Facts>) => string)
  /** Words of the head that go when the table is narrow. */
  headNote?: (cx: ColumnContext<N, Facts>) => string
  /** Null is a missing figure: a dash with the reason on screen and paper, an empty cell in CSV, last in every order. */
  value: (row: Row, cx: ColumnContext<N, Facts>) => V | null
  /** Why the value is missing. */
  missing?: (row: Row, cx: ColumnContext<N, Facts>) => string
  /** Rows to which the column does not apply: nothing stands there, not even a dash. */
  isBlank?: (row: Row) => boolean
  /** Goes when no row has the value: for what only some providers send. */
  isOptional?: true
  /** Where the column appears; everywhere by default. */
  on?: readonly Medium[]
  /** The name of the row: its head for a screen reader, and what opens it. */
  isName?: true
  /** The second line of the cell. */
  detail?: (row: Row, cx: ColumnContext<N, Facts>) => ReactNode
  /** Draws the cell otherwise, on screen and paper (`cx.medium`); CSV and order keep the value. */
  cell?: (row: Row, cx: ColumnContext<N, Facts>) => ReactNode
  /** What stands round what is drawn, as the button of a figure that explains itself. */
  around?: (drawn: ReactNode, row: Row, cx: ColumnContext<N, Facts>) => ReactNode
  /** Which columns give way first: 3 below 60 rem of the table's width, 2 below 46, 1 below 32. */
  priority?: 1 | 2 | 3
  /** Stands under the cell below 32 rem, in place of a column that gave way; `underHead` says its name under the head. */
  under?: (row: Row, cx: ColumnContext<N, Facts>) => ReactNode
  underSum?: (sum: Sum, cx: ColumnContext<N, Facts>) => ReactNode
  underHead?: Parameters<Text<N>>[0]
  /** A bar with its figure: over the whole width of the column, and of a row laid out as a card (`phone="cards"`). */
  isBar?: true
  /** The figure of a group row and of the foot; null leaves the cell empty. */
  sum?: (sum: Sum, cx: ColumnContext<N, Facts>) => V | null
  /** What stands round a sum on the screen, as the button of a figure that explains itself. */
  aroundSum?: (drawn: ReactNode, sum: Sum, cx: ColumnContext<N, Facts>, head: string) => ReactNode
  /** The sum is a value and no movement, so it has no plus where the rows have one. */
  isSumUnsigned?: true
  /** Why a sum is missing; with it a missing sum is a dash. Null leaves the cell empty. */
  sumMissing?: (sum: Sum, cx: ColumnContext<N, Facts>) => string | null
  /** The order of the first press on the head. Without it the column cannot be sorted. */
  sort?: 'ascending' | 'descending'
  /** Decides the order in place of the value. */
  sortBy?: (row: Row, cx: ColumnContext<N, Facts>) => V | null
  /** Ascending; by the value, as its format has it by default. */
  compare?: (a: Row, b: Row, cx: ColumnContext<N, Facts>) => number
  /** Decides between rows that are equal in another column; else they keep the order in which they came. */
  breaksTies?: true
  /** Head in CSV, where it differs. */
  csvHead?: Parameters<Text<N>>[0]
  /** Width of the column, where its content does not decide it: "26%". */
  width?: string
  isMuted?: true
  isStrong?: true
}

export interface ResultOptions {
  /** A plus on what is above zero. */
  isSigned?: true
  /** A result: green or red with its sign; sums stay black. */
  isResult?: true
}

export type Column<Row, Sum, N extends Namespace, Facts> = {
  [F in Format]: { format: F } & ColumnBase<Row, Sum, N, Facts, FormatValues[F]> & (F extends 'amount' | 'percent' ? ResultOptions : object)
}[Format]

/** A table, described once: screen, paper, CSV and skeleton are drawn from it. */
export interface TableColumns<Row, Sum, N extends Namespace, Facts> {
  namespace: N
  columns: readonly Column<Row, Sum, N, Facts>[]
}

/**
 * Describes a table: `defineColumns<Row>()('namespace', [...])`, in the order of the screen. A second type names the sums of group rows and
 * foot, a third what all rows have in common (`facts`). The empty call is there because TypeScript infers all type arguments or none.
 */
export const defineColumns =
  <Row, Sum = never, Facts = object>() =>
  <N extends Namespace>(namespace: N, columns: readonly Column<Row, Sum, N, Facts>[]): TableColumns<Row, Sum, N, Facts> => ({
    namespace,
    columns,
  })
