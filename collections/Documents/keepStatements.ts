import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload'
import { idOf } from '../idOf'
import type { Document } from '../payload-types'

/** Key of a write's context: the worker releases a statement, marks it as corrected, or takes away one that nobody has released. */
export const releasedByServer = 'releasedByServer'

const kept = () =>
  new APIError('A published statement is never altered: a correction is a new version', 409, { code: 'statement_kept' }, true)

/**
 * A statement of a batch is nobody's to alter or to throw away, admins included: held it changes with its batch alone, and published it stays as it
 * is (docs/decisions/233). Throws an `APIError` 409, by whichever door it comes.
 */
export const keepStatements: CollectionBeforeValidateHook<Document> = ({ context, data, operation, originalDoc }) => {
  if (operation !== 'update' || context[releasedByServer] || !isStatement(originalDoc)) return data
  throw kept()
}

/** For good only at the end of its account's retention, which brings the key. */
export const keepStatementsForGood: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  if (context[releasedByServer]) return
  const document = await req.payload.db.findOne<Document>({ collection: 'documents', where: { id: { equals: id } } })
  if (isStatement(document ?? undefined)) throw kept()
}

const isStatement = (document: Partial<Document> | undefined): boolean => idOf(document?.batch) !== null
