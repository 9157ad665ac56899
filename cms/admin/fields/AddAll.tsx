'use client'

import { useField } from '@payloadcms/ui'
import type { Where } from 'payload'
import { useState } from 'react'
import * as z from 'zod/mini'
import { mostAddedAtOnce } from '../../../collections/fields/addAll'
import { askApi } from '../data/askApi'
import { queryParts } from '../data/queryParts'
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
    const { data } = await askIds(relationTo, typeof where === 'object' ? where : {})
    setState('ready')
    if (data === null) return setSaid(words.failed)
    if (data.totalDocs > mostAddedAtOnce) return setSaid(plural(words.tooMany, data.totalDocs, language))
    const chosen = value ?? []
    const fresh = data.docs.flatMap(({ id }) => (chosen.includes(id) ? [] : [id]))
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

/** Ids of records, and how many there are in all. */
const foundSchema = z.object({ docs: z.array(z.object({ id: z.string() })), totalDocs: z.number() })

/** Asked as the person who fills the form in, so that nobody chooses what they may not see. */
function askIds(relationTo: string, where: Where) {
  const query = new URLSearchParams([
    ['depth', '0'],
    ['limit', String(mostAddedAtOnce)],
    ['select[id]', 'true'],
    ...queryParts(where, 'where'),
  ])
  return askApi(`/api/${relationTo}?${query.toString()}`, foundSchema)
}
