'use client'

import { toast } from '@payloadcms/ui'
import { History as HistoryIcon } from 'lucide-react'
import { useRouter } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { fill } from '../texts/fill'
import type { HistoryWords } from './historyWords'

/** Milliseconds that a button stays armed. */
const armedFor = 5000
/** Milliseconds that the way back is offered. */
const undoFor = 20_000

type Way = 'draft' | 'published' | 'current'

type Props = Readonly<{
  slug: string
  id: string
  /** Of the collection: a version comes back as a draft, or is published at once. */
  hasDrafts: boolean
  version: Readonly<{ id: string; number: number }>
  newest: Readonly<{ id: string; isDraft: boolean }>
  /** The version that is or was last published. */
  published: string | null
  /** The number that the restored version gets. */
  next: number
  words: HistoryWords
}>

/** Arm, then confirm: a version comes back as a new one on top of the others, and the notice of it takes that back. */
export function RestoreVersion({ hasDrafts, id, newest, next, published, slug, version, words }: Props) {
  const router = useRouter()
  const [armed, setArmed] = useState<Way | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!armed) return
    const timer = setTimeout(() => setArmed(null), armedFor)
    return () => clearTimeout(timer)
  }, [armed])

  const post = (versionId: string, isDraft: boolean) =>
    send('POST', `/api/${slug}/versions/${versionId}?depth=0${isDraft ? '&draft=true' : ''}`)
  const publish = () => send('PATCH', `/api/${slug}/${id}?depth=0`, { _status: 'published' })
  const refresh = () => {
    router.push(`/admin/collections/${slug}/${id}/versions`)
    router.refresh()
  }
  const undo = async () => {
    // What was published goes back first, then what was being written on top of it.
    const steps = newest.isDraft
      ? [...(published === null ? [] : [() => post(published, false)]), () => post(newest.id, true)]
      : [() => post(newest.id, false)]
    let refusal: string | null = null
    for (const step of steps) refusal ??= await step()
    if (refusal === null) toast.success(words.undone)
    else toast.error([words.failed, refusal].filter(Boolean).join(' '))
    refresh()
  }
  const restore = async (way: Way) => {
    setBusy(true)
    const refusal = (await post(version.id, hasDrafts)) ?? (way === 'published' ? await publish() : null)
    setBusy(false)
    setArmed(null)
    if (refusal !== null) return void toast.error([words.failed, refusal].filter(Boolean).join(' '))
    toast.success(fill(words.done, { number: version.number }), {
      duration: undoFor,
      action: { label: words.undo, onClick: () => void undo() },
    })
    refresh()
  }
  const ways: readonly Readonly<{ way: Way; label: string; sure: string; then: string }>[] = hasDrafts
    ? [
        { way: 'draft', label: words.restoreDraft, sure: words.yesDraft, then: words.becomesDraft },
        { way: 'published', label: words.restorePublish, sure: words.yesPublish, then: words.becomesPublished },
      ]
    : [{ way: 'current', label: words.restore, sure: words.yes, then: words.becomesCurrent }]
  const shown = ways.find(({ way }) => way === armed)
  return (
    <div className="qs-restore">
      <p role="status">
        <b>{fill(words.ask, { number: version.number })}</b> {fill((shown ?? ways[0])?.then ?? '', { next })}
      </p>
      <span className="qs-restore__do">
        {shown ? (
          <>
            <button
              type="button"
              className="qs-button qs-button--primary"
              autoFocus
              disabled={isBusy}
              onClick={() => void restore(shown.way)}
            >
              <HistoryIcon aria-hidden="true" />
              {shown.sure}
            </button>
            <button type="button" className="qs-button qs-button--quiet" onClick={() => setArmed(null)}>
              {words.keep}
            </button>
          </>
        ) : (
          ways.map(({ label, way }, index) => (
            <button
              key={way}
              type="button"
              className={index === 0 ? 'qs-button' : 'qs-button qs-button--quiet'}
              onClick={() => setArmed(way)}
            >
              {index === 0 && <HistoryIcon aria-hidden="true" />}
              {label}
            </button>
          ))
        )}
      </span>
    </div>
  )
}

/** Null once it is done, else the sentence of the refusal, which may be empty. */
async function send(method: 'POST' | 'PATCH', path: string, body?: object): Promise<string | null> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  if (response?.ok) return null
  const answer = (await response?.json().catch(() => null)) as Refusal | null | undefined
  const [error] = answer?.errors ?? []
  return error?.data?.errors?.[0]?.message ?? error?.message ?? ''
}

type Refusal = Readonly<{ errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] }>
