import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { NavigationFlag } from '../../../shared/brands/brandSchema'
import { isClient } from '../../../shared/domain/roles'
import { firstPathOfStaff } from '../../../shared/routes/screens'
import { useBootstrap } from '../../lib/bootstrap'
import { useSession } from '../../lib/session'
import { NotFoundPage } from '../pages/NotFoundPage'

type Props = Readonly<{
  flag: NavigationFlag
  /** Whether it is a screen of whoever has an account, staff with one of their own among them; otherwise it is the clients' home alone. */
  isOfAccounts: boolean
  children: ReactNode
}>

/**
 * A screen that a brand may keep from its staff; clients always have their own. At the address of a portal, where staff begin, it is their first screen that
 * they are led to.
 */
export function ScreenForRoles({ children, flag, isOfAccounts }: Props) {
  const { user } = useSession()
  const bootstrap = useBootstrap()
  const { portal = '' } = useParams()
  const isOwn = isClient(user) || (isOfAccounts && user.roles.includes('investor'))
  if (isOwn || bootstrap.brand.navigation[flag]) return children
  return isOfAccounts ? <NotFoundPage /> : <Navigate to={firstPathOfStaff(bootstrap, { portal, roles: user.roles })} replace />
}
