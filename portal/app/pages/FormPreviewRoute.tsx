import { Suspense, useEffect, useState } from 'react'
import { sessionResponseSchema } from '../../../shared/contracts/session'
import { FormPreview } from '../../features/forms/FormPreview'
import { apiGet } from '../../lib/apiClient'
import { PageLoading } from '../PageLoading'

/** The preview within the forms designer: for staff, in a window of our own. It stands outside of the session, which belongs to the window around it. */
export function FormPreviewRoute() {
  const [isStaff, setStaff] = useState<boolean | null>(null)
  useEffect(() => {
    apiGet('/api/session', sessionResponseSchema, { expect401: true }).then(
      ({ user }) => setStaff(user.roles.some((role) => role === 'admin' || role === 'advisor')),
      () => setStaff(false),
    )
  }, [])
  if (isStaff === null) return <PageLoading />
  return (
    <Suspense fallback={<PageLoading />}>
      <FormPreview isAllowed={isStaff && window.parent !== window} />
    </Suspense>
  )
}
