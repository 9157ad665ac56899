'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'

type Props = Readonly<{
  /** Of our API; the action is a POST without a body. */
  path: string
  words: Readonly<{ act: string; asked: string; failed: string }>
  /** What the action is about, for those who hear the button by itself. */
  about: string
}>

/** Does one thing once. It stays pressed when the server has taken the action on, whose effect comes with the next look at the page. */
export function OnceButton({ about, path, words }: Props) {
  const [state, setState] = useState<'ready' | 'asking' | 'asked'>('ready')
  const act = async () => {
    setState('asking')
    const answer = await fetch(path, { method: 'POST', credentials: 'same-origin' }).catch(() => null)
    // Somebody else was first: that is as good.
    if (answer && (answer.ok || answer.status === 409)) return setState('asked')
    setState('ready')
    toast.error(words.failed)
  }
  return (
    <button type="button" className="qs-button" disabled={state !== 'ready'} onClick={() => void act()}>
      {state === 'asked' ? words.asked : words.act}
      <span className="qs-sr">: {about}</span>
    </button>
  )
}
