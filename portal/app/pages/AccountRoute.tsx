import { useParams } from 'react-router-dom'
import { AccountPage } from '../../features/account/AccountPage'
import { useAccount } from '../../features/account/account.read'
import { ReportButton } from '../../features/report/components/ReportButton'
import { ReportCard } from '../../features/report/components/ReportCard'
import { ReportScope } from '../../features/report/components/ReportScope'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'

/** An account, put together from its features. */
export function AccountRoute() {
  const { account } = useParams()
  const report = useText('report')
  const { data } = useAccount(account)
  usePage({ title: data?.account.name ?? null })
  return (
    <ReportScope key={account} accountId={data?.account.id}>
      <AccountPage
        actions={({ accountId }) => <ReportButton accountId={accountId} />}
        reports={({ accountId }) => (
          <ReportCard
            of={{ accountIds: [accountId] }}
            action={<ReportButton accountId={accountId} variant="quiet" size="s" label={report('newReport')} />}
          />
        )}
      />
    </ReportScope>
  )
}
