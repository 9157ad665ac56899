import { adminOnly } from '../access/adminOnly'
import { defineCollection } from '../defineCollection'
import { nameField, searchNameField } from '../fields/text'
import { keepTeamsOfGroup, keepTeamsOfDeletedGroup } from '../hooks/keepTeam'

/** Professionals who see the accounts of a group beside their advisors. */
export const AccessGroups = defineCollection({
  slug: 'access-groups',
  labels: { singular: { en: 'Access group', is: 'Aðgangshópur' }, plural: { en: 'Access groups', is: 'Aðgangshópar' } },
  access: { create: adminOnly, read: adminOnly, update: adminOnly, delete: adminOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'team', 'updatedAt'], group: { en: 'Accounts', is: 'Aðgangur' } },
  hooks: { afterChange: [keepTeamsOfGroup], afterDelete: [keepTeamsOfDeletedGroup] },
  fields: [
    nameField(),
    searchNameField(),
    {
      name: 'team',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      required: true,
      index: true,
      maxDepth: 1,
      label: { en: 'Professionals', is: 'Fagaðilar' },
      filterOptions: { isProfessional: { equals: true } },
    },
    {
      name: 'clients',
      type: 'relationship',
      relationTo: 'accounts',
      hasMany: true,
      index: true,
      maxDepth: 1,
      label: { en: 'Accounts', is: 'Reikningar' },
    },
  ],
})
