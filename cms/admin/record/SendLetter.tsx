'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { Mail } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { letterLength } from '../../../shared/contracts/letters'
import { fill } from '../texts/fill'
import { letterWords } from '../texts/letterWords'
import { useWords } from '../texts/useWords'
import { letterHtml } from './letterHtml'

/** On the record of a person: writes to them in the layout of the brand, once they are saved. */
export function SendLetter() {
  const { id, data } = useDocumentInfo()
  const { words } = useWords(letterWords)
  const [isWriting, setWriting] = useState(false)
  const email = typeof data?.email === 'string' ? data.email : null
  if (id === undefined || email === null) return null
  if (isWriting) return <Letter email={email} onEnd={() => setWriting(false)} />
  return (
    <div className="qs-invite">
      <button type="button" className="qs-button" onClick={() => setWriting(true)}>
        <Mail aria-hidden="true" />
        {words.write}
      </button>
    </div>
  )
}

/** Subject and words, and the last step before it is sent. */
function Letter({ email, onEnd }: Readonly<{ email: string; onEnd: () => void }>) {
  const { words } = useWords(letterWords)
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [subjectId, textId] = [useId(), useId()]
  const isEmpty = subject.trim() === '' || text.trim() === ''
  const send = async () => {
    setSending(true)
    const response = await fetch('/api/functions/sendEmail', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, message: { subject, html: letterHtml(text) } }),
    }).catch(() => null)
    setSending(false)
    // What was written stays, whatever the reason.
    if (!response?.ok)
      return void toast.error(response?.status === 429 ? words.tooMany : response?.status === 404 ? words.out : words.failed)
    toast.success(fill(words.sent, { email }))
    onEnd()
  }
  const keepLine = (event: FormEvent<HTMLInputElement>) => setSubject(event.currentTarget.value)
  return (
    <div className="qs-invite qs-armed">
      <p>{fill(words.to, { email })}</p>
      <label htmlFor={subjectId}>{words.subject}</label>
      <input
        id={subjectId}
        type="text"
        maxLength={200}
        value={subject}
        autoComplete="off"
        autoFocus
        onChange={keepLine}
        // Else it would save the record that it stands in.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <label htmlFor={textId}>{words.text}</label>
      <textarea id={textId} rows={8} maxLength={letterLength} value={text} onChange={(event) => setText(event.target.value)} />
      <p className="qs-armed__do">
        <button type="button" className="qs-button qs-button--primary" disabled={isSending || isEmpty} onClick={() => void send()}>
          {words.send}
        </button>
        <button type="button" className="qs-button qs-button--quiet" disabled={isSending} onClick={onEnd}>
          {words.cancel}
        </button>
      </p>
    </div>
  )
}
