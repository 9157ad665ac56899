'use client'

import { toast } from '@payloadcms/ui'
import { Eye } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { customTokenSchema, customTokenStateSchema } from '../../../shared/contracts/customTokens'
import { customTokenWords } from '../texts/customTokenWords'
import { fill } from '../texts/fill'
import { useWords } from '../texts/useWords'
import { ActionButton } from './ActionButton'
import { ArmedAction } from './ArmedAction'
import { useAction, useActionState } from './useAction'

type Link = Readonly<{ address: string; page: string; expiresAt: string }>

/** On the record of a client: makes a link by which another browser looks at the portal as they see it, once. */
export function MakeCustomToken() {
  const { words } = useWords(customTokenWords)
  const { id, state } = useActionState('getCustomToken', customTokenStateSchema)
  const { isRunning, run } = useAction('getCustomToken', customTokenSchema, words)
  const [isChoosing, setChoosing] = useState(false)
  const [path, setPath] = useState('')
  const [link, setLink] = useState<Link | null>(null)
  const field = useId()
  if (!state) return null

  const page = state.pages.find((each) => each.path === path) ?? state.pages[0]
  const limits = { seconds: state.seconds, minutes: state.lookSeconds / 60 }
  const close = () => {
    setLink(null)
    setChoosing(false)
  }
  const make = async () => {
    const made = page && (await run({ uid: id, path: page.path }))
    if (made) setLink({ address: `${location.origin}${page.path}?token=${made.token}`, page: page.name, expiresAt: made.expiresAt })
  }
  if (link) return <MadeLink key={link.address} link={link} limits={limits} onEnd={close} />
  if (!isChoosing)
    return (
      <ActionButton icon={Eye} label={words.open} obstacle={state.obstacle && words[state.obstacle]} onPress={() => setChoosing(true)} />
    )
  return (
    <ArmedAction confirm={words.make} cancel={words.cancel} isRunning={isRunning} onConfirm={() => void make()} onCancel={close}>
      <p>{fill(words.what, { ...limits, name: state.name })}</p>
      <label htmlFor={field}>{words.page}</label>
      <select id={field} value={page?.path} autoFocus onChange={(event) => setPath(event.target.value)}>
        {state.pages.map((each) => (
          <option key={each.path} value={each.path}>
            {each.name}
          </option>
        ))}
      </select>
    </ArmedAction>
  )
}

type Made = Readonly<{ link: Link; limits: Readonly<{ seconds: number; minutes: number }>; onEnd: () => void }>

/** The link as long as it is good. It stands nowhere else. */
function MadeLink({ limits, link: { address, expiresAt, page }, onEnd }: Made) {
  const { words } = useWords(customTokenWords)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const field = useId()
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), new Date(expiresAt).getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [expiresAt])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(words.copied)
    } catch {
      // A browser may keep the clipboard to itself: marked, it is one key away.
      input.current?.select()
      toast.error(words.notCopied)
    }
  }
  return (
    <ArmedAction {...(isOver ? {} : { confirm: words.copy })} cancel={words.close} onConfirm={() => void copy()} onCancel={onEnd}>
      {isOver ? (
        <p role="status">{words.over}</p>
      ) : (
        <>
          <p role="status">{fill(words.made, { ...limits, page })}</p>
          <label htmlFor={field}>{words.link}</label>
          <input ref={input} id={field} type="text" readOnly autoFocus value={address} onFocus={(event) => event.target.select()} />
        </>
      )}
    </ArmedAction>
  )
}
