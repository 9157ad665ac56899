'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { idOf } from '../../../collections/idOf'
import { momentOf } from './momentOf'

/** When a record was last saved and by whom: what the page came with until it is saved here, then that save. */
export function SavedFact({ at, by, instant }: Readonly<{ at: string; by: string; instant: string }>) {
  const { savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  const { updatedAt, updatedBy } = (savedDocumentData ?? {}) as Readonly<{ updatedAt?: unknown; updatedBy?: unknown }>
  const isNewer = typeof updatedAt === 'string' && Date.parse(updatedAt) > Date.parse(instant)
  const isMine = isNewer && idOf(updatedBy) === user?.id
  return (
    <>
      {isNewer ? momentOf(updatedAt) : at}
      <small>{isMine ? ((user as { name?: string } | null)?.name ?? by) : by}</small>
    </>
  )
}
