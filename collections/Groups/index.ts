import { adminOnly } from '../access/adminOnly'
import { adminOnlyField } from '../access/adminOnlyField'
import { visibleGroups } from '../access/visibleGroups'
import { cell } from '../cells/cell'
import { defineCollection } from '../defineCollection'
import { decimalField } from '../fields/decimal'
import { joined } from '../fields/joined'
import { activeField, nameField, searchNameField } from '../fields/text'
import { leanLists } from '../hooks/leanLists'
import { keepMembersOfGroup } from '../hooks/keepMembers'
import { menuGroup } from '../labels/label'
import { partOf } from '../references/referencesTo'
import { checkMembers } from './checkMembers'
import { membersOfGroup } from './membersOfGroup'

/**
 * Clients who are written to, welcomed and given documents together. Who belongs to a group stands in `groups` of the account or the person;
 * `members` is the same list seen from here, with the day that each came (`hooks/keepMembers`).
 */
export const Groups = defineCollection({
  slug: 'groups',
  access: { create: adminOnly, read: visibleGroups, update: adminOnly, delete: adminOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'score', 'portal', 'updatedAt', 'active'], group: menuGroup('people') },
  defaultSort: '-score',
  hooks: { beforeOperation: [leanLists('documents')], beforeValidate: [checkMembers], afterChange: [keepMembersOfGroup] },
  fields: [
    nameField(),
    searchNameField(),
    { ...activeField(), custom: cell('active') },
    decimalField({ name: 'score', required: true, index: true }),
    { name: 'portal', type: 'relationship', relationTo: 'portals', index: true, maxDepth: 0 },
    { name: 'welcome', type: 'textarea' },
    {
      name: 'members',
      type: 'array',
      maxRows: 5000,
      // Who else is in a group is nobody's to know but the firm's.
      access: { read: adminOnlyField },
      validate: membersOfGroup,
      // A copy of a group begins empty: to copy its members would put them into it.
      hooks: { beforeDuplicate: [() => []] },
      fields: [
        // Derived (`hooks/keepMembers`): to be in a group keeps nobody from going to the trash.
        { name: 'account', type: 'relationship', relationTo: 'accounts', maxDepth: 0, custom: partOf },
        { name: 'user', type: 'relationship', relationTo: 'users', maxDepth: 0, custom: partOf },
        {
          name: 'memberSince',
          type: 'date',
          hooks: { beforeValidate: [({ value }): unknown => value ?? new Date().toISOString()] },
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
    joined('documents', 'group'),
  ],
})
