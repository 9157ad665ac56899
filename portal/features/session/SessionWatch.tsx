import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { anyAnswer, apiPost } from '../../lib/apiClient'
import { forgetOtherDrafts } from '../../lib/draft'
import { isFirstIn, keepLogoutTime } from '../../lib/logoutTime'
import { useSession } from '../../lib/session'
import { EndNotice } from './EndNotice'
import { LookingNotice } from './LookingNotice'
import { IdleNotice } from './IdleNotice'

/** All that goes on with a session while somebody is signed in: its ends, what is kept of them, and the first visit of a portal. */
export function SessionWatch() {
  const { endsAt, expiresAt, isReadOnly = false, portals, user } = useSession()
  const { portal } = useParams()
  const isOwn = portals.some(({ active, slug }) => active && slug === portal)
  useEffect(() => keepLogoutTime(Date.parse(expiresAt)), [expiresAt])
  useEffect(() => forgetOtherDrafts(user.id), [user.id])
  useEffect(() => {
    if (portal !== undefined && isOwn && !isReadOnly) enterPortal(portal, endsAt)
  }, [portal, isOwn, isReadOnly, endsAt])
  return (
    <>
      {isReadOnly && <LookingNotice />}
      <IdleNotice />
      <EndNotice endsAt={Date.parse(endsAt)} />
    </>
  )
}

/** Says once a session that the person is in a portal; which ones were told stands in this browser, by the end of the session that it belongs to. */
function enterPortal(portal: string, session: string): void {
  if (!isFirstIn(session, `portal-login:${portal}`)) return
  // Told twice, the server counts once.
  apiPost('/api/session/portal', { portal }, anyAnswer).catch(() => undefined)
}
