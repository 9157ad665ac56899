import { APIError, type CollectionBeforeValidateHook, type PayloadRequest, type Where } from 'payload'
import { uploadableTypes } from '../../shared/domain/documentTypes'
import { actorOf } from '../access/actorOf'
import { editableAccounts } from '../access/editableAccounts'
import { isPlatformAdmin } from '../access/rolesOf'
import { visibleAccountsWhere } from '../access/visibleAccounts'
import { brandOfRequest } from '../access/brandOfRequest'
import { fieldRefusal } from '../hooks/fieldRefusal'
import { idOf } from '../idOf'
import { ruleText } from '../labels/ruleText'
import type { Document } from '../payload-types'

/** Key of a write's context: the worker files this for the person of the request, after it has looked whether they see the account. */
export const filedByServer = 'filedByServer'

const homes = ['account', 'group', 'portal'] as const

/** A document belongs to one account, one group or one portal. */
export const inOneHome: CollectionBeforeValidateHook<Document> = ({ data, originalDoc, req }) => {
  const merged = { ...originalDoc, ...data } as Record<string, unknown>
  if (homes.filter((home) => idOf(merged[home]) !== null).length === 1) return data
  throw fieldRefusal(req, { collection: 'documents', path: 'account', code: 'invalid_input', message: ruleText(req, 'rule.oneHome') })
}

/**
 * Into whose account a person may put a document: advisors into those of their team, clients what they bring themselves into their own; groups
 * and portals are the admins'. 403 otherwise, whether the account exists or not. The server's own writes bring no person, or `filedByServer` in their context, and are not asked.
 */
export const intoOwnHome: CollectionBeforeValidateHook<Document> = async ({ context, data, operation, originalDoc, req }) => {
  if (context[filedByServer] || !req.user || isPlatformAdmin(actorOf(req)) || !data) return data
  const isMoved = homes.some((home) => idOf(data[home]) !== null && idOf(data[home]) !== idOf(originalDoc?.[home]))
  if (!isMoved) return data
  const account = idOf(data.account)
  if (account === null || idOf(data.group) !== null || idOf(data.portal) !== null) throw notYours()
  if (await isIn(req, account, editableAccounts(req))) return data
  const isBrought = operation === 'create' && uploadableTypes.some((type) => type === data.type)
  if (isBrought && (await isIn(req, account, ownAccounts(req)))) return data
  throw notYours()
}

const notYours = () => new APIError('This is not yours to file', 403, { code: 'forbidden' }, true)

/** The accounts that a person is the client of. */
function ownAccounts(req: PayloadRequest): Where | boolean {
  const actor = actorOf(req)
  return actor
    ? visibleAccountsWhere({ id: actor.id, isInvestor: true, disabled: actor.disabled ?? null }, { brand: brandOfRequest(req) })
    : false
}

async function isIn(req: PayloadRequest, account: string, rule: Where | boolean): Promise<boolean> {
  if (rule === false) return false
  const where: Where = { and: [{ id: { equals: account } }, ...(rule === true ? [] : [rule])] }
  // rights: the rule of the person who saves stands in the query.
  return (await req.payload.count({ collection: 'accounts', where, overrideAccess: true, req })).totalDocs > 0
}
