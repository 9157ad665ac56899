'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { Eye } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type CustomToken, customTokenSchema, type CustomTokenState, customTokenStateSchema } from '../../../shared/contracts/customTokens'
import { customTokenWords } from '../texts/customTokenWords'
import { fill } from '../texts/fill'
import { useWords } from '../texts/useWords'

type Link = Readonly<{ address: string; page: string; expiresAt: string }>

/** On the record of a client: makes a link by which another browser looks at the portal as they see it, once. */
export function MakeCustomToken() {
  const { id, data } = useDocumentInfo()
  const { words } = useWords(customTokenWords)
  const savedAt = typeof data?.updatedAt === 'string' ? data.updatedAt : ''
  const [state, setState] = useState<CustomTokenState | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [path, setPath] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [link, setLink] = useState<Link | null>(null)
  const field = useId()
  useEffect(() => {
    if (id !== undefined) void readState(id).then(setState)
  }, [id, savedAt])
  if (id === undefined || !state) return null

  const page = state.pages.find((each) => each.path === path) ?? state.pages[0]
  const limits = { seconds: state.seconds, minutes: state.lookSeconds / 60 }
  const close = () => {
    setLink(null)
    setChoosing(false)
  }
  const make = async () => {
    if (!page) return
    setAsking(true)
    const { made, status } = await makeToken(String(id), page.path)
    setAsking(false)
    if (!made) return void toast.error(status === 429 ? words.tooMany : words.failed)
    setLink({ address: `${location.origin}${page.path}?token=${made.token}`, page: page.name, expiresAt: made.expiresAt })
  }
  if (link) return <MadeLink key={link.address} link={link} limits={limits} onEnd={close} />
  if (isChoosing)
    return (
      <div className="qs-invite qs-armed">
        <p>{fill(words.what, { ...limits, name: state.name })}</p>
        <label htmlFor={field}>{words.page}</label>
        <select id={field} value={page?.path} autoFocus onChange={(event) => setPath(event.target.value)}>
          {state.pages.map((each) => (
            <option key={each.path} value={each.path}>
              {each.name}
            </option>
          ))}
        </select>
        <p className="qs-armed__do">
          <button type="button" className="qs-button qs-button--primary" disabled={isAsking} onClick={() => void make()}>
            {words.make}
          </button>
          <button type="button" className="qs-button qs-button--quiet" onClick={close}>
            {words.cancel}
          </button>
        </p>
      </div>
    )
  return (
    <div className="qs-invite">
      <button type="button" className="qs-button" disabled={state.obstacle !== null} onClick={() => setChoosing(true)}>
        <Eye aria-hidden="true" />
        {words.open}
      </button>
      <p role="status">{state.obstacle && words[state.obstacle]}</p>
    </div>
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
    <div className="qs-invite qs-armed">
      {isOver ? (
        <p role="status">{words.over}</p>
      ) : (
        <>
          <p role="status">{fill(words.made, { ...limits, page })}</p>
          <label htmlFor={field}>{words.link}</label>
          <input ref={input} id={field} type="text" readOnly autoFocus value={address} onFocus={(event) => event.target.select()} />
        </>
      )}
      <p className="qs-armed__do">
        {!isOver && (
          <button type="button" className="qs-button qs-button--primary" onClick={() => void copy()}>
            {words.copy}
          </button>
        )}
        <button type="button" className="qs-button qs-button--quiet" onClick={onEnd}>
          {words.close}
        </button>
      </p>
    </div>
  )
}

async function readState(id: string | number): Promise<CustomTokenState | null> {
  const response = await fetch(`/api/functions/getCustomToken/${id}`, { credentials: 'include' }).catch(() => null)
  const parsed = customTokenStateSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  return parsed.success ? parsed.data : null
}

async function makeToken(uid: string, path: string): Promise<{ made: CustomToken | null; status: number }> {
  const response = await fetch('/api/functions/getCustomToken', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uid, path }),
  }).catch(() => null)
  const parsed = customTokenSchema.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  return { made: parsed.success ? parsed.data : null, status: response?.status ?? 0 }
}
