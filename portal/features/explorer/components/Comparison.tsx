import ChartLine from 'lucide-react/icons/chart-line'
import Scale from 'lucide-react/icons/scale'
import X from 'lucide-react/icons/x'
import { Suspense, useMemo } from 'react'
import { styled } from 'styled-components'
import { ChartFrame } from '../../../charts/ChartFrame'
import { ChartTable } from '../../../charts/ChartTable'
import type { Line } from '../../../charts/line'
import { type CompareResponse, mostCompared } from '../../../../shared/contracts/market/funds'
import { formatDate } from '../../../../shared/format/date'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { CardFoot } from '../../../ui/CardFoot'
import { CardHead } from '../../../ui/CardHead'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { EmptyState } from '../../../ui/EmptyState'
import { IconButton } from '../../../ui/IconButton'
import { lazyPart } from '../../../ui/lazyPart'
import { Skeleton } from '../../../ui/Skeleton'
import { Stack } from '../../../ui/Stack'
import { DataTable } from '../../../ui/table/DataTable'
import { MatrixTable } from '../../../ui/table/MatrixTable'
import { token } from '../../../ui/tokens'
import { DataCard, type DataText } from '../../../wealth/DataCard'
import { comparedColumns, growthColumns } from '../comparison.columns'
import { useComparison } from '../funds.read'
import { type ComparedFund, comparedFunds, tablePoints } from '../model/comparedFunds'
import { FundMark } from './FundMark'
import { NoFeed } from './NoFeed'
import { useMarketName } from '../../../wealth/market/useMarketName'

const GrowthChart = lazyPart(() => import('./GrowthChart'), 'GrowthChart')

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s-1')} ${token('s-5')};
  padding-inline: ${token('s-5')};

  > li {
    display: inline-flex;
    align-items: center;
    gap: ${token('s-2')};
    font: ${token('t-small')};
  }
`

interface ComparisonProps {
  ids: readonly string[]
  onRemove: (id: string) => void
  onBack: () => void
}

/** Two to four funds side by side: their growth over the time that all have, and their facts. */
export function Comparison({ ids, onBack, onRemove }: ComparisonProps) {
  const t = useText('explorer')
  const read = useComparison(ids, useLocale())
  const text: DataText = (key) => t(`comparison.${key}`)
  if (ids.length < 2) {
    return (
      <Card>
        <EmptyState icon={Scale} level={2} title={t('tooFewTitle')} actions={<Button onPress={onBack}>{t('chooseFunds')}</Button>}>
          {t('tooFewText', { most: mostCompared })}
        </EmptyState>
      </Card>
    )
  }
  return (
    <DataCard
      read={read}
      t={text}
      frame="page"
      level={2}
      failure={({ status }) => (status === 404 ? <NoFeed /> : null)}
      skeleton={
        <Stack $gap={6} aria-hidden="true">
          <Card>
            <CardHead title={t('growthTitle')} note={<Skeleton width="min(26rem, 100%)" height="0.75rem" margin="0.1875rem" />} />
            <ChartFrame>
              <ChartSkeleton kind="line" />
            </ChartFrame>
          </Card>
          <Card>
            <CardHead title={t('factsTitle')} />
            <Skeleton height="36rem" />
          </Card>
        </Stack>
      }
    >
      {(answer) => <Compared answer={answer} onRemove={onRemove} />}
    </DataCard>
  )
}

function Compared({ answer, onRemove }: Readonly<{ answer: CompareResponse; onRemove: (id: string) => void }>) {
  const t = useText('explorer')
  const funds = useMemo(() => comparedFunds(answer), [answer])
  const { from, missing, points, to } = answer
  const marketName = useMarketName()
  const facts = useMemo(() => ({ from, marketName }), [from, marketName])
  return (
    <Stack $gap={6}>
      <Card>
        <CardHead title={t('growthTitle')} note={from && to && t('growthNote', { from: formatDate(from), to: formatDate(to) })} />
        <Legend aria-label={t('comparedFunds')}>
          {funds.map(({ fund, id, letter, series }) => (
            <li key={id}>
              <FundMark letter={letter} series={series} />
              {fund.name}
              <IconButton icon={X} size="s" label={t('removeNamed', { name: fund.name })} onPress={() => onRemove(id)} />
            </li>
          ))}
        </Legend>
        {points.length > 1 ? (
          <GrowthBody funds={funds} points={points} />
        ) : (
          <EmptyState icon={ChartLine} title={t('noCommonTitle')}>
            {t('noCommonText')}
          </EmptyState>
        )}
        {missing.length > 0 && <CardFoot>{t('comparison.missing', { count: missing.length })}</CardFoot>}
      </Card>
      <Card>
        <CardHead title={t('factsTitle')} />
        <MatrixTable columns={comparedColumns} rows={funds} facts={facts} caption={t('factsTitle')} scrollLabel={t('factsScroll')} />
      </Card>
    </Stack>
  )
}

function GrowthBody({ funds, points }: Readonly<{ funds: readonly ComparedFund[]; points: CompareResponse['points'] }>) {
  const t = useText('explorer')
  const common = useText('common')
  const locale = useLocale()
  const dates = useMemo(() => points.map(({ date }) => date), [points])
  const lines = useMemo(
    () =>
      funds.map(({ fund, id, letter, series }, index): Line => ({
        id,
        kind: 'series',
        series,
        mark: letter,
        label: fund.name,
        values: points.map(({ growth }) => growth[index] ?? null),
      })),
    [funds, points],
  )
  const summary = funds
    .map(({ fund, growth }) => (growth === null ? fund.name : `${fund.name} ${formatPercent(growth, locale, { signed: true })}`))
    .join(', ')
  return (
    <ChartFrame>
      <Suspense fallback={<ChartSkeleton kind="line" />}>
        <GrowthChart dates={dates} lines={lines} walkLabel={t('walk')} summary={t('growthSummary', { funds: summary })} />
      </Suspense>
      <ChartTable label={common('showAsTable')}>
        <DataTable
          place="drawer"
          caption={t('growthTitle')}
          columns={growthColumns}
          rows={tablePoints(points).map((point) => ({ ...point, id: point.date }))}
        />
      </ChartTable>
    </ChartFrame>
  )
}
