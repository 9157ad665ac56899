import { useMemo } from 'react'
import type { ClientRow } from '../../../../shared/contracts/wealth'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { isoInstant } from '../../../../shared/domain/dates'
import type { Ratio } from '../../../../shared/domain/ratio'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Card } from '../../../ui/Card'
import { ClientsTable, Optional } from '../../../ui/ClientsTable'
import { Percent } from '../../../ui/Percent'
import { Cell, HeadCell, RowHead } from '../../../ui/TableCell'
import { TableBody, TableFoot, TableHead, TableRow } from '../../../ui/TableParts'
import { TableWrap } from '../../../ui/TableWrap'
import { TwoLines } from '../../../ui/TwoLines'
import { groupByLetter } from '../model/groupByLetter'
import type { ClientSort, SortKey } from '../model/sortClients'
import type { ClientsSummary } from '../model/summariseClients'
import { useGrowing } from '../useGrowing'
import { ClientTableRow } from './ClientTableRow'

interface ClientListProps {
  /** Filtered and sorted. */
  rows: readonly ClientRow[]
  /** How many there are without filters. */
  allCount: number
  /** Of the sum. */
  currency: CurrencyCode
  isFiltered: boolean
  /** Of `rows`. */
  summary: ClientsSummary
  scale: Ratio
  portal: string
  sort: ClientSort
  onSort: (key: SortKey) => void
}

/** The clients as an address book, or in a row when they are sorted by a figure. */
export function ClientList({ rows, allCount, currency, isFiltered, summary, scale, portal, sort, onSort }: ClientListProps) {
  const t = useText('clients')
  const locale = useLocale()
  const shown = useGrowing(rows, rows.length)
  const hasLetters = sort.key === 'client'
  const shownRows = useMemo(() => rows.slice(0, shown), [rows, shown])
  const groups = useMemo(() => (hasLetters ? groupByLetter(shownRows) : [{ letter: '', rows: shownRows }]), [hasLetters, shownRows])
  const now = useMemo(() => isoInstant(new Date()), [rows])
  const columns = hasLetters ? 2 : 1
  const directionOf = (key: SortKey) => (sort.key === key ? (sort.descending ? 'descending' : 'ascending') : null)

  return (
    <Card>
      <TableWrap>
        <ClientsTable caption={t('caption')}>
          <TableHead>
            <TableRow>
              <HeadCell colSpan={columns} sort={directionOf('client')} onSort={() => onSort('client')}>
                {t('columnClient')}
              </HeadCell>
              <HeadCell num sort={directionOf('assets')} onSort={() => onSort('assets')}>
                {t('columnAssets')}
              </HeadCell>
              <HeadCell column="share" sort={directionOf('share')} onSort={() => onSort('share')}>
                {t('columnShare')} <Optional>{t('shareScale', { share: formatPercent(scale, locale, { digits: 0 }) })}</Optional>
              </HeadCell>
            </TableRow>
          </TableHead>
          {groups.map((group) => (
            <TableBody key={group.letter} az={hasLetters}>
              {group.rows.map((row, index) => (
                <ClientTableRow
                  key={row.id}
                  row={row}
                  portal={portal}
                  scale={scale}
                  now={now}
                  letter={hasLetters && index === 0 ? group.letter : undefined}
                  letterRows={hasLetters && index === 0 ? group.rows.length : undefined}
                />
              ))}
            </TableBody>
          ))}
          <TableFoot>
            <TableRow>
              <RowHead colSpan={columns}>
                <FootLabel summary={summary} allCount={allCount} isFiltered={isFiltered} currency={currency} />
              </RowHead>
              <Cell num total>
                <Amount value={summary.value} missing={t('noValue')} />
              </Cell>
              <Cell column="share" num style={{ gridColumn: '1 / -1' }}>
                <Percent value={summary.share} missing={t('noShare')} />
              </Cell>
            </TableRow>
          </TableFoot>
        </ClientsTable>
      </TableWrap>
    </Card>
  )
}

function FootLabel({ summary, allCount, isFiltered, currency }: Pick<ClientListProps, 'summary' | 'allCount' | 'isFiltered' | 'currency'>) {
  const t = useText('clients')
  const { clients, portfolios, leftOut } = summary
  const name = isFiltered ? t('footShown', { shown: clients, clients: allCount, portfolios }) : t('footAll', { clients, portfolios })
  const notes = [isFiltered && t('footShownNote'), leftOut > 0 && t('footLeftOut', { count: leftOut, currency })].filter((note) => note !== false)
  return notes.length > 0 ? <TwoLines name={name} detail={notes.join(' · ')} /> : name
}
