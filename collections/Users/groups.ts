import type { CollectionBeforeValidateHook, RelationshipField, Where } from 'payload'
import { adminOnlyField } from '../access/adminOnlyField'
import { selfOrStaffField } from '../access/selfOrStaffField'
import { enteredBy, notOffered, offeredTo, portalsOfPerson } from '../Groups/mayEnter'
import { fieldRefusal } from '../hooks/fieldRefusal'
import { idsOf } from '../idsOf'
import { ruleText } from '../labels/ruleText'
import type { User } from '../payload-types'

/**
 * The groups that a person is in themselves, beside those of their accounts. They may stay in one that became inactive, so those that they have are
 * offered too: what they enter is `checkGroups`' to say.
 */
export const groupsField: RelationshipField = {
  name: 'groups',
  type: 'relationship',
  relationTo: 'groups',
  hasMany: true,
  index: true,
  maxDepth: 0,
  access: { read: selfOrStaffField, create: adminOnlyField, update: adminOnlyField },
  filterOptions: async ({ data, id, req }): Promise<Where> => {
    const person = data as Partial<User> | undefined
    const portals = await portalsOfPerson(req, { id: id === undefined ? null : String(id), organisation: person?.organisation })
    return offeredTo(idsOf(person?.groups), portals)
  },
}

/**
 * A person enters active groups of the portals that they belong to, or of none: who is in a group reads what it is given, and the group of another
 * portal is not theirs to read.
 */
export const checkGroups: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, req }) => {
  const entered = enteredBy(data, originalDoc)
  if (entered.length === 0) return data
  const { organisation } = { ...originalDoc, ...data }
  const portals = await portalsOfPerson(req, { id: originalDoc?.id ?? null, organisation })
  if ((await notOffered(req, entered, portals)) > 0)
    throw fieldRefusal(req, {
      collection: 'users',
      path: 'groups',
      code: 'group_not_offered',
      message: ruleText(req, 'rule.groupOfPerson'),
    })
  return data
}
