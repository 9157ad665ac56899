import { Suspense } from 'react'
import { useFamily } from '../../features/account/whole.read'
import { FamilyPage } from '../../features/account/FamilyPage'
import { ReportCard, ReportCardSkeleton } from '../../features/report/components/ReportCard'
import { useExplaining } from '../../lib/explaining'
import { useText } from '../../lib/i18n/useText'
import { usePage } from '../../lib/page'
import { lazyPart } from '../../ui/lazyPart'
import { SinceLastVisitOfClient } from '../SinceLastVisitOfClient'

const ExplainDrawer = lazyPart(() => import('../ExplainDrawerOfRow'), 'ExplainDrawerOfRow', { texts: ['explain'] })

const ExplainFamily = lazyPart(() => import('../ExplainFamily'), 'ExplainFamily', { texts: ['explain'] })

/** All accounts of a client on a portal, put together from their features. */
export function FamilyHome({ portal }: { portal: string }) {
  const t = useText('account')
  const { data } = useFamily(portal)
  const { close, figure } = useExplaining()
  usePage({ title: t('familyTitle') })
  return (
    <>
      <FamilyPage
        portal={portal}
        since={<SinceLastVisitOfClient portal={portal} />}
        awaitedReports={<ReportCardSkeleton />}
        reports={(accountIds) => <ReportCard of={{ accountIds }} />}
      />
      {figure?.startsWith('family.') && (
        <Suspense>
          <ExplainFamily portal={portal} named={figure} onClose={close} />
        </Suspense>
      )}
      {figure && !figure.startsWith('family.') && data && (
        <Suspense>
          <ExplainDrawer named={figure} rows={data.accounts.flatMap(({ portfolios }) => portfolios)} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
