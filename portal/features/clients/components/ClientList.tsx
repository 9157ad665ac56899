import { useMemo } from 'react'
import type { ClientRow } from '../../../../shared/contracts/wealth'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import { type IsoDate, isoInstant } from '../../../../shared/domain/dates'
import type { Ratio } from '../../../../shared/domain/ratio'
import { formatPercent } from '../../../../shared/format/percent'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Amount } from '../../../ui/Amount'
import { Card } from '../../../ui/Card'
import { ClientsTable, Optional } from '../../../ui/ClientsTable'
import { Percent } from '../../../ui/Percent'
import { Cell, HeadCell, RowHead } from '../../../ui/TableCell'
import { TableFoot, TableHead, TableRow } from '../../../ui/TableParts'
import { TableWrap } from '../../../ui/TableWrap'
import { TwoLines } from '../../../ui/TwoLines'
import { groupByLetter, toSections } from '../model/groupByLetter'
import type { ClientSort, SortKey } from '../model/sortClients'
import type { ClientsSummary } from '../model/summariseClients'
import { ClientListSection } from './ClientListSection'

const hourMs = 3_600_000

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
  /** The latest data date of all clients. */
  latest: IsoDate | null
  portal: string
  sort: ClientSort
  onSort: (key: SortKey) => void
}

/** The clients as an address book, or in a row when they are sorted by a figure. */
export function ClientList({ rows, allCount, currency, isFiltered, summary, scale, latest, portal, sort, onSort }: ClientListProps) {
  const t = useText('clients')
  const locale = useLocale()
  const hasLetters = sort.key === 'client'
  const sections = useMemo(() => toSections(hasLetters ? groupByLetter(rows) : [{ letter: '', rows: [...rows] }]), [hasLetters, rows])
  // To the hour: exact enough to know which day it is, and seldom another, because with it every row is rendered anew.
  const hour = Math.floor(Date.now() / hourMs) * hourMs
  const facts = useMemo(() => ({ portal, scale, latest, now: isoInstant(new Date(hour)) }), [portal, scale, latest, hour])
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
          {sections.map((section) => (
            <ClientListSection key={section.key} section={section} list={rows} hasLetters={hasLetters} facts={facts} />
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
  const { clients, converted, portfolios, leftOut } = summary
  const name = isFiltered ? t('footShown', { shown: clients, clients: allCount, portfolios }) : t('footAll', { clients, portfolios })
  const notes = [
    isFiltered && t('footShownNote'),
    converted > 0 && t('footConverted', { count: converted }),
    leftOut > 0 && t('footLeftOut', { count: leftOut, currency }),
  ].filter((note) => note !== false)
  return notes.length > 0 ? <TwoLines name={name} detail={notes.join(' · ')} /> : name
}
