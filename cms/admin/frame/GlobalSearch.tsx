'use client'

import { getTranslation } from '@payloadcms/translations'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type PanelSearch, panelSearchSchema } from '../../../shared/contracts/panel'
import { listWords } from '../texts/listWords'
import { useWords } from '../texts/useWords'

/** Milliseconds of quiet before what was typed is asked for. */
const pause = 200

/** Over every page: finds accounts, portfolios, people, portals and pages by name. Control+K opens it, the arrows go through what was found. */
export function GlobalSearch() {
  const { words } = useWords(listWords)
  const { user } = useAuth()
  const dialog = useRef<HTMLDialogElement>(null)
  const open = () => dialog.current?.showModal()
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      dialog.current?.showModal()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  if (!user) return null
  return (
    <>
      <button type="button" className="qs-find" aria-keyshortcuts="Control+K" onClick={open}>
        <Search aria-hidden="true" />
        <span>{words.find}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <dialog
        ref={dialog}
        className="qs-finder"
        aria-label={words.find}
        onClick={({ currentTarget, target }) => target === currentTarget && currentTarget.close()}
      >
        <Finder onEnd={() => dialog.current?.close()} />
      </dialog>
    </>
  )
}

function Finder({ onEnd }: Readonly<{ onEnd: () => void }>) {
  const { words } = useWords(listWords)
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const [text, setText] = useState('')
  const [found, setFound] = useState<PanelSearch['found'] | null>(null)
  const query = text.trim()
  useEffect(() => {
    if (query.length < 2) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      void fetch(`/api/panel/search?q=${encodeURIComponent(query)}`, { credentials: 'include', signal: asking.signal })
        .then((response) => response.json())
        .then((body: unknown) => {
          const parsed = panelSearchSchema.safeParse(body)
          setFound(parsed.success ? parsed.data.found : [])
        })
        .catch(() => undefined)
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query])
  const handleArrows = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    stops.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus()
  }
  const shown = query.length < 2 ? null : found
  return (
    // The arrows go from the field through what was found: a way of their own, beside the tabulator.
    <div role="search" onKeyDown={handleArrows}>
      <input
        type="search"
        aria-label={words.findLabel}
        placeholder={words.findLabel}
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">
        {shown?.length === 0 && <p>{words.nothingFound}</p>}
        {shown?.map(({ collection, records }) => (
          <section key={collection}>
            <h2>{getTranslation(getEntityConfig({ collectionSlug: collection })?.labels.plural ?? collection, i18n)}</h2>
            <ul>
              {records.map(({ detail, id, name }) => (
                <li key={id}>
                  <a href={`/admin/collections/${collection}/${id}`}>
                    <span>{name}</span>
                    {detail !== null && <small>{detail}</small>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <button type="button" className="qs-button qs-button--quiet" onClick={onEnd}>
        {words.close}
      </button>
    </div>
  )
}
