'use client'

import { getTranslation } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { fill } from '../texts/fill'
import { recordWords } from '../texts/recordWords'
import { useWords } from '../texts/useWords'
import type { Difference, Values } from './compareRecords'
import { Plain } from './Plain'

type Props = Readonly<{
  differences: readonly Difference[]
  mine: Values
  theirs: Values
  /** With the names of the fields whose own value is to stay. */
  onTake: (keep: ReadonlySet<string>) => void
}>

/** Two versions of a record beside one another, with a choice where both changed a field. */
export function BothSides({ differences, mine, onTake, theirs }: Props) {
  const { i18n } = useTranslation()
  const { words } = useWords(recordWords)
  const [keep, setKeep] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, isMine: boolean) =>
    setKeep((kept) => new Set(isMine ? [...kept, name] : [...kept].filter((each) => each !== name)))
  return (
    <>
      <table className="qs-both">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.theirs}</th>
            <th scope="col">{words.yours}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, isMine, isTheirs }) => {
            const label = 'label' in field && field.label ? getTranslation(field.label as string, i18n) : ''
            const isChoice = isMine && isTheirs
            const isKept = keep.has(field.name) || (isMine && !isTheirs)
            const side = (isOwn: boolean) => (
              <td data-chosen={isOwn === isKept}>
                <label>
                  {isChoice && (
                    <input
                      type="radio"
                      name={`both-${field.name}`}
                      aria-label={fill(isOwn ? words.chooseYours : words.chooseTheirs, { field: label })}
                      checked={isOwn === isKept}
                      onChange={() => choose(field.name, isOwn)}
                    />
                  )}
                  <span>
                    <Plain field={field} value={(isOwn ? mine : theirs)[field.name]} />
                  </span>
                </label>
              </td>
            )
            return (
              <tr key={field.name}>
                <th scope="row">{label}</th>
                {side(false)}
                {side(true)}
              </tr>
            )
          })}
        </tbody>
      </table>
      <button type="button" className="qs-button qs-button--primary" onClick={() => onTake(keep)}>
        {words.takeChosen}
      </button>
    </>
  )
}
