import type { CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../idOf'

type Published = { _status?: unknown; updatedBy?: unknown; unpublishAt?: string | Date | null }

/** For the worker's own save that takes a record back at its time (`jobs/publishDue`). */
export const unpublishing = 'unpublishing'

/**
 * When and by whom a record was last published; empty while it is a draft or taken back. What the worker publishes at its time was published by
 * whoever last changed it. A moment that has been acted on, or lies behind, is taken away.
 */
export const stampPublication: CollectionBeforeChangeHook = ({ context, data, originalDoc, req }) => {
  const previous = originalDoc as Published | undefined
  const { unpublishAt } = { ...previous, ...(data as Published) }
  const now = new Date()
  const isPast = unpublishAt !== null && unpublishAt !== undefined && new Date(unpublishAt) <= now
  if (data._status !== 'published')
    return { ...data, publishedAt: null, publishedBy: null, ...(context[unpublishing] === true ? { unpublishAt: null } : {}) }
  return {
    ...data,
    publishedAt: now.toISOString(),
    publishedBy: req.user?.id ?? idOf(previous?.updatedBy),
    publishAt: null,
    ...(isPast ? { unpublishAt: null } : {}),
  }
}
