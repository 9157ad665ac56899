'use client'

import { useListQuery, useTableColumns } from '@payloadcms/ui'
import { Download } from 'lucide-react'
import { queryParts } from '../data/queryParts'
import { listWords } from '../texts/listWords'
import { useWords } from '../texts/useWords'

/** The list as it is narrowed, put in order and laid out now, with all of its pages, as a file. */
export function ExportCsv({ isTrash, ofBrand, slug }: Readonly<{ slug: string; isTrash: boolean; ofBrand: string | null }>) {
  const { language, words } = useWords(listWords)
  const { query } = useListQuery()
  const { columns } = useTableColumns()
  const parts = new URLSearchParams(queryParts(query.where, 'where'))
  if (typeof query.search === 'string' && query.search !== '') parts.set('search', query.search)
  if (typeof query.sort === 'string') parts.set('sort', query.sort)
  parts.set(
    'columns',
    (columns ?? [])
      .filter(({ active }) => active)
      .map(({ accessor }) => accessor)
      .join(','),
  )
  if (isTrash) parts.set('trash', 'true')
  if (ofBrand !== null) parts.set('ofBrand', ofBrand)
  parts.set('locale', language)
  return (
    <a className="qs-button qs-exportcsv" href={`/api/panel/lists/${slug}/csv?${parts.toString()}`} download={`${slug}.csv`}>
      <Download aria-hidden="true" />
      {words.exportCsv}
    </a>
  )
}
