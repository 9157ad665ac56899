import { Fragment, type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { isoDate } from '../../shared/domain/dates'
import { decimal, money } from '../../shared/domain/money'
import { ratio } from '../../shared/domain/ratio'
import { formatDate } from '../../shared/format/date'
import { formatPrice, formatUnits } from '../../shared/format/number'
import { useLocale } from '../lib/i18n/LocaleContext'
import { useText } from '../lib/i18n/useText'
import { Amount } from '../ui/Amount'
import { Card } from '../ui/Card'
import { Expander } from '../ui/Expander'
import { GroupName } from '../ui/GroupName'
import { KeyValue, KeyValueItem } from '../features/holdings/components/KeyValue'
import { Percent } from '../ui/Percent'
import { RowOpener } from '../ui/RowOpener'
import { SubLine } from '../ui/SubLine'
import { Table } from '../ui/Table'
import { Cell, HeadCell, RowHead, type SortDirection } from '../ui/TableCell'
import { TableBody, TableFoot, TableHead, TableRow } from '../ui/TableParts'
import { TableWrap } from '../ui/TableWrap'
import { TwoLines } from '../ui/TwoLines'
import { HoldingDrawer } from './HoldingDrawer'
import { Piece } from './Piece'

const Trades = styled.div`
  max-inline-size: 34rem;
  margin-inline-start: 1.75rem;
`

const rows = [
  {
    id: 'mossgate',
    name: 'Mossgate Instruments plc',
    detail: 'QSU66M3, GBX',
    cost: '68422.80',
    value: '100056.00',
    gain: '31633.20',
    ratio: 0.4623,
  },
  {
    id: 'kelvaney',
    name: 'Kelvaney Therapeutics plc',
    detail: 'QSO24K1, GBX',
    cost: '62911.40',
    value: '90031.50',
    gain: '27120.10',
    ratio: 0.4311,
  },
  {
    id: 'hedrin',
    name: 'Port Hedrin Water plc',
    detail: 'QSA17P8, GBX',
    cost: '81360.20',
    value: '74529.00',
    gain: '-6831.20',
    ratio: -0.084,
  },
]

const gbp = (amount: string) => money(amount, 'GBP')

export function TablePieces() {
  const t = useText('gallery')
  const common = useText('common')
  const [direction, setDirection] = useState<SortDirection>('descending')
  const [open, setOpen] = useState<string | null>('mossgate')
  const [selected, setSelected] = useState<string | null>('kelvaney')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const sorted = [...rows].sort((a, b) => (Number(a.value) - Number(b.value)) * (direction === 'ascending' ? 1 : -1))
  return (
    <Piece title={t('table')}>
      <Card>
        <TableWrap>
          <Table caption={t('tableCaption')}>
            <TableHead>
              <TableRow>
                <HeadCell>{t('holding')}</HeadCell>
                <HeadCell num priority={2}>
                  {t('cost')}
                </HeadCell>
                <HeadCell
                  num
                  edge="end"
                  sort={direction}
                  onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
                >
                  {t('value')}
                </HeadCell>
                <HeadCell num priority={1}>
                  {t('gain')}
                </HeadCell>
              </TableRow>
            </TableHead>
            <TableBody>
              <TableRow kind="group">
                <RowHead scope="rowgroup">
                  <GroupName colour="var(--series-3)" count={3}>
                    {common('assetClass.Equity')}
                  </GroupName>
                </RowHead>
                <Cell num priority={2}>
                  <Amount value={gbp('212694.40')} />
                </Cell>
                <Cell num edge="end">
                  <Amount value={gbp('264616.50')} />
                </Cell>
                <Cell num priority={1}>
                  <Amount value={gbp('51922.10')} signed />
                </Cell>
              </TableRow>
              {sorted.map((row) => (
                <Fragment key={row.id}>
                  <TableRow isSelected={row.id === selected}>
                    <RowHead>
                      <Expander
                        isOpen={open === row.id}
                        onToggle={() => setOpen(open === row.id ? null : row.id)}
                        label={t('tradesOf', { name: row.name })}
                        controls={`trades-${row.id}`}
                      >
                        <TwoLines
                          name={
                            <RowOpener
                              onClick={() => {
                                setSelected(row.id)
                                setDrawerOpen(true)
                              }}
                            >
                              {row.name}
                            </RowOpener>
                          }
                          detail={row.detail}
                        />
                      </Expander>
                    </RowHead>
                    <Cell num priority={2}>
                      <Amount value={gbp(row.cost)} />
                    </Cell>
                    <Cell num edge="end">
                      <Amount value={gbp(row.value)} />
                      <SubLine>
                        <Percent value={ratio(row.ratio)} tone />
                      </SubLine>
                    </Cell>
                    <Cell num priority={1}>
                      <Amount value={gbp(row.gain)} tone />
                    </Cell>
                  </TableRow>
                  <TableRow kind="detail" id={`trades-${row.id}`} isHidden={open !== row.id}>
                    <Cell colSpan={4}>
                      <Trades>
                        <TradeList />
                      </Trades>
                    </Cell>
                  </TableRow>
                </Fragment>
              ))}
            </TableBody>
            <TableFoot>
              <TableRow>
                <RowHead>{t('holdings', { count: 3 })}</RowHead>
                <Cell num priority={2} total>
                  <Amount value={gbp('212694.40')} />
                </Cell>
                <Cell num edge="end" total>
                  <Amount value={gbp('264616.50')} />
                </Cell>
                <Cell num priority={1} total>
                  <Amount value={gbp('51922.10')} tone />
                </Cell>
              </TableRow>
            </TableFoot>
          </Table>
        </TableWrap>
      </Card>
      {isDrawerOpen && selected && (
        <HoldingDrawer id={selected} ids={sorted.map(({ id }) => id)} onChange={setSelected} onClose={() => setDrawerOpen(false)} />
      )}
    </Piece>
  )
}

function TradeList(): ReactNode {
  const t = useText('gallery')
  const locale = useLocale()
  const bought = (date: string, units: string, price: string) =>
    t('bought', {
      date: formatDate(isoDate(date)),
      units: formatUnits(decimal(units), locale),
      price: formatPrice(decimal(price), 'GBX', locale),
    })
  return (
    <KeyValue>
      <KeyValueItem term={bought('2023-06-12', '2900', '1498.2')}>
        <Amount value={gbp('43447.80')} />
      </KeyValueItem>
      <KeyValueItem term={bought('2024-01-08', '1500', '1665')}>
        <Amount value={gbp('24975.00')} />
      </KeyValueItem>
      <KeyValueItem term={t('cost')} isSum>
        <Amount value={gbp('68422.80')} />
      </KeyValueItem>
    </KeyValue>
  )
}
