'use client'

import { toast } from '@payloadcms/ui'
import { ShieldOff } from 'lucide-react'
import { useId, useState } from 'react'
import { factorResetStateSchema } from '../../../shared/contracts/factorReset'
import { factorResetWords } from '../texts/factorResetWords'
import { fill } from '../texts/fill'
import { useWords } from '../texts/useWords'
import { ActionButton } from './ActionButton'
import { ArmedAction } from './ArmedAction'
import { useAction, useActionState } from './useAction'

/** Under the second factor of a person: takes it away for whoever lost their telephone, with a reason and after a question. */
export function ResetFactor() {
  const { words } = useWords(factorResetWords)
  const { id, setState, state } = useActionState('resetSecondFactor', factorResetStateSchema)
  const { isRunning, run } = useAction('resetSecondFactor', factorResetStateSchema, words)
  const [isArmed, setArmed] = useState(false)
  const [reason, setReason] = useState('')
  const field = useId()
  if (!state) return null

  const reset = async () => {
    const after = await run({ userId: id, reason })
    if (!after) return
    toast.success(words.done)
    setState(after)
    setReason('')
    setArmed(false)
  }
  if (!isArmed)
    return (
      <ActionButton
        icon={ShieldOff}
        label={words.reset}
        obstacle={state.obstacle && words[state.obstacle]}
        onPress={() => setArmed(true)}
      />
    )
  return (
    <ArmedAction
      confirm={words.confirm}
      cancel={words.cancel}
      isReady={reason.trim().length >= 3}
      isRunning={isRunning}
      onConfirm={() => void reset()}
      onCancel={() => setArmed(false)}
    >
      <p>{fill(words.what, { name: state.name })}</p>
      <label htmlFor={field}>{words.reason}</label>
      <textarea id={field} rows={2} maxLength={300} value={reason} autoFocus onChange={(event) => setReason(event.target.value)} />
    </ArmedAction>
  )
}
