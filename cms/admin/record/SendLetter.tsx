'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { Mail } from 'lucide-react'
import { useId, useState } from 'react'
import { letterLength, sendEmailResponseSchema } from '../../../shared/contracts/letters'
import { fill } from '../texts/fill'
import { letterWords } from '../texts/letterWords'
import { useWords } from '../texts/useWords'
import { ActionButton } from './ActionButton'
import { ArmedAction } from './ArmedAction'
import { letterHtml } from './letterHtml'
import { useAction } from './useAction'

/** On the record of a person: writes to them in the layout of the brand, once they are saved. */
export function SendLetter() {
  const { id, data } = useDocumentInfo()
  const { words } = useWords(letterWords)
  const [isWriting, setWriting] = useState(false)
  const email = typeof data?.email === 'string' ? data.email : null
  if (id === undefined || email === null) return null
  if (isWriting) return <Letter email={email} onEnd={() => setWriting(false)} />
  return <ActionButton icon={Mail} label={words.write} onPress={() => setWriting(true)} />
}

/** Subject and words, and the last step before it is sent. */
function Letter({ email, onEnd }: Readonly<{ email: string; onEnd: () => void }>) {
  const { words } = useWords(letterWords)
  const { isRunning, run } = useAction('sendEmail', sendEmailResponseSchema, words)
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [subjectId, textId] = [useId(), useId()]
  const send = async () => {
    // What was written stays, whatever the reason.
    if (!(await run({ email, message: { subject, html: letterHtml(text) } }))) return
    toast.success(fill(words.sent, { email }))
    onEnd()
  }
  return (
    <ArmedAction
      confirm={words.send}
      cancel={words.cancel}
      isReady={subject.trim() !== '' && text.trim() !== ''}
      isRunning={isRunning}
      onConfirm={() => void send()}
      onCancel={onEnd}
    >
      <p>{fill(words.to, { email })}</p>
      <label htmlFor={subjectId}>{words.subject}</label>
      <input
        id={subjectId}
        type="text"
        maxLength={200}
        value={subject}
        autoComplete="off"
        autoFocus
        onChange={(event) => setSubject(event.target.value)}
        // Else it would save the record that it stands in.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <label htmlFor={textId}>{words.text}</label>
      <textarea id={textId} rows={8} maxLength={letterLength} value={text} onChange={(event) => setText(event.target.value)} />
    </ArmedAction>
  )
}
