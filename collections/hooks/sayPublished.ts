import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { sentence } from '../labels/ruleText'

type Notice = Parameters<typeof sentence>[1]

/** Words for a save of this request: Payload writes one sentence for every save, after all hooks, with the words of the request. */
function say(req: PayloadRequest, notice: Notice): void {
  const { t } = req
  req.t = ((key, ...values) => (key === 'general:updatedSuccessfully' ? sentence(req, notice) : t(key, ...values))) satisfies typeof t
}

/** Says "Saved and published" where a save was that. */
export const sayPublished: CollectionAfterChangeHook = ({ doc, req }) => {
  if ((doc as { _status?: unknown })._status === 'published') say(req, 'notice.published')
  return doc as object
}

/** Says "File updated" of a record that is a file. */
export const sayFileUpdated: CollectionAfterChangeHook = ({ doc, operation, req }) => {
  if (operation === 'update') say(req, 'notice.fileUpdated')
  return doc as object
}
