'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { X } from 'lucide-react'
import type { StaticLabel } from 'payload'

type Table = Readonly<{ headers: readonly string[]; items: readonly (readonly string[])[] }>
type Words = Readonly<Record<'addColumn' | 'addRow' | 'column' | 'removeColumn' | 'removeRow' | 'row', string>>
type Props = Readonly<{ path: string; label: StaticLabel | false | undefined; readOnly: boolean; words: Words }>

const empty: Table = { headers: [], items: [] }
const put = <T,>(list: readonly T[], at: number, value: T): readonly T[] => list.map((each, index) => (index === at ? value : each))
const drop = <T,>(list: readonly T[], at: number): readonly T[] => list.filter((_, index) => index !== at)

/** A grid of texts under their headers; the last column that goes takes the table with it. */
export function TabularInput({ label, path, readOnly, words }: Props) {
  const { errorMessage, setValue, showError, value } = useField<Table | null>({ path })
  const { headers, items } = value ?? empty
  const save = (next: Table) => setValue(next.headers.length === 0 ? null : next)
  return (
    <fieldset className={`field-type qs-tabular${showError ? ' error' : ''}`} disabled={readOnly}>
      <legend>{label ? <FieldLabel as="span" label={label} path={path} /> : null}</legend>
      <FieldError path={path} showError={showError} {...(errorMessage === undefined ? {} : { message: errorMessage })} />
      <div className="qs-tabular__scroll">
        <table>
          <thead>
            <tr>
              {headers.map((header, at) => (
                <th key={at} scope="col">
                  <input
                    aria-label={`${words.column} ${at + 1}`}
                    value={header}
                    onChange={({ target }) => save({ headers: put(headers, at, target.value), items })}
                  />
                  <button
                    type="button"
                    className="qs-tabular__remove"
                    aria-label={`${words.removeColumn} ${at + 1}`}
                    onClick={() => save({ headers: drop(headers, at), items: items.map((row) => drop(row, at)) })}
                  >
                    <X aria-hidden="true" />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((row, line) => (
              <tr key={line}>
                {row.map((cell, at) => (
                  <td key={at}>
                    <input
                      aria-label={`${headers[at] ?? ''}, ${words.row} ${line + 1}`}
                      value={cell}
                      onChange={({ target }) => save({ headers, items: put(items, line, put(row, at, target.value)) })}
                    />
                  </td>
                ))}
                <td>
                  <button
                    type="button"
                    className="qs-tabular__remove"
                    aria-label={`${words.removeRow} ${line + 1}`}
                    onClick={() => save({ headers, items: drop(items, line) })}
                  >
                    <X aria-hidden="true" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        className="qs-button"
        onClick={() => save({ headers: [...headers, ''], items: items.map((row) => [...row, '']) })}
      >
        {words.addColumn}
      </button>
      {headers.length > 0 && (
        <button type="button" className="qs-button" onClick={() => save({ headers, items: [...items, headers.map(() => '')] })}>
          {words.addRow}
        </button>
      )}
    </fieldset>
  )
}
