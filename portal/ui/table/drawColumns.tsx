import type { ReactNode } from 'react'
import type { CsvCell } from '../../../shared/format/csvText'
import type { Namespace } from '../../lib/i18n/namespaces'
import type { Column, ColumnBase, ColumnContext, ResultOptions, TableColumns } from './defineColumns'
import { type DrawOptions, type FormatRules, formats, noFacts } from './formats'

/** A column bound to its texts, its rows and the medium: what the tables draw. */
export interface DrawnColumn<Row, Sum> {
  id: string
  head: string
  headNote: string | undefined
  underHead: string | undefined
  csvHead: string
  isName: boolean
  isNumeric: boolean
  isMuted: boolean
  isStrong: boolean
  isBar: boolean
  breaksTies: boolean
  priority: 1 | 2 | 3 | undefined
  width: string | undefined
  typicalWidth: string
  sort: 'ascending' | 'descending' | undefined
  /** Rows without the value stand last in either direction. */
  isMissing: (row: Row) => boolean
  compare: (a: Row, b: Row) => number
  cell: (row: Row) => ReactNode
  detail: ((row: Row) => ReactNode) | undefined
  under: ((row: Row) => ReactNode) | undefined
  sum: ((sum: Sum) => ReactNode) | undefined
  /** Whether the sum is drawn as a dash, or not at all. */
  isSumMissing: (sum: Sum) => boolean
  underSum: ((sum: Sum) => ReactNode) | undefined
  csv: (row: Row) => CsvCell
}

/** The columns that appear in `cx.medium`, in their order; in a table without rows all of them. `rows` are all rows of the table: figures of a column share their decimals. */
export const drawColumns = <Row, Sum, N extends Namespace, Facts>(
  { columns }: TableColumns<Row, Sum, N, Facts>,
  rows: readonly Row[],
  cx: ColumnContext<N, Facts>,
): DrawnColumn<Row, Sum>[] =>
  columns
    .filter(({ on }) => !on || on.includes(cx.medium))
    .filter(({ isOptional, value }) => !isOptional || rows.length === 0 || rows.some((row) => value(row, cx) !== null))
    .map((column) => drawColumn(column, rows, cx))

function drawColumn<Row, Sum, N extends Namespace, Facts>(
  column: Column<Row, Sum, N, Facts>,
  rows: readonly Row[],
  cx: ColumnContext<N, Facts>,
): DrawnColumn<Row, Sum> {
  switch (column.format) {
    case 'text':
      return bind(column, formats.text, rows, cx)
    case 'date':
      return bind(column, formats.date, rows, cx)
    case 'amount':
      return bind(column, formats.amount, rows, cx)
    case 'percent':
      return bind(column, formats.percent, rows, cx)
    case 'units':
      return bind(column, formats.units, rows, cx)
    case 'price':
      return bind(column, formats.price, rows, cx)
    case 'count':
      return bind(column, formats.count, rows, cx)
  }
}

/** One column with the rules of its format. */
function bind<Row, Sum, N extends Namespace, Facts, V>(
  column: ColumnBase<Row, Sum, N, Facts, V> & ResultOptions,
  rules: FormatRules<V>,
  rows: readonly Row[],
  cx: ColumnContext<N, Facts>,
): DrawnColumn<Row, Sum> {
  const {
    head,
    value,
    missing,
    isBlank,
    around,
    cell,
    detail,
    under,
    underSum,
    underHead,
    sum,
    sumMissing,
    aroundSum,
    csvHead,
    compare,
    sortBy = value,
  } = column
  const values = rules.facts && rows.flatMap((row) => (isBlank?.(row) ? [] : (value(row, cx) ?? [])))
  const options: Omit<DrawOptions, 'missing'> = {
    locale: cx.locale,
    isSigned: column.isSigned ?? false,
    isToned: column.isResult ?? false,
    facts: rules.facts && values ? rules.facts(values) : noFacts,
  }
  const headText = typeof head === 'function' ? head(cx) : cx.t(head)
  return {
    id: column.id,
    head: headText,
    headNote: column.headNote?.(cx),
    underHead: underHead && (rows.length === 0 || rows.some((row) => (under?.(row, cx) ?? false) !== false)) ? cx.t(underHead) : undefined,
    csvHead: csvHead ? cx.t(csvHead) : headText,
    isName: column.isName ?? false,
    isNumeric: rules.isNumeric && !column.isBar,
    isMuted: column.isMuted ?? false,
    isStrong: column.isStrong ?? false,
    isBar: column.isBar ?? false,
    breaksTies: column.breaksTies ?? false,
    priority: column.priority,
    width: column.width,
    typicalWidth: rules.width,
    sort: column.sort,
    isMissing: (row) => sortBy(row, cx) === null,
    compare: (a, b) => {
      if (compare) return compare(a, b, cx)
      const [x, y] = [sortBy(a, cx), sortBy(b, cx)]
      return x === null || y === null ? 0 : rules.compare(x, y, cx.locale)
    },
    cell: (row) => {
      if (isBlank?.(row)) return null
      const drawn = cell ? cell(row, cx) : rules.draw(value(row, cx), { ...options, missing: missing?.(row, cx) })
      return around ? around(drawn, row, cx) : drawn
    },
    detail: detail && ((row) => detail(row, cx)),
    under: under && ((row) => under(row, cx)),
    sum:
      sum &&
      ((of) => {
        const figure = sum(of, cx)
        // Sums stay black: green and red are for single results.
        const reason = figure === null ? (sumMissing?.(of, cx) ?? null) : null
        if (figure === null && reason === null) return null
        const drawn = rules.draw(figure, {
          ...options,
          isSigned: !column.isSumUnsigned && (options.isSigned || options.isToned),
          isToned: false,
          missing: reason ?? undefined,
        })
        return aroundSum && figure !== null && cx.medium === 'screen' ? aroundSum(drawn, of, cx, headText) : drawn
      }),
    isSumMissing: (of) => !sum || sum(of, cx) === null,
    underSum: underSum && ((of) => underSum(of, cx)),
    csv: (row) => {
      const figure = isBlank?.(row) ? null : value(row, cx)
      return figure === null ? null : rules.csv(figure)
    },
  }
}
