'use client'

import { toast } from '@payloadcms/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { signInLinkStateSchema } from '../../../shared/contracts/signInLinks'
import { fill } from '../texts/fill'
import { signInLinkWords } from '../texts/signInLinkWords'
import { useWords } from '../texts/useWords'
import { ActionButton } from './ActionButton'
import { ArmedAction } from './ArmedAction'
import { useAction, useActionState } from './useAction'

/** On the record of a person: mails them the link to their first sign-in, once they are saved and as long as they have never signed in. */
export function SendSignInLink() {
  const { words } = useWords(signInLinkWords)
  const { id, state } = useActionState('sendSignInLink', signInLinkStateSchema)
  const { isRunning, run } = useAction('sendSignInLink', signInLinkStateSchema, words)
  const [isArmed, setArmed] = useState(false)
  if (!state) return null

  const send = async () => {
    if (!(await run({ userId: id }))) return
    toast.success(words.sent)
    setArmed(false)
  }
  if (!isArmed)
    return (
      <ActionButton icon={KeyRound} label={words.send} obstacle={state.obstacle && words[state.obstacle]} onPress={() => setArmed(true)} />
    )
  return (
    <ArmedAction
      confirm={words.confirm}
      cancel={words.cancel}
      isFocused
      isRunning={isRunning}
      onConfirm={() => void send()}
      onCancel={() => setArmed(false)}
    >
      <p>{fill(words.to, { email: state.email })}</p>
    </ArmedAction>
  )
}
