'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'
import type { Locale } from '../../../shared/i18n/locales'
import { numberText } from '../texts/numberText'

export type Tab<Key extends string> = Readonly<{ key: Key; label: string; count?: number }>

type Props<Key extends string> = Readonly<{
  label: string
  language: Locale
  tabs: readonly Tab<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
  /** What the chosen tab shows. */
  children: ReactNode
}>

/** Tabs with counts over a list; the arrows, Home and End go through them. */
export function Tabs<Key extends string>({ children, chosen, label, language, onChoose, tabs }: Props<Key>) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const wrapped = (next + tabs.length) % tabs.length
    const tab = tabs[wrapped]
    if (!tab) return
    onChoose(tab.key)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[wrapped]?.focus()
  }
  return (
    <>
      <div className="qs-tabs" role="tablist" aria-label={label} ref={row} onKeyDown={handleKey}>
        {tabs.map(({ count, key, label: word }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${base}-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            {word} {count !== undefined && <span>{numberText(count, language)}</span>}
          </button>
        ))}
      </div>
      <div className="qs-stack" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`}>
        {children}
      </div>
    </>
  )
}
