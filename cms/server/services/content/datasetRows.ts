import { isoDateOf, type IsoDate } from '../../../../shared/domain/dates'
import { decimal, type DecimalString } from '../../../../shared/domain/money'
import type { Fields } from './contentParts'

/** Rows of a dataset that a chart shows at most; an editor may ask for fewer. */
export const mostChartRows = 40

type Wanted = Readonly<{
  /** Columns by their names in the dataset; null for the first that fits. */
  nameColumn: string | null
  figureColumn: string | null
  /** How many of the last rows: data that grows, such as months, grows at its end. */
  lastRows: number
}>
type DatasetRows = Readonly<{ rows: readonly Readonly<{ label: string; value: DecimalString }>[]; asOf: IsoDate | null }>

/**
 * Names and figures out of a stored dataset. A row without a name or a number is left out: a gap is not zero. Null for a column that the dataset does not
 * have, which happens when its source renames one.
 */
export function datasetRows(dataset: Fields, { figureColumn, lastRows, nameColumn }: Wanted): DatasetRows | null {
  const columns = arrayOf(dataset.columns).map(String)
  const lines = arrayOf(dataset.rows).filter(Array.isArray) as readonly (readonly unknown[])[]
  const names = nameColumn === null ? 0 : columns.indexOf(nameColumn)
  const hasFigures = (_: string, at: number) => at !== names && lines.some((line) => isFigure(line[at]))
  const figures = figureColumn === null ? columns.findIndex(hasFigures) : columns.indexOf(figureColumn)
  if (names === -1 || (figureColumn !== null && figures === -1)) return null
  const rows = lines.flatMap((line) => {
    const [label, value] = [nameOf(line[names]), line[figures]]
    return label !== null && isFigure(value) ? [{ label, value: decimal(value) }] : []
  })
  return { rows: rows.slice(-Math.min(Math.max(Math.trunc(lastRows), 1), mostChartRows)), asOf: dayOf(dataset.fetchedAt) }
}

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A number that can be drawn. */
export const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function nameOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function dayOf(value: unknown): IsoDate | null {
  const moment = value instanceof Date || typeof value === 'string' ? new Date(value) : null
  return moment === null || Number.isNaN(moment.valueOf()) ? null : isoDateOf(moment)
}
