import { useParams } from 'react-router-dom'
import { AccountPage } from '../../features/account/AccountPage'
import { useAccount } from '../../features/account/account.read'
import { ReportButton } from '../../features/report/components/ReportButton'
import { ReportMailChoice } from '../../features/report/components/ReportMailChoice'
import { usePage } from '../../lib/page'

export function AccountRoute() {
  const { account } = useParams()
  const { data } = useAccount(account)
  usePage({ title: data?.account.name ?? null })
  return (
    <>
      <AccountPage actions={({ accountId }) => <ReportButton key={accountId} accountId={accountId} />} />
      {data && <ReportMailChoice />}
    </>
  )
}
