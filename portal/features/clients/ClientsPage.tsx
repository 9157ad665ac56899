import Users from 'lucide-react/icons/users'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useText } from '../../lib/i18n/useText'
import { useSession } from '../../lib/session'
import { Actions } from '../../ui/Actions'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { LaterLine } from '../../ui/LaterLine'
import { PageHead } from '../../ui/PageHead'
import { token } from '../../ui/tokens'
import { DataCard } from '../../wealth/DataCard'
import { ProvenanceNotice } from '../../wealth/ProvenanceNotice'
import type { ClientFacts } from './clients.columns'
import { useClients } from './clients.read'
import { ClientBook } from './components/ClientBook'
import { ClientsSkeleton } from './components/ClientsSkeleton'
import { ClientTotals } from './components/ClientTotals'
import { ExportClients } from './components/ExportClients'
import { filterClients } from './model/clientFilters'
import { useClientFacts } from './useClientFacts'
import { useClientView } from './useClientView'

const Portal = styled.p`
  color: ${token('text-muted')};
`

/* as high as what comes into it, so that the list does not move */
interface ClientsPageProps {
  /** What came since the person was last here; asked for when the list is there. */
  since?: ReactNode
  /** Further buttons of the head. */
  tools?: ReactNode
  /** What changes an account, in its row; must stay the same. */
  editOf?: ClientFacts['editOf']
}

/** The advisor's home: what they look after, and each client. */
export function ClientsPage({ editOf, since, tools }: ClientsPageProps) {
  const { portal = '' } = useParams()
  const t = useText('clients')
  const common = useText('common')
  const { portals, user } = useSession()
  const read = useClients(portal)
  const { data } = read
  const view = useClientView()
  const facts = useClientFacts(data, editOf)
  // The field and its letters come first; the list follows in slices.
  const asked = useDeferredValue(view.filters)
  const shown = useMemo(
    () => filterClients(data?.clients ?? [], asked, (type) => common(`portfolioType.${type}`), data?.groups),
    [data, asked, common],
  )

  return (
    <>
      <PageHead
        actions={
          <Actions>
            {tools}
            {facts && data && data.clients.length > 0 && <ExportClients rows={shown} facts={facts} sort={view.sort} />}
          </Actions>
        }
      >
        <h1>{t('title')}</h1>
        <Portal>{portals.find(({ slug }) => slug === portal)?.name}</Portal>
        {since && <LaterLine>{data && since}</LaterLine>}
      </PageHead>
      <ProvenanceNotice />
      <DataCard read={read} t={t} frame="page" level={2} skeleton={<ClientsSkeleton />}>
        {(answer) => (
          <>
            <ClientTotals totals={answer.totals} asOf={answer.asOf} />
            {answer.clients.length === 0 ? (
              <Card>
                <EmptyState level={2} icon={Users} title={t('emptyTitle')}>
                  {t(user.roles.includes('admin') ? 'emptyTextAdmin' : 'emptyText')}
                </EmptyState>
              </Card>
            ) : (
              facts && <ClientBook data={answer} rows={shown} asked={asked} facts={facts} view={view} portal={portal} />
            )}
          </>
        )}
      </DataCard>
    </>
  )
}
