'use client'

import { toast } from '@payloadcms/ui'
import { ChevronsUpDown } from 'lucide-react'
import { useRouter } from 'next/navigation.js'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState, useTransition } from 'react'
import { panelBrandKey, type PanelBrand } from '../../../shared/contracts/panelBrand'
import type { ColourPair } from '../../../shared/theme/inputs'
import { fill } from '../texts/fill'

export type BrandOption = Readonly<{ /** Null for all brands. */ brand: string | null; label: string; colours: readonly ColourPair[] }>

type Props = Readonly<{
  options: readonly BrandOption[]
  chosen: string | null
  /** How many portals the choice has, in words. */
  portals: string
  words: Readonly<Record<'brand' | 'changeBrand' | 'brandShown' | 'brandNotKept', string>>
}>

/**
 * Over the menu: whose records the panel shows. The choice is kept with the person's preferences, and the server asks by it; here the page is only
 * asked for anew. A button with a list box, by the keyboard as such: arrows, Home, End and first letters move, Enter chooses, Escape leaves.
 */
export function BrandSwitch({ chosen, options, portals, words }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { choose, isBusy, said } = useChoice(words)
  const at = Math.max(
    options.findIndex(({ brand }) => brand === chosen),
    0,
  )
  const current = options[at]
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  if (!current) return null
  return (
    <div
      className="qs-brandswitch"
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => !currentTarget.contains(relatedTarget) && setIsOpen(false)}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-busy={isBusy}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        <Dots colours={current.colours} />
        <span>
          <b>{current.label}</b> <small>{portals}</small>
        </span>
        <span className="qs-sr">, {words.changeBrand}</span>
        <ChevronsUpDown aria-hidden="true" />
      </button>
      {isOpen && (
        <Choices
          id={id}
          label={words.brand}
          options={options}
          chosen={at}
          onLeave={close}
          onChoose={(option) => {
            close()
            if (option.brand !== chosen) void choose(option)
          }}
        />
      )}
      <span role="status" className="qs-sr">
        {said}
      </span>
    </div>
  )
}

function useChoice(words: Props['words']) {
  const router = useRouter()
  const [isRefreshing, startTransition] = useTransition()
  const [isSaving, setIsSaving] = useState(false)
  const [said, setSaid] = useState('')
  const choose = async ({ brand, label }: BrandOption) => {
    setIsSaving(true)
    const isKept = await keep({ brand })
    setIsSaving(false)
    if (!isKept) return void toast.error(words.brandNotKept)
    setSaid(fill(words.brandShown, { brand: label }))
    startTransition(() => {
      const { pathname, search } = window.location
      const parts = new URLSearchParams(search)
      // Another brand's list has other pages.
      if (parts.has('page')) {
        parts.delete('page')
        router.replace(`${pathname}?${parts.toString()}`)
      }
      router.refresh()
    })
  }
  return { choose, isBusy: isSaving || isRefreshing, said }
}

async function keep(value: PanelBrand): Promise<boolean> {
  const response = await fetch(`/api/payload-preferences/${panelBrandKey}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ value }),
  }).catch(() => null)
  return response?.ok === true
}

type ChoicesProps = Readonly<{
  id: string
  label: string
  options: readonly BrandOption[]
  chosen: number
  onChoose: (option: BrandOption) => void
  onLeave: () => void
}>

function Choices({ chosen, id, label, onChoose, onLeave, options }: ChoicesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(chosen)
  useEffect(() => list.current?.focus(), [])
  useEffect(() => list.current?.children[at]?.scrollIntoView({ block: 'nearest' }), [at])
  const handleKey = (event: KeyboardEvent) => {
    const to = targetOf(event.key, at, options)
    const option = options[at]
    if (to !== null) setAt(to)
    else if ((event.key === 'Enter' || event.key === ' ') && option) onChoose(option)
    else if (event.key === 'Escape') onLeave()
    else return
    event.preventDefault()
    // Escape would close the menu too, where it lies over the page.
    event.stopPropagation()
  }
  return (
    <ul ref={list} id={id} role="listbox" tabIndex={0} aria-label={label} aria-activedescendant={`${id}-${at}`} onKeyDown={handleKey}>
      {options.map((option, index) => (
        <li
          key={option.brand ?? ''}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          data-at={index === at}
          onClick={() => onChoose(option)}
          onPointerMove={() => setAt(index)}
        >
          <Dots colours={option.colours} />
          <span>{option.label}</span>
        </li>
      ))}
    </ul>
  )
}

/** Where a key leads among the options; null for one that leads nowhere. */
function targetOf(key: string, at: number, options: readonly BrandOption[]): number | null {
  const last = options.length - 1
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if ([...key].length !== 1 || key === ' ') return null
  const order = [...options.keys()].map((step) => (at + 1 + step) % options.length)
  return order.find((index) => options[index]?.label.toLocaleLowerCase().startsWith(key.toLocaleLowerCase())) ?? at
}

const Dots = ({ colours }: Readonly<{ colours: readonly ColourPair[] }>) => (
  <span className="qs-brandswitch__dots" aria-hidden="true">
    {colours.map(({ dark, light }) => (
      <i key={light} style={{ background: `light-dark(${light}, ${dark})` }} />
    ))}
  </span>
)
