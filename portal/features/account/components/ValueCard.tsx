import ChartLine from 'lucide-react/icons/chart-line'
import { Suspense, useState } from 'react'
import { ChartFrame } from '../../../charts/ChartFrame'
import { DataTable } from '../../../ui/table/DataTable'
import { ChartTable } from '../../../charts/ChartTable'
import type { ValuePoint, ValuesResponse } from '../../../../shared/contracts/wealth/values'
import { money } from '../../../../shared/domain/money'
import { formatDate } from '../../../../shared/format/date'
import { formatMoney } from '../../../../shared/format/money'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { CardSkeleton } from '../../../ui/CardSkeleton'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { lazyPart } from '../../../ui/lazyPart'
import { SegmentedControl } from '../../../ui/SegmentedControl'
import { Skeleton } from '../../../ui/Skeleton'
import { WordsSkeleton } from '../../../ui/WordsSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { useValues, type Whole } from '../whole.read'
import { pointsOf, type ValuePeriod, valuePeriods, yearEnds } from '../model/pointsOf'
import { valueColumns } from '../values.columns'

const ValueChart = lazyPart(() => import('../../../charts/ValueChart'), 'ValueChart')

/** Value of one account, or of all together, over the money that was put in. */
export function ValueCard({ of }: { of: Whole }) {
  const t = useText('account')
  const read = useValues(of)
  const [period, setPeriod] = useState<ValuePeriod>('all')
  const points = read.data?.points ?? []
  return (
    <DataCard
      read={read}
      t={t}
      title={t('values')}
      note={({ currency, points: all }) => t(all.some(({ paidIn }) => paidIn === null) ? 'valuesNoteAlone' : 'valuesNote', { currency })}
      awaited={{ note: <NoteSkeleton /> }}
      actions={
        <SegmentedControl
          label={t('valuesPeriod')}
          items={valuePeriods
            .filter((id) => id === 'all' || pointsOf(points, id))
            .map((id) => ({ id, label: t(`period.${id}`, { year: points[0]?.date.slice(0, 4) ?? '' }) }))}
          value={period}
          onChange={setPeriod}
          isDisabled={points.length === 0}
        />
      }
      skeleton={<BodySkeleton />}
      empty={{
        when: (answer) => answer.points.length === 0,
        icon: ChartLine,
        title: t('valuesEmptyTitle'),
        text: t('valuesEmptyText'),
        unavailable: { title: t('valuesUnavailableTitle'), text: t('valuesUnavailableText') },
      }}
    >
      {(answer) => <Body points={pointsOf(answer.points, period) ?? answer.points} currency={answer.currency} />}
    </DataCard>
  )
}

/** The card at its final size, before it is known what it is of. */
export function ValueCardSkeleton() {
  const t = useText('account')
  return (
    <CardSkeleton title={t('values')} note={<NoteSkeleton />} actions={<Skeleton width="14rem" height="2rem" />}>
      <BodySkeleton />
    </CardSkeleton>
  )
}

const NoteSkeleton = () => <WordsSkeleton like={useText('account')('valuesNote', { currency: 'GBP' })} />

const BodySkeleton = () => (
  <ChartFrame>
    <ChartSkeleton kind="line" />
    <Skeleton width="8rem" height="1rem" margin="0.25rem" />
  </ChartFrame>
)

function Body({ points, currency }: { points: readonly ValuePoint[]; currency: ValuesResponse['currency'] }) {
  const t = useText('account')
  const common = useText('common')
  const locale = useLocale()
  const last = points.at(-1)
  const words = last && {
    date: formatDate(last.date),
    value: formatMoney(money(last.value, currency), locale),
    paidIn: last.paidIn === null ? '' : formatMoney(money(last.paidIn, currency), locale),
  }
  return (
    <ChartFrame>
      <Suspense fallback={<ChartSkeleton kind="line" />}>
        <ValueChart
          points={points}
          currency={currency}
          summary={words ? t(words.paidIn ? 'valuesSummary' : 'valuesSummaryAlone', words) : ''}
          labels={{ value: t('value'), paidIn: t('paidIn'), walk: t('valuesWalk') }}
        />
      </Suspense>
      <ChartTable label={common('showAsTable')}>
        <DataTable
          caption={t('valuesTableCaption')}
          columns={valueColumns}
          facts={{ currency }}
          rows={yearEnds(points).map((point) => ({ ...point, id: point.date }))}
          place="drawer"
        />
      </ChartTable>
    </ChartFrame>
  )
}
