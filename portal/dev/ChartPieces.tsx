import { Suspense, useState } from 'react'
import type { AssetClass } from '../../shared/domain/assetClass'
import { money } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import type { SeriesPoint } from '../../shared/contracts/wealth/figures'
import { formatDate } from '../../shared/format/date'
import { formatCompactMoney } from '../../shared/format/compactMoney'
import { formatPercent } from '../../shared/format/percent'
import { ChartFrame } from '../charts/ChartFrame'
import { DataTable } from '../ui/table/DataTable'
import { ChartTable } from '../charts/ChartTable'
import { DonutRow } from '../charts/DonutRow'
import { Legend } from '../charts/Legend'
import { useLocale } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { Amount } from '../ui/Amount'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CardBody } from '../ui/CardBody'
import { CardHead } from '../ui/CardHead'
import { ChartSkeleton } from '../ui/ChartSkeleton'
import { Columns } from '../ui/Columns'
import { LegendList } from '../ui/LegendList'
import { defineColumns } from '../ui/table/defineColumns'
import { Percent } from '../ui/Percent'
import { longSeries, series } from './gallerySeries'
import { Piece } from './Piece'
import { lazyPart } from '../ui/lazyPart'
import { seriesColour } from '../ui/tokens'

const CumulativeChart = lazyPart(() => import('../charts/CumulativeChart'), 'CumulativeChart')
const AllocationDonut = lazyPart(() => import('../charts/AllocationDonut'), 'AllocationDonut')

const classes = [
  ['Collective', 1, '851265.06', 0.3681],
  ['Fixed Interest', 2, '512816.10', 0.2217],
  ['Equity', 3, '347612.60', 0.1503],
  ['Alternative', 6, '155097.30', 0.0671],
  ['Commodity', 4, '131188.32', 0.0567],
  ['Structured Note', 7, '93105.00', 0.0403],
  ['Private Equity', 5, '80000.30', 0.0346],
  ['Property', 9, '71255.70', 0.0308],
  ['Cash', 8, '70118.99', 0.0304],
] as const satisfies readonly (readonly [AssetClass, number, string, number])[]

const pointColumns = defineColumns<SeriesPoint & { id: string }>()('gallery', [
  { id: 'date', head: 'date', format: 'text', value: ({ date }) => formatDate(date), isName: true },
  { id: 'portfolio', head: 'portfolio', format: 'percent', value: ({ portfolio }) => portfolio, isSigned: true },
  { id: 'benchmark', head: 'benchmark', format: 'percent', value: ({ benchmark }) => benchmark, isSigned: true },
])

export function ChartPieces() {
  const t = useText('gallery')
  return (
    <Piece title={t('chart')}>
      <Columns $shape="2-1">
        <Returns />
        <Allocation />
      </Columns>
    </Piece>
  )
}

function Returns() {
  const t = useText('gallery')
  const locale = useLocale()
  const last = series.at(-1)
  if (!last) return null
  const signed = (value: typeof last.portfolio) => formatPercent(value, locale, { signed: true })
  return (
    <Card>
      <CardHead title={t('chartTitle')} level={3}>
        <Legend
          items={[
            { id: 'p', kind: 'series', label: t('portfolio') },
            { id: 'b', kind: 'benchmark', label: t('benchmark') },
          ]}
        />
      </CardHead>
      <ChartFrame>
        <Suspense fallback={<ChartSkeleton kind="line" />}>
          <CumulativeChart
            series={series}
            summary={t('chartSummary', { portfolio: signed(last.portfolio), benchmark: signed(last.benchmark ?? last.portfolio) })}
            labels={{ portfolio: t('portfolio'), benchmark: t('benchmark'), walk: t('walk') }}
          />
        </Suspense>
        <ChartTable label={t('showAsTable')}>
          <DataTable
            caption={t('chartTitle')}
            columns={pointColumns}
            rows={series.filter((_, index) => index % 9 === 8).map((point) => ({ ...point, id: point.date }))}
            place="drawer"
          />
        </ChartTable>
      </ChartFrame>
    </Card>
  )
}

function Allocation() {
  const t = useText('gallery')
  const common = useText('common')
  const locale = useLocale()
  const named = (index: 0 | 1) => `${common(`assetClass.${classes[index][0]}`)} ${formatPercent(ratio(classes[index][3]), locale)}`
  return (
    <Card>
      <CardHead title={t('allocation')} level={3} />
      <CardBody>
        <DonutRow>
          <Suspense fallback={<ChartSkeleton kind="donut" />}>
            <AllocationDonut
              segments={classes.map(([id, n, , value]) => ({ id, colour: seriesColour(n), value }))}
              summary={t('allocationSummary', { first: named(0), second: named(1) })}
              figure={formatCompactMoney(money('2312459.37', 'GBP'), locale)}
              note={t('assetClasses', { count: classes.length })}
            />
          </Suspense>
          <LegendList
            items={classes.map(([id, n, amount, value]) => ({
              id,
              colour: seriesColour(n),
              label: common(`assetClass.${id}`),
              value: <Amount value={money(amount, 'GBP')} />,
              weight: <Percent value={ratio(value)} />,
            }))}
            onSelect={() => undefined}
          />
        </DonutRow>
      </CardBody>
    </Card>
  )
}

/** A chart of `count` points that a button draws and takes away, for measurements: `/dev/gallery?points=50000`. */
export function LongChart({ count }: { count: number }) {
  const t = useText('gallery')
  const [isDrawn, setDrawn] = useState(false)
  const [points] = useState(() => longSeries(count))
  return (
    <Piece title={t('chart')}>
      <Button onPress={() => setDrawn((was) => !was)}>{t('chart')}</Button>
      <Card>
        <ChartFrame>
          <Suspense fallback={null}>
            {isDrawn && (
              <CumulativeChart
                series={points}
                summary={t('chartTitle')}
                labels={{ portfolio: t('portfolio'), benchmark: t('benchmark'), walk: t('walk') }}
              />
            )}
          </Suspense>
        </ChartFrame>
      </Card>
    </Piece>
  )
}
