'use client'

import { toast, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { MailPlus } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { inviteMessageLength, type InviteState, inviteStateSchema } from '../../../shared/contracts/invitations'
import { fill } from '../texts/fill'
import { inviteWords } from '../texts/inviteWords'
import { useWords } from '../texts/useWords'
import { momentOf } from './momentOf'

/** Under the email of an account: invites its client by mail, once the account is saved and as long as they have never signed in. */
export function InviteClient() {
  const { id, data } = useDocumentInfo()
  const { words } = useWords(inviteWords)
  const typed = useFormFields(([fields]) => fields.email?.value)
  const savedAt = typeof data?.updatedAt === 'string' ? data.updatedAt : ''
  const [state, setState] = useState<InviteState | null>(null)
  const [isWriting, setWriting] = useState(false)
  const look = useCallback(async () => setState(id === undefined ? null : await readState(id)), [id])
  useEffect(() => {
    void look()
  }, [look, savedAt])

  const isUnsaved = id === undefined || (typeof typed === 'string' ? typed.trim().toLowerCase() : '') !== (state?.email ?? '')
  const obstacle = id !== undefined && state === null ? '' : isUnsaved ? words.unsaved : state?.obstacle ? words[state.obstacle] : null
  if (isWriting && obstacle === null && state?.email)
    return (
      <Invitation
        accountId={String(id)}
        email={state.email}
        onEnd={(sent) => {
          setWriting(false)
          if (sent) setState(sent)
        }}
      />
    )
  return (
    <div className="qs-invite">
      <button type="button" className="qs-button" disabled={obstacle !== null} onClick={() => setWriting(true)}>
        <MailPlus aria-hidden="true" />
        {words.invite}
      </button>
      <p role="status">
        {state?.sentAt && state.obstacle !== 'signed_in' && `${fill(words.sentAt, { at: momentOf(state.sentAt) })} `}
        {obstacle}
      </p>
    </div>
  )
}

type Props = Readonly<{ accountId: string; email: string; onEnd: (sent: InviteState | null) => void }>

/** The sender's own words, and the last step before it is sent. */
function Invitation({ accountId, email, onEnd }: Props) {
  const { words } = useWords(inviteWords)
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  const field = useId()
  const send = async () => {
    setSending(true)
    const response = await fetch('/api/functions/inviteClient', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accountId, email, message }),
    }).catch(() => null)
    const sent = inviteStateSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null)
    setSending(false)
    if (!sent.success) return void toast.error(response?.status === 429 ? words.tooMany : words.failed)
    toast.success(words.sent)
    onEnd(sent.data)
  }
  return (
    <div className="qs-invite qs-armed">
      <p>{fill(words.to, { email })}</p>
      <label htmlFor={field}>{words.message}</label>
      <textarea
        id={field}
        rows={4}
        maxLength={inviteMessageLength}
        value={message}
        autoFocus
        onChange={(event) => setMessage(event.target.value)}
      />
      <p className="qs-armed__do">
        <button type="button" className="qs-button qs-button--primary" disabled={isSending} onClick={() => void send()}>
          {words.send}
        </button>
        <button type="button" className="qs-button qs-button--quiet" onClick={() => onEnd(null)}>
          {words.cancel}
        </button>
      </p>
    </div>
  )
}

async function readState(id: string | number): Promise<InviteState | null> {
  const response = await fetch(`/api/functions/inviteClient/${id}`, { credentials: 'include' }).catch(() => null)
  const parsed = inviteStateSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  return parsed.success ? parsed.data : null
}
