import Receipt from 'lucide-react/icons/receipt'
import { isoDate } from '../../shared/domain/dates'
import { money } from '../../shared/domain/money'
import { formatDate } from '../../shared/format/date'
import { useText } from '../lib/i18n/useText'
import { Amount } from '../ui/Amount'
import { Stale } from '../wealth/AsOf'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CardHead } from '../ui/CardHead'
import { Columns } from '../ui/Columns'
import { EmptyState } from '../ui/EmptyState'
import { ErrorState } from '../ui/ErrorState'
import { Loading } from '../ui/Loading'
import { ChartSkeleton } from '../ui/ChartSkeleton'
import { Skeleton } from '../ui/Skeleton'
import { DataTable } from '../ui/table/DataTable'
import { defineColumns } from '../ui/table/defineColumns'
import { TableSkeleton } from '../ui/table/TableSkeleton'
import { TilesSkeleton } from '../ui/TilesSkeleton'
import { Piece } from './Piece'

const prices = [
  { id: 'ravensmoor', name: 'Ravensmoor UK Equity Income Inc', code: 'QSU30R2, GBP', value: money('217406.08', 'GBP') },
  { id: 'lindow', name: 'Lindow Japan Opportunities Acc', code: 'QSA81J5, GBP', value: null },
]

const priceColumns = defineColumns<(typeof prices)[number]>()('gallery', [
  { id: 'name', head: 'holding', format: 'text', value: (row) => row.name, isName: true, detail: (row) => row.code },
  {
    id: 'value',
    head: 'value',
    format: 'amount',
    value: (row) => row.value,
    cell: ({ value }, { t }) => (value ? <Amount value={value} /> : <Stale hasIcon={false}>{t('noPrice')}</Stale>),
  },
])

export function LoadingPieces() {
  const t = useText('gallery')
  return (
    <Piece title={t('loading')}>
      <Loading label={t('loadingPortfolio')}>
        <TilesSkeleton chart={<ChartSkeleton kind="spark" />} />
        <Card aria-hidden="true">
          <CardHead title={<Skeleton width="9rem" height="1rem" />} />
          <TableSkeleton columns={priceColumns} rows={5} />
        </Card>
      </Loading>
    </Piece>
  )
}

export function EmptyPieces() {
  const t = useText('gallery')
  return (
    <Piece title={t('states')}>
      <Card>
        <CardHead title={t('tab.holdings')} level={3}>
          <Stale>{t('asOf')}</Stale>
        </CardHead>
        <DataTable columns={priceColumns} rows={prices} caption={t('tab.holdings')} />
      </Card>
      <Columns $shape="1-1">
        <Card>
          <EmptyState
            icon={Receipt}
            title={t('emptyTitle')}
            actions={
              <>
                <Button>{t('last3months')}</Button>
                <Button variant="quiet">{t('allTransactions')}</Button>
              </>
            }
          >
            {t('emptyText', { date: formatDate(isoDate('2026-10-12')) })}
          </EmptyState>
        </Card>
        <Card>
          <ErrorState title={t('errorTitle')} onRetry={() => undefined} actions={<Button>{t('writeToUs')}</Button>}>
            {t('errorText', { reference: '7F2C-1904' })}
          </ErrorState>
        </Card>
      </Columns>
    </Piece>
  )
}
