'use client'

import { toast } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { DesignerWords } from './designerWords'
import type { Row, Rows } from './useRows'

type Props<R extends Row> = Readonly<{
  rows: Rows<R>
  words: DesignerWords
  /** What its button saves: the record that it stands in has a button too. */
  save: string
  actions?: ReactNode
  children: ReactNode
}>

/** What stands round the rows of every designer: loading, the save with what came of it, and somebody else's save. */
export function Designer<R extends Row>({ actions, children, rows, save: saveWord, words }: Props<R>) {
  if (rows.state === 'loading') return <p className="qs-designer__note">{words.loading}</p>
  if (rows.state === 'failed')
    return (
      <p className="qs-designer__note" role="alert">
        {words.notLoaded}{' '}
        <button type="button" className="qs-button" onClick={() => void rows.load()}>
          {words.again}
        </button>
      </p>
    )
  const save = async () => {
    const outcome = await rows.save()
    if (outcome === 'saved') toast.success(words.saved)
    else if (outcome === 'invalid') toast.error(words.invalid)
    else if (outcome === 'failed') toast.error(words.notSaved)
  }
  return (
    <div
      className="qs-designer"
      // Its fields are none of the form that it stands in: Enter must not save the record.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
    >
      {rows.hasConflict && (
        <p className="qs-designer__conflict" role="alert">
          <span>{words.conflict}</span>
          <button type="button" className="qs-button" onClick={() => void rows.load()}>
            {words.takeTheirs}
          </button>
        </p>
      )}
      <div className="qs-designer__parts">{children}</div>
      <p className="qs-designer__do">
        <button type="button" className="qs-button" disabled={!rows.isDirty || rows.isSaving} onClick={() => void save()}>
          {rows.isSaving ? words.saving : saveWord}
        </button>
        {actions}
        {rows.isDirty && <span>{words.unsaved}</span>}
      </p>
    </div>
  )
}
