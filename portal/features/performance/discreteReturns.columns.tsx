import type { DiscreteReturn } from '../../../shared/contracts/wealth/performance'
import type { ExplainedFigure } from '../../lib/explaining'
import { defineColumns, type ColumnContext } from '../../ui/table/defineColumns'
import { ExplainLabel } from '../../wealth/ExplainLabel'
import { differenceOf } from './model/matrix'

type Context = ColumnContext<'performance', object>

const periodOf = ({ kind, year }: DiscreteReturn, { t, common, medium }: Context): string =>
  kind === 'year' ? String(year) : medium === 'screen' ? t(`periodShort.${kind}`) : common(`period.${kind}`)

const figureOf = ({ kind, year }: DiscreteReturn): ExplainedFigure => (kind === 'year' ? `${year ?? 0}` : kind)

/** Discrete returns, a period a row; screen and paper turn them, so that the periods stand side by side. A missing figure shows its reason. */
export const discreteReturnColumns = defineColumns<DiscreteReturn>()('performance', [
  {
    id: 'period',
    head: 'series',
    csvHead: 'csvPeriod',
    format: 'text',
    isName: true,
    value: periodOf,
    // A return that is there says what it is made of.
    cell: (row, cx) =>
      cx.medium === 'screen' && row.portfolio !== null ? (
        <ExplainLabel figure={figureOf(row)} look="head">
          {periodOf(row, cx)}
        </ExplainLabel>
      ) : (
        periodOf(row, cx)
      ),
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
