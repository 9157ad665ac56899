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
import { RowsSkeleton } from '../ui/RowsSkeleton'
import { Skeleton } from '../ui/Skeleton'
import { Table } from '../ui/Table'
import { Cell, HeadCell, RowHead } from '../ui/TableCell'
import { TableBody, TableHead, TableRow } from '../ui/TableParts'
import { TableWrap } from '../ui/TableWrap'
import { TilesSkeleton } from '../ui/TilesSkeleton'
import { TwoLines } from '../ui/TwoLines'
import { Piece } from './Piece'

export function LoadingPieces() {
  const t = useText('gallery')
  return (
    <Piece title={t('loading')}>
      <Loading label={t('loadingPortfolio')}>
        <TilesSkeleton />
        <Card aria-hidden="true">
          <CardHead title={<Skeleton width="9rem" height="1rem" />} />
          <RowsSkeleton />
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
        <TableWrap>
          <Table caption={t('tab.holdings')} look="plain">
            <TableHead>
              <TableRow>
                <HeadCell>{t('holding')}</HeadCell>
                <HeadCell num>{t('value')}</HeadCell>
              </TableRow>
            </TableHead>
            <TableBody>
              <TableRow>
                <RowHead>
                  <TwoLines name="Ravensmoor UK Equity Income Inc" detail="QSU30R2, GBP" />
                </RowHead>
                <Cell num>
                  <Amount value={money('217406.08', 'GBP')} />
                </Cell>
              </TableRow>
              <TableRow>
                <RowHead>
                  <TwoLines name="Lindow Japan Opportunities Acc" detail="QSA81J5, GBP" />
                </RowHead>
                <Cell num>
                  <Stale hasIcon={false}>{t('noPrice')}</Stale>
                </Cell>
              </TableRow>
            </TableBody>
          </Table>
        </TableWrap>
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
