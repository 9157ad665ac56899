import type { Money } from '../../../../../shared/domain/money'
import { formatMoney } from '../../../../../shared/format/money'
import type { Line, Section, Sheet } from '../sheet'
import type { Words } from '../words'
import { type Part, sheetFrom, summedSections } from './parts'

type Rows = Readonly<{
  title: string
  note: string
  method: string
  /** What stands over the rows; by default that these are the reader's figures. */
  partsTitle?: string
  parts: readonly Part[]
  /** As the page shows it. */
  total: Money
  /** Signs matter: payments, gains. */
  signed?: boolean
  /** Rows of the list that the sum leaves out. */
  without?: readonly Line[]
  basis?: readonly Line[]
}> &
  Pick<Parameters<typeof sheetFrom>[0], 'data' | 'sources'>

/** The foot of a table: its rows, and the sum that stands under them. */
export function rowsSheet(rows: Rows, words: Words): Sheet {
  const { basis = [], data, method, note, parts, partsTitle, signed = false, sources, title, total, without = [] } = rows
  const { t, locale } = words
  const left: Section[] =
    without.length === 0 ? [] : [{ id: 'without', title: t('notCounted'), kind: 'rows', shows: 'first', lines: without }]
  return sheetFrom(
    {
      title,
      figure: formatMoney(total, locale, { signed }),
      note,
      method,
      made: [...summedSections({ id: 'figures', title: partsTitle ?? t('figures'), parts, total, signed }, words), ...left],
      basis: [{ term: t('currency'), figure: total.currency }, ...basis],
      data,
      sources,
    },
    words,
  )
}
