import SearchX from 'lucide-react/icons/search-x'
import { useMemo } from 'react'
import type { ClientRow, ClientsResponse } from '../../../../shared/contracts/wealth/clients'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { Stack } from '../../../ui/Stack'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import type { ClientFacts } from '../clients.columns'
import { type ClientFilters, isUnfiltered } from '../model/clientFilters'
import { phonebook } from '../model/letters'
import { summariseClients } from '../model/summariseClients'
import type { useClientView } from '../useClientView'
import { ClientFilterBar } from './ClientFilterBar'
import { ClientTable } from './ClientTable'

interface ClientBookProps {
  data: ClientsResponse
  /** Filtered. */
  rows: readonly ClientRow[]
  /** What `rows` are filtered by: it may lag behind what is chosen. */
  asked: ClientFilters
  facts: ClientFacts
  view: ReturnType<typeof useClientView>
  portal: string
}

/** Filters over the list of clients. */
export function ClientBook({ data, rows, asked, facts, view, portal }: ClientBookProps) {
  const t = useText('clients')
  const locale = useLocale()
  const { filters, sort, setFilters, clearFilters, setSort } = view
  const letters = useMemo(() => phonebook(data.clients, locale), [data.clients, locale])
  const types = useMemo(() => new Set(data.clients.flatMap((row) => row.portfolioTypes)), [data.clients])
  const summary = useMemo(() => summariseClients(rows, data), [rows, data])
  const isFiltered = !isUnfiltered(asked)

  return (
    <Stack as="section" $gap={3} aria-labelledby="client-list">
      <VisuallyHidden as="h2" id="client-list">
        {t('list')}
      </VisuallyHidden>
      <ClientFilterBar
        filters={filters}
        onChange={setFilters}
        letters={letters}
        types={types}
        groups={data.groups}
        sort={sort}
        onSort={setSort}
      />
      <VisuallyHidden role="status">{isFiltered && t('matches', { count: rows.length })}</VisuallyHidden>
      {rows.length === 0 ? (
        <Card>
          <EmptyState icon={SearchX} title={t('noMatchTitle')} actions={<Button onPress={clearFilters}>{t('clearFilters')}</Button>}>
            {t('noMatchText', { clients: data.clients.length })}
          </EmptyState>
        </Card>
      ) : (
        <ClientTable
          rows={rows}
          allCount={data.clients.length}
          isFiltered={isFiltered}
          summary={summary}
          facts={facts}
          portal={portal}
          sort={sort}
          onSort={setSort}
        />
      )}
    </Stack>
  )
}
