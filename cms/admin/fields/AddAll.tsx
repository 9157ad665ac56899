'use client'

import { useField } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useState } from 'react'
import { mostAddedAtOnce } from '../../../collections/fields/addAll'
import { plural } from '../texts/fill'
import { useWords } from '../texts/useWords'
import { addAllWords } from './addAllWords'

type Props = Readonly<{ field: Readonly<{ relationTo: string }>; path: string; readOnly?: boolean }>

/** Beneath a choice of several records: chooses every one that may be chosen, as far as there are not too many to have been meant (decision 290). */
export function AddAll({ field: { relationTo }, path, readOnly = false }: Props) {
  const { language, words } = useWords(addAllWords)
  const { filterOptions, setValue, value } = useField<readonly string[] | null>({ path })
  const [state, setState] = useState<'ready' | 'asking'>('ready')
  const [said, setSaid] = useState('')
  if (readOnly) return null

  const add = async () => {
    setState('asking')
    const where = filterOptions?.[relationTo]
    const found = await idsOf(relationTo, typeof where === 'object' ? where : {})
    setState('ready')
    if (found === null) return setSaid(words.failed)
    if (found.total > mostAddedAtOnce) return setSaid(plural(words.tooMany, found.total, language))
    const chosen = value ?? []
    const fresh = found.ids.filter((id) => !chosen.includes(id))
    if (fresh.length > 0) setValue([...chosen, ...fresh])
    setSaid(plural(words.added, fresh.length, language))
  }
  return (
    <div className="qs-addall">
      <button type="button" className="qs-button qs-button--quiet" disabled={state === 'asking'} onClick={() => void add()}>
        {words.addAll}
      </button>
      <p role="status">{said}</p>
    </div>
  )
}

type Found = Readonly<{ ids: readonly string[]; total: number }>

/** Asked as the person who fills the form in, so that nobody chooses what they may not see. */
async function idsOf(relationTo: string, where: Where): Promise<Found | null> {
  const query = new URLSearchParams([
    ['depth', '0'],
    ['limit', String(mostAddedAtOnce)],
    ['select[id]', 'true'],
    ...queryOf('where', where),
  ])
  const response = await fetch(`/api/${relationTo}?${query.toString()}`, { credentials: 'include' }).catch(() => null)
  const answer = (response?.ok ? await response.json().catch(() => null) : null) as {
    docs?: readonly { id: string }[]
    totalDocs?: number
  } | null
  return answer?.docs === undefined ? null : { ids: answer.docs.map(({ id }) => id), total: answer.totalDocs ?? 0 }
}

/** A condition as Payload reads it from an address: `where[isProfessional][equals]=true`. */
function queryOf(key: string, value: unknown): [string, string][] {
  if (value === null || typeof value !== 'object') return [[key, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) => queryOf(`${key}[${name}]`, inner))
}
