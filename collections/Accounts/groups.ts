import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { ErrorCode } from '../../shared/contracts/errorCodes'
import { fieldRefusal } from '../hooks/fieldRefusal'
import { idOf } from '../idOf'
import { idsOf } from '../idsOf'
import { ruleText } from '../labels/ruleText'
import type { Account } from '../payload-types'

/**
 * An account enters a group once its client has registered: who is welcomed must be somebody. And only a group in use, of all portals or of its own; one
 * that it is in already it may stay in.
 */
export const keepGroupsSound: CollectionBeforeValidateHook<Account> = async ({ data, originalDoc, req }) => {
  const before = idsOf(originalDoc?.groups)
  const entering = idsOf(data?.groups).filter((id) => !before.includes(id))
  if (entering.length === 0) return data
  const account = { ...originalDoc, ...data }
  if (idOf(account.client) === null) throw refusal(req, 'account_not_registered', 'rule.notRegistered')
  const portal = idOf(account.portal)
  // rights: only how many of them can be entered is asked; that the person may relate them is the field's own rule.
  const { totalDocs } = await req.payload.count({
    collection: 'groups',
    where: {
      and: [
        { id: { in: entering } },
        { active: { not_equals: false } },
        { or: [{ portal: { exists: false } }, ...(portal === null ? [] : [{ portal: { equals: portal } }])] },
      ],
    },
    overrideAccess: true,
    req,
  })
  if (totalDocs < entering.length) throw refusal(req, 'invalid_input', 'rule.groupNotOpen')
  return data
}

const refusal = (req: PayloadRequest, code: ErrorCode, rule: Parameters<typeof ruleText>[1]) =>
  fieldRefusal(req, { collection: 'accounts', path: 'groups', code, message: ruleText(req, rule) })
