import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { defineCollection } from '../defineCollection'

/** The activity log: append-only, written by the server alone. */
export const Logs = defineCollection(
  {
    slug: 'logs',
    labels: { singular: { en: 'Activity', is: 'Atburður' }, plural: { en: 'Activity log', is: 'Atburðaskrá' } },
    access: { create: never, read: adminOnly, update: never, delete: never },
    admin: {
      useAsTitle: 'type',
      defaultColumns: ['createdAt', 'type', 'collection', 'recordId', 'user'],
      group: { en: 'Content', is: 'Efni' },
    },
    defaultSort: '-createdAt',
    indexes: [{ fields: ['user', 'createdAt'] }],
    fields: [
      { name: 'type', type: 'text', required: true, index: true },
      { name: 'collection', type: 'text', index: true },
      { name: 'section', type: 'text' },
      { name: 'recordId', type: 'text', index: true },
      { name: 'info', type: 'text' },
      { name: 'user', type: 'relationship', relationTo: 'users', maxDepth: 0 },
      { name: 'portal', type: 'relationship', relationTo: 'portals', maxDepth: 0 },
    ],
  },
  { isLogged: false },
)
