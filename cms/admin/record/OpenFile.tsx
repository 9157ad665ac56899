'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { ExternalLink } from 'lucide-react'
import { recordWords } from '../texts/recordWords'
import { useWords } from '../texts/useWords'

/** Beside the buttons of a record with a file: opens the file as it is stored; the log says who did. None while there is no file. */
export function OpenFile() {
  const { collectionSlug, id, savedDocumentData } = useDocumentInfo()
  const { words } = useWords(recordWords)
  const url: unknown = savedDocumentData?.url
  if (collectionSlug === undefined || id === undefined || typeof url !== 'string') return null
  return (
    <a className="qs-button" href={addressOf(collectionSlug, encodeURIComponent(id), url)} target="_blank" rel="noreferrer">
      <ExternalLink aria-hidden="true" />
      {words.openFile}
    </a>
  )
}

/** Pictures and papers have an address that names the record, under which the log tells what was opened; other files go by their stored name. */
function addressOf(slug: string, id: string, url: string): string {
  if (slug === 'media') return `/api/media/${id}/open`
  if (slug === 'documents') return `/api/documents/${id}/download?inline=1`
  return url
}
