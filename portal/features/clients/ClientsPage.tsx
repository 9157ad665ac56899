import Users from 'lucide-react/icons/users'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { useText } from '../../lib/i18n/useText'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { PageHead } from '../../ui/PageHead'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import { useClients } from './api/useClients'
import { ClientBook } from './components/ClientBook'
import { ClientsSkeleton } from './components/ClientsSkeleton'
import { ClientTotals } from './components/ClientTotals'
import { ExportClients } from './components/ExportClients'
import { filterClients } from './model/clientFilters'
import { useClientFacts } from './useClientFacts'
import { useClientView } from './useClientView'

/** The advisor's home: what they look after, and each client. */
export function ClientsPage() {
  const { portal = '' } = useParams()
  const t = useText('clients')
  const common = useText('common')
  const { data, error, isValidating, mutate } = useClients(portal)
  const view = useClientView()
  const facts = useClientFacts(data)
  const shown = useMemo(
    () => filterClients(data?.clients ?? [], view.filters, (type) => common(`portfolioType.${type}`)),
    [data, view.filters, common],
  )
  const handleRetry = () => void mutate()

  return (
    <>
      <PageHead actions={facts && data && data.clients.length > 0 && <ExportClients rows={shown} facts={facts} sort={view.sort} />}>
        <h1>{t('title')}</h1>
      </PageHead>
      {!data && error && (
        <Card>
          <ErrorState level={2} title={t('errorTitle')} onRetry={handleRetry} retryLabel={common('retry')} isRetrying={isValidating}>
            {t('errorText')}
          </ErrorState>
        </Card>
      )}
      {!data && !error && <ClientsSkeleton />}
      {data && facts && (
        <>
          <ProvenanceNotice answer={data} hasFailed={Boolean(error)} onRetry={handleRetry} isRetrying={isValidating} />
          <ClientTotals totals={data.totals} asOf={data.asOf} />
          {data.clients.length === 0 ? (
            <Card>
              <EmptyState level={2} icon={Users} title={t('emptyTitle')}>
                {t('emptyText')}
              </EmptyState>
            </Card>
          ) : (
            <ClientBook data={data} rows={shown} facts={facts} view={view} portal={portal} />
          )}
        </>
      )}
    </>
  )
}
