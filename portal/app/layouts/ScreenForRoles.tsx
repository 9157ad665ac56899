import type { ReactNode } from 'react'
import type { NavigationFlag } from '../../../shared/brands/brandSchema'
import { isClient } from '../../../shared/domain/roles'
import { useBrand } from '../../lib/bootstrap'
import { useSession } from '../../lib/session'
import { NotFoundPage } from '../pages/NotFoundPage'

type Props = Readonly<{
  flag: NavigationFlag
  /** Whether it is a screen of whoever has an account, staff with one of their own among them; otherwise it is the clients' home alone. */
  isOfAccounts: boolean
  children: ReactNode
}>

/** A screen that a brand may keep from its staff; clients always have their own. */
export function ScreenForRoles({ children, flag, isOfAccounts }: Props) {
  const { user } = useSession()
  const { navigation } = useBrand()
  const isOwn = isClient(user) || (isOfAccounts && user.roles.includes('investor'))
  return isOwn || navigation[flag] ? children : <NotFoundPage />
}
