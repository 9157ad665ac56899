'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type SignInLinkState, signInLinkStateSchema } from '../../../shared/contracts/signInLinks'
import { fill } from '../texts/fill'
import { signInLinkWords } from '../texts/signInLinkWords'
import { useWords } from '../texts/useWords'

/** On the record of a person: mails them the link to their first sign-in, once they are saved and as long as they have never signed in. */
export function SendSignInLink() {
  const { id, data } = useDocumentInfo()
  const { words } = useWords(signInLinkWords)
  const savedAt = typeof data?.updatedAt === 'string' ? data.updatedAt : ''
  const [state, setState] = useState<SignInLinkState | null>(null)
  const [isArmed, setArmed] = useState(false)
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (id !== undefined) void ask(`/api/functions/sendSignInLink/${id}`).then(({ state: read }) => setState(read))
  }, [id, savedAt])
  if (id === undefined || !state) return null

  const send = async () => {
    setSending(true)
    const { state: sent, status } = await ask('/api/functions/sendSignInLink', { userId: String(id) })
    setSending(false)
    if (!sent) return void toast.error(status === 429 ? words.tooMany : words.failed)
    toast.success(words.sent)
    setArmed(false)
  }
  if (isArmed)
    return (
      <div className="qs-invite qs-armed">
        <p>{fill(words.to, { email: state.email })}</p>
        <p className="qs-armed__do">
          <button type="button" className="qs-button qs-button--primary" autoFocus disabled={isSending} onClick={() => void send()}>
            {words.confirm}
          </button>
          <button type="button" className="qs-button qs-button--quiet" onClick={() => setArmed(false)}>
            {words.cancel}
          </button>
        </p>
      </div>
    )
  return (
    <div className="qs-invite">
      <button type="button" className="qs-button" disabled={state.obstacle !== null} onClick={() => setArmed(true)}>
        <KeyRound aria-hidden="true" />
        {words.send}
      </button>
      <p role="status">{state.obstacle && words[state.obstacle]}</p>
    </div>
  )
}

async function ask(path: string, body?: object): Promise<{ state: SignInLinkState | null; status: number }> {
  const response = await fetch(path, {
    credentials: 'include',
    ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  const parsed = signInLinkStateSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  return { state: parsed.success ? parsed.data : null, status: response?.status ?? 0 }
}
