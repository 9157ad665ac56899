'use client'

import { ChevronDown, ChevronUp, GripVertical, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { fill } from '../texts/fill'
import type { DesignerWords } from './designerWords'

type Item = Readonly<{ key: string; name: string; below: string; sign?: ReactNode; hasProblem: boolean }>

type Props = Readonly<{
  title: string
  items: readonly Item[]
  chosen: string | null
  words: DesignerWords
  add: string
  none: string
  onChoose: (key: string) => void
  onAdd: () => void
  /** Moves the item at one place to another. */
  onMove: (from: number, to: number) => void
}>

/** Rows in an order, one of them chosen. Each is moved by its handle, dragged or with Space and the arrow keys, and by two buttons. */
export function RowList({ add, chosen, items, none, onAdd, onChoose, onMove, title, words }: Props) {
  const [lifted, setLifted] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const move = (from: number, to: number) => {
    if (to >= 0 && to < items.length && to !== from) onMove(from, to)
  }
  const onGripKey = (event: KeyboardEvent, key: string, at: number) => {
    if (event.key === ' ') {
      event.preventDefault()
      setLifted(lifted === key ? null : key)
    } else if (event.key === 'Escape') setLifted(null)
    else if (lifted === key && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      move(at, at + (event.key === 'ArrowUp' ? -1 : 1))
    }
  }
  const drop = (to: number) => {
    const from = items.findIndex(({ key }) => key === lifted)
    if (from >= 0) move(from, to)
    setLifted(null)
    setOver(null)
  }
  return (
    <section className="qs-rows" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <button type="button" className="qs-rows__add" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {add}
        </button>
      </header>
      {items.length === 0 ? (
        <p className="qs-rows__none">{none}</p>
      ) : (
        <ol>
          {items.map(({ below, hasProblem, key, name, sign }, at) => (
            <li
              key={key}
              data-chosen={key === chosen}
              data-lifted={key === lifted}
              data-over={over === at && lifted !== null && lifted !== key}
              onDragOver={(event) => {
                event.preventDefault()
                setOver(at)
              }}
              onDrop={(event) => {
                event.preventDefault()
                drop(at)
              }}
            >
              <button
                type="button"
                className="qs-rows__grip"
                draggable
                aria-label={fill(words.grip, { name })}
                aria-pressed={key === lifted}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  event.dataTransfer.setData('text/plain', name)
                  setLifted(key)
                }}
                onDragEnd={() => {
                  setLifted(null)
                  setOver(null)
                }}
                onKeyDown={(event) => onGripKey(event, key, at)}
                onBlur={() => setLifted(null)}
              >
                <GripVertical aria-hidden="true" />
              </button>
              <button type="button" className="qs-rows__name" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
                {sign}
                <span>
                  <b>{name}</b>
                  <small>{below}</small>
                </span>
                {hasProblem && <i className="qs-dot" role="img" aria-label={words.invalid} />}
              </button>
              <button type="button" disabled={at === 0} aria-label={fill(words.up, { name })} onClick={() => move(at, at - 1)}>
                <ChevronUp aria-hidden="true" />
              </button>
              <button
                type="button"
                disabled={at === items.length - 1}
                aria-label={fill(words.down, { name })}
                onClick={() => move(at, at + 1)}
              >
                <ChevronDown aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** A list with the item at one place moved to another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  const item = items[from]
  return item === undefined ? rest : rest.toSpliced(to, 0, item)
}
