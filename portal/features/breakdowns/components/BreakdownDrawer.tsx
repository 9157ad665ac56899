import SearchX from 'lucide-react/icons/search-x'
import { useMemo } from 'react'
import { type BreakdownKind, breakdownKinds } from '../../../../shared/contracts/wealth/breakdowns'
import type { Holding, HoldingsResponse } from '../../../../shared/contracts/wealth/holdings'
import type { IsoDate } from '../../../../shared/domain/dates'
import { breakdownKeyOf } from '../../../../shared/domain/exposure/breakdown'
import { compareMoney } from '../../../../shared/domain/money'
import type { ReadState } from '../../../lib/data/defineRead'
import { useText } from '../../../lib/i18n/useText'
import { Cluster } from '../../../ui/Cluster'
import { EmptyState } from '../../../ui/EmptyState'
import { Percent } from '../../../ui/Percent'
import { Skeleton } from '../../../ui/Skeleton'
import { Swatch } from '../../../ui/Swatch'
import { DataTable } from '../../../ui/table/DataTable'
import { SummedTableSkeleton } from '../../../ui/table/SummedTableSkeleton'
import { Text } from '../../../ui/Text'
import { token } from '../../../ui/tokens'
import { newestPrices } from '../../../wealth/atQuery'
import { type BreakdownLine, lineIdOf, linesByKind, useBreakdownWords } from '../../../wealth/breakdownLines'
import { useBreakdowns } from '../../../wealth/breakdowns.read'
import { DetailDrawer } from '../../../wealth/DetailDrawer'
import { HeroFigure } from '../../../wealth/HeroFigure'
import { breakdownHoldingColumns } from '../breakdownHoldings.columns'

interface BreakdownDrawerProps {
  portfolioId: string
  /** The row, as addresses have it: `sector.Health`. */
  opened: string
  /** The day that the tab beside shows; null for the newest prices. */
  date: IsoDate | null
  /** Of the same day. */
  holdings: ReadState<HoldingsResponse>
  /** Leads to the drawer of a holding; null for a day of the past, since that has the newest prices. */
  onOpenHolding: ((holdingId: string) => void) | null
  onNavigate: (opened: string) => void
  onClose: () => void
}

/** One asset class, sector or currency of a portfolio: its value, its share, and the holdings behind them. */
export function BreakdownDrawer({ date, holdings, onClose, onNavigate, onOpenHolding, opened, portfolioId }: BreakdownDrawerProps) {
  const words = useBreakdownWords()
  const { t } = words
  const { data } = useBreakdowns({ portfolioId }, date ?? newestPrices)
  const { id, kind } = rowIn(opened)
  const lines = useMemo(() => linesByKind(data, words).get(kind) ?? [], [data, words, kind])
  const index = lines.findIndex((line) => line.id === id)
  const line = lines[index]
  const neighbour = (at: number) => (index < 0 ? null : (lines[at]?.id ?? null))
  return (
    <DetailDrawer
      id={id}
      title={line?.name ?? t(`kind.${kind}`)}
      subtitle={line && t(`drawer.of.${kind}`, { count: line.count })}
      neighbours={{ previous: neighbour(index - 1), next: neighbour(index + 1) }}
      read={holdings}
      t={t}
      skeleton={<BreakdownSkeleton />}
      onNavigate={(next) => onNavigate(`${kind}.${next}`)}
      onClose={onClose}
    >
      {(answer) =>
        data === undefined ? (
          <BreakdownSkeleton />
        ) : line ? (
          <Behind line={line} rows={rowsBehind(answer, kind, id)} onOpenHolding={onOpenHolding} />
        ) : (
          <EmptyState icon={SearchX} title={t('drawer.errorTitle')}>
            {t('drawer.notFound')}
          </EmptyState>
        )
      }
    </DetailDrawer>
  )
}

type BehindProps = Pick<BreakdownDrawerProps, 'onOpenHolding'> & Readonly<{ line: BreakdownLine; rows: readonly Holding[] }>

function Behind({ line, onOpenHolding, rows }: BehindProps) {
  const t = useText('breakdowns')
  return (
    <>
      <div>
        <HeroFigure size="drawer" value={line.value} />
        {line.share !== null && (
          <Cluster as="p" $gap={`${token('s-1')} ${token('s-2')}`}>
            <Swatch $colour={line.colour} />
            <Percent value={line.share} />
            <Text $muted>{t('drawer.ofPortfolio')}</Text>
          </Cluster>
        )}
      </div>
      <section aria-labelledby="breakdown-holdings">
        <h3 id="breakdown-holdings">{t('drawer.holdings')}</h3>
        <DataTable
          columns={breakdownHoldingColumns}
          rows={rows}
          caption={t('drawer.caption', { name: line.name })}
          place="drawer"
          opening={onOpenHolding ? ({ id }) => ({ isOpen: false, onOpen: () => onOpenHolding(id) }) : undefined}
          foot={{ name: t('drawer.foot', { count: rows.length }), sum: line }}
        />
      </section>
    </>
  )
}

/** At its usual size. */
const BreakdownSkeleton = () => (
  <>
    <div aria-hidden="true">
      <Skeleton width="9rem" height="2rem" margin="0.25rem" />
      <Skeleton width="11rem" height="0.875rem" margin="0.1875rem" />
    </div>
    <section>
      <h3>{useText('breakdowns')('drawer.holdings')}</h3>
      <SummedTableSkeleton columns={breakdownHoldingColumns} rows={6} place="drawer" />
    </section>
  </>
)

/** A name of a sector may have a dot in it. */
function rowIn(opened: string): Readonly<{ kind: BreakdownKind; id: string }> {
  const [name, ...rest] = opened.split('.')
  return { kind: breakdownKinds.find((kind) => kind === name) ?? 'assetClass', id: rest.join('.') }
}

const rowsBehind = ({ currency, holdings }: HoldingsResponse, kind: BreakdownKind, id: string): readonly Holding[] =>
  holdings.filter((holding) => lineIdOf(breakdownKeyOf(kind, holding, currency)) === id).toSorted((a, b) => compareMoney(b.value, a.value))
