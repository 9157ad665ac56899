'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { Lock } from 'lucide-react'
import { idOf } from '../../../collections/idOf'
import { fill } from '../texts/fill'
import { recordWords } from '../texts/recordWords'
import { useWords } from '../texts/useWords'
import { momentOf } from './momentOf'

/** Over a record that somebody else is editing: who, and since when. Payload's dialog, which goes once one has chosen to read, takes both from here (`frame/MendMarkup`). */
export function LockNotice() {
  const { currentEditor, documentIsLocked, lastUpdateTime } = useDocumentInfo()
  const { user } = useAuth()
  const { words } = useWords(recordWords)
  if (!documentIsLocked || currentEditor === null || typeof currentEditor !== 'object' || idOf(currentEditor) === user?.id) return null
  const { email, name } = currentEditor as Readonly<{ name?: string; email?: string }>
  const who = name ?? email ?? words.somebody
  // A lock lasts minutes: its time is today's.
  const since = momentOf(new Date(lastUpdateTime).toISOString()).slice(-5)
  return (
    <section className="qs-notice qs-lock" role="status">
      <Lock aria-hidden="true" />
      <div>
        <h2>{fill(words.editing, { who, at: since })}</h2>
      </div>
    </section>
  )
}
