import {
  type Access,
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { idOf } from '../idOf'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { hasRole, isPlatformAdmin } from './rolesOf'

/**
 * Which accounts a person may keep by hand, as a query: an admin all, an advisor those of their team, on the host of their brand. A client never
 * writes in their own, even when they look after others, or after that very account. `prefix` leads from another collection to the account, such as `account.`.
 */
export function editableAccounts(req: PayloadRequest, prefix = ''): Where | boolean {
  const actor = actorOf(req)
  if (isPlatformAdmin(actor)) return true
  if (!actor || !hasRole(actor, 'advisor')) return false
  const brand = brandOfRequest(req)
  const rules: Where[] = [
    { [`${prefix}team`]: { equals: actor.id } },
    { [`${prefix}client`]: { not_equals: actor.id } },
    { [`${prefix}portal.active`]: { equals: true } },
  ]
  if (brand !== null) rules.push({ [`${prefix}portal.brand`]: { equals: brand } })
  if (prefix) rules.push({ [`${prefix}deletedAt`]: { equals: null } })
  return { and: rules }
}

/** Rule for changing an account itself. */
export const editable: Access = ({ req }) => editableAccounts(req)

/** Rule for changing and deleting what belongs to an account through its field `account`. */
export const ofEditableAccount: Access = ({ req }) => editableAccounts(req, 'account.')

/** Rule for the versions of an account: whoever may change it now, whatever a former state says of its team. */
export const versionsOfEditable: Access = ({ req }) => editableAccounts(req, 'parent.')

/** The same for what belongs to an account through its field `account`. */
export const versionsOfEditableAccount: Access = ({ req }) => {
  const rule = editableAccounts(req, 'parent.account.')
  return typeof rule === 'boolean' ? rule : { and: [rule, { 'parent.deletedAt': { equals: null } }] }
}

/** Rule for making it: whose account it may be is `intoEditableAccount`'s, as Payload asks this rule before it knows the record. */
export const byAdvisors: Access = ({ req }) => hasRole(actorOf(req), 'admin', 'advisor')

/**
 * Refuses to put a record into an account that the person may not keep: 403, whether the account exists or not. The server's own writes bring no
 * person and are not asked. A copy is put there as well, for Payload asks only who may read what is copied.
 */
export const intoOwnAccount: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const account = idOf((data as { account?: unknown } | undefined)?.account)
  const before = operation === 'update' ? idOf((originalDoc as { account?: unknown } | undefined)?.account) : null
  if (account !== null && account !== before) await assertEditable(req, account)
  return data
}

/** Refuses to copy an account that the person may see and not keep. */
export const copyOfEditable: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const copied = operation === 'create' ? (args as { duplicateFromID?: string | number }).duplicateFromID : undefined
  if (copied !== undefined) await assertEditable(req, String(copied))
  return args
}

async function assertEditable(req: PayloadRequest, account: string): Promise<void> {
  const rule = req.user ? editableAccounts(req) : true
  // A platform admin is told by the field's own rule when there is no such account.
  if (rule === true) return
  const where: Where = { and: [{ id: { equals: account } }, ...(rule === false ? [] : [rule])] }
  // rights: the rule of the person who saves stands in the query.
  const { totalDocs } =
    rule === false ? { totalDocs: 0 } : await req.payload.count({ collection: 'accounts', where, overrideAccess: true, req })
  if (totalDocs === 0) throw new APIError('This account is not yours to change', 403, { code: 'forbidden' }, true)
}

/**
 * Sets `account` from the record's portfolio and refuses one that the person may not keep: 403, whether the portfolio exists or not. The
 * server's own writes bring no person and are not asked.
 */
export const intoEditableAccount: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const portfolio = idOf((data as { portfolio?: unknown } | undefined)?.portfolio)
  if (!data || portfolio === null) return data
  const before = operation === 'update' ? (originalDoc as { portfolio?: unknown; account?: unknown } | undefined) : undefined
  if (before && portfolio === idOf(before.portfolio)) return { ...data, account: idOf(before.account) }
  const rule = req.user ? editableAccounts(req, 'account.') : true
  const { docs } =
    rule === false
      ? { docs: [] }
      : await req.payload.find({
          collection: 'portfolios',
          where: { and: [{ id: { equals: portfolio } }, ...(rule === true ? [] : [rule])] },
          select: { account: true },
          depth: 0,
          limit: 1,
          pagination: false,
          // rights: the rule of the person who saves stands in the query; theirs to read would let a client write in their own account.
          overrideAccess: true,
          req,
        })
  const account = idOf(docs[0]?.account)
  if (account === null) throw new APIError('This portfolio is not yours to change', 403, { code: 'forbidden' }, true)
  return { ...data, account }
}
