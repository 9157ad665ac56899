'use client'

import { RelationshipInput } from '@payloadcms/ui'
import type { ValueWithRelation, Where } from 'payload'
import { type FormEvent, useId, useRef, useState } from 'react'
import { mayAdvise } from '../../../collections/Accounts/mayAdvise'
import type { OfMany } from '../../../collections/fields/ofMany'
import { plural } from '../texts/fill'
import { listWords, type RelationWords } from '../texts/listWords'
import { useWords } from '../texts/useWords'

type Props = Readonly<{
  field: string
  relationTo: string
  how: OfMany
  words: RelationWords
  count: number
  isBusy: boolean
  onChosen: (body: object) => Promise<void>
}>

/** Which of the records a field offers, where that are not all: what the server keeps to itself of `filterOptions`. */
const offered: Readonly<Record<string, Where>> = { owners: mayAdvise, groups: { active: { not_equals: false } } }

/** A button over the chosen records, and behind it whom or what all of them get. */
export function RelateMany({ count, field, how, isBusy, onChosen, relationTo, words }: Props) {
  const { language, words: list } = useWords(listWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [chosen, setChosen] = useState<ValueWithRelation[]>([])
  const open = () => {
    setChosen([])
    dialog.current?.showModal()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const ids = chosen.map(({ value }) => String(value))
    if (ids.length === 0) return
    dialog.current?.close()
    void onChosen({ [field]: how === 'add' ? { add: ids } : ids })
  }
  return (
    <>
      <button type="button" className="qs-button qs-button--quiet" disabled={isBusy} onClick={open}>
        {words.button}
      </button>
      <dialog ref={dialog} className="qs-dialog qs-dialog--tall" aria-labelledby={heading}>
        <h2 id={heading}>{plural(words.title, count, language)}</h2>
        <p>{words.help}</p>
        <form onSubmit={save}>
          <RelationshipInput
            path={`many-${field}`}
            label={words.label}
            relationTo={[relationTo]}
            hasMany
            allowCreate={false}
            allowEdit={false}
            filterOptions={offered[field] ? { [relationTo]: offered[field] } : {}}
            value={chosen}
            onChange={setChosen}
          />
          <p className="qs-actions">
            <button type="submit" className="qs-button qs-button--primary" disabled={chosen.length === 0 || isBusy}>
              {plural(words.save, count, language)}
            </button>
            <button type="button" className="qs-button qs-button--quiet" onClick={() => dialog.current?.close()}>
              {list.cancel}
            </button>
          </p>
        </form>
      </dialog>
    </>
  )
}
