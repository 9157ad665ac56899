import type { CollectionBeforeValidateHook, PayloadRequest, RelationshipField } from 'payload'
import { ofMany } from '../fields/ofMany'
import { enteredBy, notOffered, offeredTo } from '../Groups/mayEnter'
import { fieldRefusal } from '../hooks/fieldRefusal'
import { idOf } from '../idOf'
import { idsOf } from '../idsOf'
import { ruleText } from '../labels/ruleText'
import type { Account } from '../payload-types'

/** An account is of its portal alone. */
const portalsOf = (account: Partial<Account> | undefined): string[] => [idOf(account?.portal)].filter((id) => id !== null)

/** The groups of an account. It may stay in one that became inactive, so those that it has are offered too: what it enters is `checkGroups`' to say. */
export const groupsField: RelationshipField = {
  name: 'groups',
  type: 'relationship',
  relationTo: 'groups',
  hasMany: true,
  index: true,
  maxDepth: 0,
  filterOptions: ({ data }) => {
    const account = data as Partial<Account> | undefined
    return offeredTo(idsOf(account?.groups), portalsOf(account))
  },
  admin: ofMany('add'),
}

/** An account enters a group once its client has registered, as who is welcomed must be somebody; and no group that is inactive or of another portal. */
export const checkGroups: CollectionBeforeValidateHook<Account> = async ({ data, originalDoc, req }) => {
  const entered = enteredBy(data, originalDoc)
  if (entered.length === 0) return data
  const account = { ...originalDoc, ...data }
  if (idOf(account.client) === null) throw refusal(req, 'account_not_registered', 'rule.notRegistered')
  if ((await notOffered(req, entered, portalsOf(account))) > 0) throw refusal(req, 'group_not_offered', 'rule.groupNotOffered')
  return data
}

const refusal = (
  req: PayloadRequest,
  code: 'account_not_registered' | 'group_not_offered',
  rule: 'rule.notRegistered' | 'rule.groupNotOffered',
) => fieldRefusal(req, { collection: 'accounts', path: 'groups', code, message: ruleText(req, rule) })
