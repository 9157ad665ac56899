import { type ReactNode, useMemo } from 'react'
import type { SeriesPoint, Tile } from '../../shared/contracts/wealth/figures'
import { formatPercent } from '../../shared/format/percent'
import { Sparkline } from '../charts/Sparkline'
import { useLocale } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { periodSeries } from './periodSeries'
import { ReturnTile } from './ReturnTile'
import { Tiles } from '../ui/Tiles'

export interface ReturnTilesProps {
  /** Shown in this order; empty shows nothing. */
  tiles: readonly Tile[]
  /** The cumulative series that the sparklines are cut from. */
  series: readonly SeriesPoint[]
  labels: {
    /** Name of the whole card: "Returns after charges". */
    list: string
    /** The line under a figure, around the benchmark's return: "Benchmark +4.84%". */
    benchmark: (value: string) => string
  }
  /** Draws the label of a tile that has a figure; its text by default. */
  labelOf?: (period: Tile['period'], text: string) => ReactNode
}

/** Returns of the periods of a portfolio or an account, each with its benchmark and shape. A return that is missing shows its reason. */
export function ReturnTiles({ tiles, series, labels, labelOf }: ReturnTilesProps) {
  const t = useText('common')
  const locale = useLocale()
  const sparks = useMemo(
    () => tiles.map((tile) => (tile.portfolio === null ? [] : periodSeries(series, tile.from, tile.to))),
    [tiles, series],
  )
  if (tiles.length === 0) return null

  return (
    <Tiles label={labels.list}>
      {tiles.map((tile, index) => {
        const spark = sparks[index] ?? []
        const reason = t(`missing.${tile.reason ?? (tile.portfolio === null ? 'unavailable' : 'no_benchmark')}`)
        return (
          <ReturnTile
            key={tile.period}
            label={tile.portfolio !== null && labelOf ? labelOf(tile.period, t(`period.${tile.period}`)) : t(`period.${tile.period}`)}
            value={tile.portfolio}
            note={
              tile.portfolio !== null && tile.benchmark !== null
                ? labels.benchmark(formatPercent(tile.benchmark, locale, { signed: true }))
                : reason
            }
            chart={spark.length > 1 && <Sparkline series={spark} />}
          />
        )
      })}
    </Tiles>
  )
}
