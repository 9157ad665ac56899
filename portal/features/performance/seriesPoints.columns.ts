import type { SeriesPoint } from '../../../shared/contracts/wealth/figures'
import { formatDate } from '../../../shared/format/date'
import { defineColumns } from '../../ui/table/defineColumns'

/** Points of the cumulative series, as the table under the chart. */
export const seriesPointColumns = defineColumns<SeriesPoint & { id: string }>()('performance', [
  { id: 'date', head: 'date', format: 'text', value: (row) => formatDate(row.date), isName: true },
  { id: 'portfolio', head: 'portfolio', format: 'percent', value: (row) => row.portfolio, isSigned: true },
  {
    id: 'benchmark',
    head: 'benchmark',
    format: 'percent',
    value: (row) => row.benchmark,
    missing: (_, { common }) => common('missing.no_benchmark'),
    isSigned: true,
  },
])
