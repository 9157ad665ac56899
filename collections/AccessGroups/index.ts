import { adminOnly } from '../access/adminOnly'
import { defineCollection } from '../defineCollection'
import { addAll } from '../fields/addAll'
import { menuGroup } from '../labels/label'
import { nameField, searchNameField } from '../fields/text'
import { keepTeamsOfGroup, keepTeamsOfDeletedGroup } from '../hooks/keepTeam'

/** Professionals who see the accounts of a group beside their advisors. */
export const AccessGroups = defineCollection({
  slug: 'access-groups',
  access: { create: adminOnly, read: adminOnly, update: adminOnly, delete: adminOnly },
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'team', 'updatedAt'], group: menuGroup('people') },
  hooks: { afterChange: [keepTeamsOfGroup], afterDelete: [keepTeamsOfDeletedGroup] },
  fields: [
    nameField(),
    searchNameField(),
    { name: 'description', type: 'textarea', maxLength: 1000 },
    {
      name: 'team',
      type: 'relationship',
      relationTo: 'users',
      hasMany: true,
      required: true,
      index: true,
      maxDepth: 1,
      filterOptions: { isProfessional: { equals: true } },
      admin: addAll(),
    },
    {
      name: 'clients',
      type: 'relationship',
      relationTo: 'accounts',
      hasMany: true,
      index: true,
      maxDepth: 1,
      admin: addAll(),
    },
  ],
})
