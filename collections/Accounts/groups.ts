import type { CollectionBeforeValidateHook } from 'payload'
import { fieldRefusal } from '../hooks/fieldRefusal'
import { idOf } from '../idOf'
import { idsOf } from '../idsOf'
import { ruleText } from '../labels/ruleText'
import type { Account } from '../payload-types'

/** An account enters a group once its client has registered: who is welcomed must be somebody. */
export const onlyRegisteredInGroups: CollectionBeforeValidateHook<Account> = ({ data, originalDoc, req }) => {
  const before = idsOf(originalDoc?.groups)
  const isEntering = idsOf(data?.groups).some((id) => !before.includes(id))
  if (!isEntering || idOf({ ...originalDoc, ...data }.client) !== null) return data
  throw fieldRefusal(req, {
    collection: 'accounts',
    path: 'groups',
    code: 'account_not_registered',
    message: ruleText(req, 'rule.notRegistered'),
  })
}
