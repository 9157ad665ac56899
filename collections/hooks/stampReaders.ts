import type { CollectionBeforeChangeHook } from 'payload'
import { readersOf, type ViewAccess } from '../access/contentReaders'

type Page = { protected?: boolean | null; views?: ViewAccess[] | null }

/**
 * Keeps with a page who may read any of its views, `|anybody|user:…|`, so that the access rule is a query. In one column and not in a list:
 * of a list, Payload's adapter for SQLite cannot ask where drafts of a join are read.
 */
export const stampReaders: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const page: Page = { ...(originalDoc as Page | undefined), ...(data as Page) }
  const readers = (page.views ?? []).flatMap((view) => readersOf(view, { isProtected: page.protected === true }))
  return { ...data, readers: `|${[...new Set(readers)].join('|')}|` }
}
