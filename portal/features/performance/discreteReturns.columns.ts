import type { DiscreteReturn } from '../../../shared/contracts/wealth/performance'
import { defineColumns } from '../../ui/table/defineColumns'
import { differenceOf } from './model/matrix'

/** Discrete returns, a period a row; screen and paper turn them, so that the periods stand side by side. A missing figure shows its reason. */
export const discreteReturnColumns = defineColumns<DiscreteReturn>()('performance', [
  {
    id: 'period',
    head: 'series',
    csvHead: 'csvPeriod',
    format: 'text',
    isName: true,
    value: ({ kind, year }, { t, common, medium }) =>
      kind === 'year' ? String(year) : medium === 'screen' ? t(`periodShort.${kind}`) : common(`period.${kind}`),
  },
  { id: 'from', head: 'csvFrom', format: 'date', value: (row) => row.from, on: ['csv'] },
  { id: 'to', head: 'csvTo', format: 'date', value: (row) => row.to, on: ['csv'] },
  {
    id: 'portfolio',
    head: 'portfolio',
    csvHead: 'csvPortfolio',
    format: 'percent',
    value: (row) => row.portfolio,
    missing: ({ reason }, { common }) => common(`missing.${reason ?? 'unavailable'}`),
    isResult: true,
    isStrong: true,
  },
  {
    id: 'benchmark',
    head: 'benchmark',
    csvHead: 'csvBenchmark',
    format: 'percent',
    value: (row) => row.benchmark,
    missing: (row, { common }) => common(`missing.${row.reason ?? (row.portfolio === null ? 'unavailable' : 'no_benchmark')}`),
    isSigned: true,
  },
  {
    id: 'difference',
    head: 'difference',
    csvHead: 'csvDifference',
    format: 'percent',
    value: differenceOf,
    missing: (row, { common }) => common(`missing.${row.reason ?? (row.portfolio === null ? 'unavailable' : 'no_benchmark')}`),
    isSigned: true,
    on: ['screen', 'csv'],
  },
  {
    id: 'reason',
    head: 'csvReason',
    format: 'text',
    value: ({ reason }, { common }) => (reason ? common(`missing.${reason}`) : null),
    on: ['csv'],
  },
])
