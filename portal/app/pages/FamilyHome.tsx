import { FamilyPage } from '../../features/account/FamilyPage'
import { ReportCard } from '../../features/report/components/ReportCard'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'

/** All accounts of a client on a portal, put together from their features. */
export function FamilyHome({ portal }: { portal: string }) {
  const t = useText('account')
  usePage({ title: t('familyTitle') })
  return <FamilyPage portal={portal} reports={(accountIds) => <ReportCard of={{ accountIds }} />} />
}
