import Info from 'lucide-react/icons/info'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { AccountPage } from '../../features/account/AccountPage'
import { useAccount } from '../../features/account/account.read'
import { ReportButton } from '../../features/report/components/ReportButton'
import { ReportCard, ReportCardSkeleton } from '../../features/report/components/ReportCard'
import { ReportScope } from '../../features/report/components/ReportScope'
import { useExplaining } from '../../lib/explaining'
import { useText } from '../../lib/i18n/useText'
import { useMayEdit, useOpening } from '../../lib/opening'
import { usePage } from '../../lib/page'
import { IconButton } from '../../ui/IconButton'
import { lazyPart } from '../../ui/lazyPart'
import { Editing } from '../editing/Editing'
import { EditMenu } from '../editing/EditMenu'
import { SinceLastVisitOfClient } from '../SinceLastVisitOfClient'
import { SourceDocuments } from '../SourceDocuments'

const PrivateEquityCard = lazyPart(() => import('../../features/private-equity/components/PrivateEquityCard'), 'PrivateEquityCard', {
  texts: ['privateEquity'],
})

const KeptPortfolios = lazyPart(() => import('../../features/editing/components/KeptPortfolios'), 'KeptPortfolios', { texts: ['editing'] })

const ExplainDrawer = lazyPart(() => import('../ExplainDrawerOfAccount'), 'ExplainDrawerOfAccount', { texts: ['explain'] })

const Facts = lazyPart(() => import('../FactsOfAccount'), 'FactsOfAccount', { texts: ['facts'] })

/** An account, put together from its features. */
export function AccountRoute() {
  const { account, portal = '' } = useParams()
  const report = useText('report')
  const t = useText('account')
  const { data } = useAccount(account)
  const mayEdit = useMayEdit(data?.account.id)
  const explaining = useExplaining()
  const { close, open, opening } = useOpening()
  usePage({ title: data?.account.name ?? null })
  return (
    <ReportScope key={account} accountId={data?.account.id}>
      <AccountPage
        since={<SinceLastVisitOfClient portal={portal} />}
        editing={({
          accountId,
          data: {
            account: { externalId },
            asOf,
            fetchedAt,
          },
        }) => (
          <>
            <IconButton
              variant="secondary"
              icon={Info}
              label={t('about')}
              aria-expanded={opening?.kind === 'about'}
              onPress={() => open('about', 'account')}
            />
            <EditMenu account={accountId} {...(externalId === null ? {} : { figures: { asOf, fetchedAt } })} />
          </>
        )}
        actions={({ accountId }) => <ReportButton accountId={accountId} />}
        beside={{
          figures: ({ data: { account: of } }) => (
            <Suspense>
              <PrivateEquityCard account={of} />
            </Suspense>
          ),
          documents: ({ accountId }) => <SourceDocuments of={{ accountId }} />,
        }}
        kept={({ accountId }) =>
          mayEdit && (
            <Suspense>
              <KeptPortfolios account={accountId} portal={portal} />
            </Suspense>
          )
        }
        awaitedReports={<ReportCardSkeleton hasAction />}
        reports={({ accountId }) => (
          <ReportCard
            of={{ accountIds: [accountId] }}
            action={<ReportButton accountId={accountId} variant="quiet" size="s" label={report('newReport')} />}
          />
        )}
      />
      <Editing />
      {opening?.kind === 'about' && data && (
        <Suspense>
          <Facts accountId={data.account.id} onClose={close} />
        </Suspense>
      )}
      {explaining.figure && data && !data.account.error && (
        <Suspense>
          <ExplainDrawer accountId={data.account.id} named={explaining.figure} data={data} onClose={explaining.close} />
        </Suspense>
      )}
    </ReportScope>
  )
}
