'use client'

import { toast, useFormFields } from '@payloadcms/ui'
import { MailPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { inviteMessageLength, type InviteState, inviteStateSchema } from '../../../shared/contracts/invitations'
import { fill } from '../texts/fill'
import { inviteWords } from '../texts/inviteWords'
import { useWords } from '../texts/useWords'
import { ActionButton } from './ActionButton'
import { ArmedAction } from './ArmedAction'
import { momentOf } from './momentOf'
import { useAction, useActionState } from './useAction'

/** Under the email of an account: invites its client by mail, once the account is saved and as long as they have never signed in. */
export function InviteClient() {
  const { words } = useWords(inviteWords)
  const typed = useFormFields(([fields]) => fields.email?.value)
  const { id, setState, state } = useActionState('inviteClient', inviteStateSchema)
  const [isWriting, setWriting] = useState(false)

  const isUnsaved = id === null || (typeof typed === 'string' ? typed.trim().toLowerCase() : '') !== (state?.email ?? '')
  const obstacle = id !== null && state === null ? '' : isUnsaved ? words.unsaved : state?.obstacle ? words[state.obstacle] : null
  if (isWriting && obstacle === null && id !== null && state?.email)
    return (
      <Invitation
        accountId={id}
        email={state.email}
        onEnd={(sent) => {
          setWriting(false)
          if (sent) setState(sent)
        }}
      />
    )
  const sentAt = state?.sentAt && state.obstacle !== 'signed_in' ? fill(words.sentAt, { at: momentOf(state.sentAt) }) : null
  return <ActionButton icon={MailPlus} label={words.invite} note={sentAt} obstacle={obstacle} onPress={() => setWriting(true)} />
}

type Props = Readonly<{ accountId: string; email: string; onEnd: (sent: InviteState | null) => void }>

/** The sender's own words, and the last step before it is sent. */
function Invitation({ accountId, email, onEnd }: Props) {
  const { words } = useWords(inviteWords)
  const { isRunning, run } = useAction('inviteClient', inviteStateSchema, words)
  const [message, setMessage] = useState('')
  const field = useId()
  const send = async () => {
    const sent = await run({ accountId, email, message })
    if (!sent) return
    toast.success(words.sent)
    onEnd(sent)
  }
  return (
    <ArmedAction
      confirm={words.send}
      cancel={words.cancel}
      isRunning={isRunning}
      onConfirm={() => void send()}
      onCancel={() => onEnd(null)}
    >
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
    </ArmedAction>
  )
}
