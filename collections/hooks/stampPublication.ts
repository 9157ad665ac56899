import type { CollectionBeforeChangeHook } from 'payload'

/** When and by whom a record was last published; empty while it is a draft or taken back. */
export const stampPublication: CollectionBeforeChangeHook = ({ data, req }) =>
  data._status === 'published'
    ? { ...data, publishedAt: new Date().toISOString(), publishedBy: req.user?.id ?? null }
    : { ...data, publishedAt: null, publishedBy: null }
