import { Navigate, useParams } from 'react-router-dom'
import { accountsOn } from '../../features/account/rememberedAccount'
import { useText } from '../../lib/i18n/useText'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session'
import { ErrorPage } from './ErrorPage'

/** An address that names no account: the one that the person looked at last, else their own; an error for whoever has none. */
export function NoAccountRoute() {
  const { portal = '' } = useParams()
  const t = useText('portals')
  const { first, own } = accountsOn(useSession(), portal)
  const account = first ?? own[0]
  return account ? <Navigate to={paths.account(portal, account.id)} replace /> : <ErrorPage status={404} message={t('noAccountId')} />
}
