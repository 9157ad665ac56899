import { useText } from '../../../lib/i18n/useText'
import { Card } from '../../../ui/Card'
import { ErrorState } from '../../../ui/ErrorState'
import { Loading } from '../../../ui/Loading'
import { ReturnTiles } from '../../../wealth/ReturnTiles'
import { TilesSkeleton } from '../../../ui/TilesSkeleton'
import { usePerformance } from '../api/getPerformance'

/** Returns of the year to date, three years, one year and six months, each with its benchmark. */
export function PerformanceTiles({ portfolioId }: { portfolioId: string }) {
  const t = useText('performance')
  const common = useText('common')
  const { data, error, isValidating, mutate } = usePerformance(portfolioId)
  if (error && !data) {
    return (
      <Card>
        <ErrorState title={t('errorTitle')} onRetry={() => void mutate()} retryLabel={common('retry')} isRetrying={isValidating}>
          {t('errorText')}
        </ErrorState>
      </Card>
    )
  }
  if (!data) {
    return (
      <Loading label={t('loading')}>
        <TilesSkeleton />
      </Loading>
    )
  }
  return (
    <ReturnTiles
      tiles={data.tiles}
      series={data.series}
      labels={{ list: t(data.basis === 'net' ? 'tilesNet' : 'tilesGross'), benchmark: (value) => t('benchmarkValue', { value }) }}
    />
  )
}
