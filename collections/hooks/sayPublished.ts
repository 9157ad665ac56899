import type { CollectionAfterChangeHook } from 'payload'
import { sentence } from '../labels/ruleText'

/**
 * Says "Saved and published" where a save was that: Payload writes one sentence for every save, after all hooks, with the words of the request.
 */
export const sayPublished: CollectionAfterChangeHook = ({ doc, req }) => {
  if ((doc as { _status?: unknown })._status !== 'published') return doc as object
  const { t } = req
  req.t = ((key, ...values) =>
    key === 'general:updatedSuccessfully' ? sentence(req, 'notice.published') : t(key, ...values)) satisfies typeof t
  return doc as object
}
