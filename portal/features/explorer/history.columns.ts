import type { FundDetails } from '../../../shared/domain/fund'
import { formatDate } from '../../../shared/format/date'
import { defineColumns } from '../../ui/table/defineColumns'

/** The table under the chart of a fund. */
export const historyColumns = defineColumns<FundDetails['history'][number] & { id: string }>()('explorer', [
  { id: 'date', head: 'date', format: 'text', value: ({ date }) => formatDate(date), isName: true },
  { id: 'fund', head: 'columnFund', format: 'percent', value: ({ fund }) => fund, isSigned: true },
  {
    id: 'benchmark',
    head: ({ common }) => common('term.benchmark'),
    format: 'percent',
    value: ({ benchmark }) => benchmark,
    missing: (_, { common }) => common('missing.no_benchmark'),
    isSigned: true,
  },
])
