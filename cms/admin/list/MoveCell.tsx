'use client'

import { toast, useListQuery, useRouteCache } from '@payloadcms/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { fill } from '../texts/fill'
import { listWords } from '../texts/listWords'
import { useWords } from '../texts/useWords'

type Row = Readonly<{ id: string; name?: unknown; _order?: unknown }>

/** Up and down beside the handle of a list with an order, for those who do not drag. Only while the list stands in its order. */
export function MoveCell({ collectionSlug, rowData }: Readonly<{ collectionSlug: string; rowData: Row }>) {
  const { words } = useWords(listWords)
  const { data, orderableFieldName = '_order', query } = useListQuery()
  const { clearRouteCache } = useRouteCache()
  if (query.sort !== orderableFieldName) return null
  const rows = (data?.docs ?? []) as unknown as readonly Row[]
  const at = rows.findIndex(({ id }) => id === rowData.id)
  const name = typeof rowData.name === 'string' ? rowData.name : ''
  const move = async (neighbour: Row, newKeyWillBe: 'less' | 'greater') => {
    const response = await fetch('/api/reorder', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        collectionSlug,
        docsToMove: [rowData.id],
        newKeyWillBe,
        orderableFieldName,
        target: { id: neighbour.id, key: neighbour._order },
      }),
    }).catch(() => null)
    if (!response?.ok) toast.error(fill(words.failed, { name, reason: String(response?.status ?? '–') }))
    clearRouteCache()
  }
  const [before, after] = [rows[at - 1], rows[at + 1]]
  return (
    <span className="qs-move">
      <button
        type="button"
        disabled={!before}
        aria-label={fill(before ? words.up : words.first, { name })}
        onClick={() => before && void move(before, 'less')}
      >
        <ArrowUp aria-hidden="true" />
      </button>
      <button
        type="button"
        disabled={!after}
        aria-label={fill(after ? words.down : words.last, { name })}
        onClick={() => after && void move(after, 'greater')}
      >
        <ArrowDown aria-hidden="true" />
      </button>
    </span>
  )
}
