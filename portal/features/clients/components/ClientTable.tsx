import { memo, useCallback, useMemo } from 'react'
import type { ClientRow } from '../../../../shared/contracts/wealth/clients'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { paths } from '../../../lib/paths'
import { Card } from '../../../ui/Card'
import { DataTable } from '../../../ui/table/DataTable'
import type { Sort } from '../../../ui/table/useTableModel'
import { TwoLines } from '../../../ui/TwoLines'
import { type ClientFacts, clientColumns } from '../clients.columns'
import { letterOrder, marginLetter } from '../model/letters'
import type { ClientsSummary } from '../model/summariseClients'

interface ClientTableProps {
  /** Filtered. */
  rows: readonly ClientRow[]
  /** How many there are without filters. */
  allCount: number
  isFiltered: boolean
  /** Of `rows`. */
  summary: ClientsSummary
  facts: ClientFacts
  portal: string
  sort: Sort
  onSort: (sort: Sort) => void
}

const isUnlinked = ({ unlinked }: ClientRow): boolean => unlinked !== null

/** The clients as an address book, or in a row when they are sorted by a figure. Not drawn anew for a letter that is typed: its rows come after. */
export const ClientTable = memo(function ClientTable({
  rows,
  allCount,
  isFiltered,
  summary,
  facts,
  portal,
  sort,
  onSort,
}: ClientTableProps) {
  const t = useText('clients')
  const locale = useLocale()
  const hasLetters = sort.id === 'client'
  const letters = useMemo(() => {
    if (!hasLetters) return undefined
    const present = [...new Set(rows.map(marginLetter))].sort(letterOrder(locale))
    return { of: marginLetter, groups: (sort.descending ? present.reverse() : present).map((id) => ({ id, name: id })) }
  }, [rows, hasLetters, sort.descending, locale])
  const opening = useCallback((row: ClientRow) => (row.unlinked ? null : { to: paths.account(portal, row.id) }), [portal])

  return (
    <Card>
      <DataTable
        columns={clientColumns}
        rows={rows}
        facts={facts}
        caption={t('caption')}
        grouping={letters}
        hasLetters={hasLetters}
        sort={sort}
        onSort={onSort}
        opening={opening}
        isError={isUnlinked}
        foot={{ name: <FootName summary={summary} allCount={allCount} isFiltered={isFiltered} currency={facts.currency} />, sum: summary }}
        phone="cards"
      />
    </Card>
  )
})

interface FootNameProps extends Pick<ClientTableProps, 'summary' | 'allCount' | 'isFiltered'> {
  currency: string
}

function FootName({ summary, allCount, isFiltered, currency }: FootNameProps) {
  const t = useText('clients')
  const { clients, converted, portfolios, withoutValue } = summary
  const name = isFiltered ? t('footShown', { shown: clients, clients: allCount, portfolios }) : t('footAll', { clients, portfolios })
  const notes = [
    isFiltered && t('footShownNote'),
    converted > 0 && t('footConverted', { count: converted }),
    withoutValue > 0 && t('footWithoutValue', { count: withoutValue, currency }),
  ].filter((note) => note !== false)
  return notes.length > 0 ? <TwoLines name={name} detail={notes.join(' · ')} /> : name
}
