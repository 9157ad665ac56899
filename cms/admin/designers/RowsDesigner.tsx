'use client'

import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fill } from '../texts/fill'
import { Designer } from './Designer'
import type { DesignerWords } from './designerWords'
import { moved, RowList } from './RowList'
import type { Row, Rows } from './useRows'

/** The row that is open: what it holds, what is wrong with a field of it, and how it changes. */
export type OpenRow<R extends Row> = Readonly<{
  row: R
  problemOf: (field: string) => string | undefined
  onChange: (row: R) => void
}>

type Props<R extends Row> = Readonly<{
  rows: Rows<R>
  words: DesignerWords
  texts: Readonly<{ title: string; add: string; none: string; save: string }>
  newRow: R
  /** How a row reads in the list and over its fields. */
  itemOf: (row: R) => Readonly<{ name: string; below: string; sign?: ReactNode }>
  actions?: ReactNode
  /** The fields of the open row. */
  children: (open: OpenRow<R>) => ReactNode
}>

/** A list of rows in an order, and beside it the fields of the one that is chosen. */
export function RowsDesigner<R extends Row>({ actions, children, itemOf, newRow, rows, texts, words }: Props<R>) {
  const [chosen, setChosen] = useState<string | null>(null)
  const at = rows.rows.findIndex(({ key }) => key === chosen)
  const open = rows.rows[at]
  const add = () => {
    const made = rows.keyed(newRow)
    rows.change([...rows.rows, made])
    setChosen(made.key)
  }
  const remove = () => {
    rows.change(rows.rows.filter(({ key }) => key !== chosen))
    setChosen(null)
  }
  return (
    <Designer rows={rows} words={words} save={texts.save} actions={actions}>
      <RowList
        {...texts}
        words={words}
        chosen={chosen}
        onChoose={setChosen}
        onAdd={add}
        onMove={(from, to) => rows.change(moved(rows.rows, from, to))}
        items={rows.rows.map(({ key, row }, index) => ({
          key,
          ...itemOf(row),
          hasProblem: Object.keys(rows.problems).some((field) => field.startsWith(`${index}.`)),
        }))}
      />
      {open && (
        <section key={open.key} className="qs-designer__open" aria-label={itemOf(open.row).name}>
          <header>
            <h3>{itemOf(open.row).name}</h3>
            <button
              type="button"
              className="qs-designer__remove"
              aria-label={fill(words.remove, { name: itemOf(open.row).name })}
              onClick={remove}
            >
              <Trash2 aria-hidden="true" />
            </button>
          </header>
          {children({
            row: open.row,
            problemOf: (field) => rows.problems[`${at}.${field}`],
            onChange: (row) => rows.change(rows.rows.map((each) => (each.key === chosen ? { key: each.key, row } : each))),
          })}
        </section>
      )}
    </Designer>
  )
}
