import { styled } from 'styled-components'
import type { Movement, ReportPortfolio } from '../../../shared/contracts/report'
import type { HoldingGroup } from '../../../shared/contracts/wealth/holdings'
import type { IsoDate } from '../../../shared/domain/dates'
import type { Money } from '../../../shared/domain/money'
import { ratio } from '../../../shared/domain/ratio'
import { formatDate } from '../../../shared/format/date'
import { type ColumnContext, defineColumns } from '../../ui/table/defineColumns'
import { Bar } from '../../wealth/ShareBar'
import { assetClassSeries } from '../../wealth/assetClassSeries'
import { seriesColour, token } from '../../ui/tokens'

/** Where the account is invested; a full bar is the whole account. */
export const allocationColumns = defineColumns<HoldingGroup & { id: string }, Money>()('reportExport', [
  { id: 'class', head: 'assetClass', format: 'text', value: (row, { common }) => common(`assetClass.${row.assetClass}`), isName: true },
  {
    id: 'bar',
    head: 'shareAsBar',
    format: 'percent',
    value: (row) => row.weight,
    cell: ({ assetClass, weight }) => (
      <Bar aria-hidden="true">
        <i style={{ inlineSize: `${(weight ?? 0) * 100}%`, background: seriesColour(assetClassSeries[assetClass]) }} />
      </Bar>
    ),
    isBar: true,
    width: '42%',
  },
  {
    id: 'share',
    head: 'share',
    format: 'percent',
    value: (row) => row.weight,
    missing: (_, { common }) => common('missing.unavailable'),
    sum: () => ratio(1),
  },
  {
    id: 'value',
    head: ({ common }) => common('term.value'),
    format: 'amount',
    value: (row) => row.value,
    sum: (total) => total,
    isStrong: true,
  },
])

export interface MovementRow {
  name: string
  movement: Movement | null
  closing: Money | null
}

const dateHead =
  (end: 'before' | 'to') =>
  ({ t, facts }: ColumnContext<'reportExport', Record<'before' | 'to', IsoDate>>): string =>
    t('valueOn', { date: formatDate(facts[end]) })

const part = (id: 'paidIn' | 'paidOut' | 'income' | 'charges' | 'marketChange') =>
  ({
    id,
    head: id,
    format: 'amount',
    value: ({ movement }: MovementRow) => movement?.[id] ?? null,
    missing: (_: MovementRow, { t }: Pick<ColumnContext<'reportExport', never>, 't'>) => t('noOpening'),
    isSigned: true,
  }) as const

/** How the value of a portfolio changed: the lines add up from the first to the last. */
export const movementColumns = defineColumns<MovementRow, never, Record<'before' | 'to', IsoDate>>()('reportExport', [
  { id: 'name', head: 'item', format: 'text', value: ({ name }) => name, isName: true },
  {
    id: 'opening',
    head: dateHead('before'),
    format: 'amount',
    value: ({ movement }) => movement?.opening ?? null,
    missing: (_, { t }) => t('noOpening'),
    isStrong: true,
  },
  part('paidIn'),
  part('paidOut'),
  part('income'),
  part('charges'),
  part('marketChange'),
  {
    id: 'closing',
    head: dateHead('to'),
    format: 'amount',
    value: ({ closing }) => closing,
    missing: (_, { common }) => common('missing.unavailable'),
  },
])

export interface PerformanceRow {
  id: string
  name: string
  side: 'portfolio' | 'benchmark'
  returns: ReportPortfolio['returns']
}

const Quiet = styled.span`
  color: ${token('text-muted')};
`

/** The first stands for the period of the report: three months, the year so far, or chosen days. */
const kinds = ['own', '1y', '3y', '5y', 'inception'] as const
type Kind = (typeof kinds)[number]

const returnOf = (returns: PerformanceRow['returns'], kind: Kind) =>
  kind === 'own' ? returns[0] : returns.find((one) => one.kind === kind)

export interface PerformanceFacts {
  /** What the first column is about. */
  own: ReportPortfolio['returns'][number]['kind']
  basis: 'net' | 'gross' | 'other'
  /** Of the only portfolio; null when there are several. */
  inception: IsoDate | null
}

/** How each portfolio and its benchmark performed. */
export const performanceColumns = defineColumns<PerformanceRow, never, PerformanceFacts>()('reportExport', [
  {
    id: 'name',
    head: ({ t, facts: { basis } }) => t('method', { basis }),
    format: 'text',
    value: ({ name }) => name,
    cell: ({ name, side }) => (side === 'benchmark' ? <Quiet>{name}</Quiet> : name),
    isName: true,
  },
  ...kinds.map(
    (kind) =>
      ({
        id: kind,
        head: ({ t, common, facts: { inception, own } }: ColumnContext<'reportExport', PerformanceFacts>) => {
          if (kind === 'inception' && inception) return t('since', { date: formatDate(inception) })
          if (kind === 'own') return own === 'period' ? t('thisPeriod') : common(`period.${own}`)
          return common(`period.${kind}`)
        },
        format: 'percent',
        value: ({ returns, side }: PerformanceRow) => returnOf(returns, kind)?.[side] ?? null,
        missing: ({ returns, side }: PerformanceRow, { common }: ColumnContext<'reportExport', PerformanceFacts>) => {
          const found = returnOf(returns, kind)
          return common(`missing.${found?.reason ?? (side === 'benchmark' && found?.portfolio != null ? 'no_benchmark' : 'unavailable')}`)
        },
        isSigned: true,
      }) as const,
  ),
])
