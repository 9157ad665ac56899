import SearchX from 'lucide-react/icons/search-x'
import { useMemo } from 'react'
import type { ClientRow, ClientsResponse } from '../../../../shared/contracts/wealth'
import { intlLocales } from '../../../../shared/i18n/locales'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { Stack } from '../../../ui/Stack'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { isUnfiltered } from '../model/clientFilters'
import { phonebook } from '../model/letters'
import { shareScale } from '../model/shareScale'
import { nextSort } from '../model/sortClients'
import { summariseClients } from '../model/summariseClients'
import type { useClientView } from '../useClientView'
import { ClientFilterBar } from './ClientFilterBar'
import { ClientList } from './ClientList'

interface ClientBookProps {
  data: ClientsResponse
  /** Filtered and sorted. */
  rows: readonly ClientRow[]
  view: ReturnType<typeof useClientView>
  portal: string
}

/** Filters over the list of clients. */
export function ClientBook({ data, rows, view, portal }: ClientBookProps) {
  const t = useText('clients')
  const intlLocale = intlLocales[useLocale()]
  const { filters, sort, setFilters, clearFilters, setSort } = view
  const letters = useMemo(() => phonebook(data.clients, intlLocale), [data.clients, intlLocale])
  const types = useMemo(() => new Set(data.clients.flatMap((row) => row.portfolioTypes)), [data.clients])
  const scale = useMemo(() => shareScale(data.clients), [data.clients])
  const latest = useMemo(
    () =>
      data.clients
        .flatMap((row) => row.asOf ?? [])
        .toSorted()
        .at(-1) ?? null,
    [data.clients],
  )
  const summary = useMemo(() => summariseClients(rows, data), [rows, data])
  const isFiltered = !isUnfiltered(filters)

  return (
    <Stack as="section" $gap={3} aria-labelledby="client-list">
      <VisuallyHidden as="h2" id="client-list">
        {t('list')}
      </VisuallyHidden>
      <ClientFilterBar filters={filters} onChange={setFilters} letters={letters} types={types} sort={sort} onSort={setSort} />
      <VisuallyHidden role="status">{isFiltered && t('matches', { count: rows.length })}</VisuallyHidden>
      {rows.length === 0 ? (
        <Card>
          <EmptyState icon={SearchX} title={t('noMatchTitle')} actions={<Button onPress={clearFilters}>{t('clearFilters')}</Button>}>
            {t('noMatchText', { clients: data.clients.length })}
          </EmptyState>
        </Card>
      ) : (
        <ClientList
          rows={rows}
          allCount={data.clients.length}
          currency={data.currency}
          isFiltered={isFiltered}
          summary={summary}
          scale={scale}
          latest={latest}
          portal={portal}
          sort={sort}
          onSort={(key) => setSort(nextSort(sort, key))}
        />
      )}
    </Stack>
  )
}
