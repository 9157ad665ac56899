'use client'

import { Link, useListDrawerContext } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import type { ReactNode } from 'react'

type Props = Readonly<{ href: string; collectionSlug: CollectionSlug; row: Readonly<{ id: string }>; children: ReactNode }>

/** The first cell of a row: it opens the record, or chooses it where the list stands in a drawer. */
export function CellLink({ children, collectionSlug, href, row }: Props) {
  const { drawerSlug, onSelect } = useListDrawerContext()
  if (drawerSlug && onSelect)
    return (
      <button type="button" className="qs-celllink" onClick={() => onSelect({ collectionSlug, doc: row, docID: row.id })}>
        {children}
      </button>
    )
  return (
    <Link href={href} prefetch={false} className="qs-celllink">
      {children}
    </Link>
  )
}
