import type { ReactNode } from 'react'
import type { NavigationFlag } from '../../../shared/brands/brandSchema'
import { isClient } from '../../../shared/domain/roles'
import { useBrand } from '../../lib/bootstrap'
import { useSession } from '../../lib/session'
import { NotFoundPage } from '../pages/NotFoundPage'

/** A screen that a brand may keep from its staff; clients always have their own. */
export function ScreenForRoles({ flag, children }: Readonly<{ flag: NavigationFlag; children: ReactNode }>) {
  const { user } = useSession()
  const { navigation } = useBrand()
  return isClient(user) || user.roles.includes('investor') || navigation[flag] ? children : <NotFoundPage />
}
