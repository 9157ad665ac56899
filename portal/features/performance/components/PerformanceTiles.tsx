import { useText } from '../../../lib/i18n/useText'
import { ChartSkeleton } from '../../../ui/ChartSkeleton'
import { TilesSkeleton } from '../../../ui/TilesSkeleton'
import { DataCard } from '../../../wealth/DataCard'
import { ExplainLabel } from '../../../wealth/ExplainLabel'
import { ReturnTiles } from '../../../wealth/ReturnTiles'
import { usePerformance } from '../performance.read'

/** Returns of the year to date, three years, one year and six months, each with its benchmark. */
export function PerformanceTiles({ portfolioId }: { portfolioId: string }) {
  const t = useText('performance')
  return (
    <DataCard read={usePerformance(portfolioId)} t={t} frame="page" skeleton={<TilesSkeleton chart={<ChartSkeleton kind="spark" />} />}>
      {({ tiles, series, basis }) => (
        <ReturnTiles
          tiles={tiles}
          series={series}
          labelOf={(period, text) => <ExplainLabel figure={period}>{text}</ExplainLabel>}
          labels={{ list: t(basis === 'net' ? 'tilesNet' : 'tilesGross'), benchmark: (value) => t('benchmarkValue', { value }) }}
        />
      )}
    </DataCard>
  )
}
