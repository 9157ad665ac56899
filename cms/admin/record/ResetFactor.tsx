'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { ShieldOff } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { type FactorResetState, factorResetStateSchema } from '../../../shared/contracts/factorReset'
import { factorResetWords } from '../texts/factorResetWords'
import { fill } from '../texts/fill'
import { useWords } from '../texts/useWords'

/** Under the second factor of a person: takes it away for whoever lost their telephone, with a reason and after a question. */
export function ResetFactor() {
  const { id } = useDocumentInfo()
  const { words } = useWords(factorResetWords)
  const [state, setState] = useState<FactorResetState | null>(null)
  const [isArmed, setArmed] = useState(false)
  const [isSending, setSending] = useState(false)
  const [reason, setReason] = useState('')
  const field = useId()
  useEffect(() => {
    if (id !== undefined) void ask(`/api/functions/resetSecondFactor/${id}`).then(({ state: read }) => setState(read))
  }, [id])
  if (id === undefined || !state) return null

  const reset = async () => {
    setSending(true)
    const { state: after, status } = await ask('/api/functions/resetSecondFactor', { userId: String(id), reason })
    setSending(false)
    if (!after) return void toast.error(status === 429 ? words.tooMany : words.failed)
    toast.success(words.done)
    setState(after)
    setReason('')
    setArmed(false)
  }
  if (isArmed)
    return (
      <div className="qs-invite qs-armed">
        <p>{fill(words.what, { name: state.name })}</p>
        <label htmlFor={field}>{words.reason}</label>
        <textarea id={field} rows={2} maxLength={300} value={reason} autoFocus onChange={(event) => setReason(event.target.value)} />
        <p className="qs-armed__do">
          <button
            type="button"
            className="qs-button qs-button--primary"
            disabled={isSending || reason.trim().length < 3}
            onClick={() => void reset()}
          >
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
        <ShieldOff aria-hidden="true" />
        {words.reset}
      </button>
      <p role="status">{state.obstacle && words[state.obstacle]}</p>
    </div>
  )
}

async function ask(path: string, body?: object): Promise<{ state: FactorResetState | null; status: number }> {
  const response = await fetch(path, {
    credentials: 'include',
    ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  const parsed = factorResetStateSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  return { state: parsed.success ? parsed.data : null, status: response?.status ?? 0 }
}
