import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { cell } from '../cells/cell'
import { defineCollection, serverRecord } from '../defineCollection'
import { menuGroup } from '../labels/label'

/** The activity log: append-only, written by the server alone. */
export const Logs = defineCollection(
  {
    slug: 'logs',
    access: { create: never, read: adminOnly, update: never, delete: never },
    admin: {
      useAsTitle: 'type',
      defaultColumns: ['createdAt', 'type', 'collection', 'portal'],
      group: menuGroup('records'),
    },
    defaultSort: '-createdAt',
    indexes: [{ fields: ['user', 'createdAt'] }],
    fields: [
      { name: 'type', type: 'text', required: true, index: true, custom: cell('activity') },
      { name: 'collection', type: 'text', index: true, custom: cell('collection') },
      { name: 'section', type: 'text' },
      // An id: for the server, and for links.
      { name: 'recordId', type: 'text', index: true, admin: { hidden: true } },
      // The record's title as it was, and which of its fields were changed: a line stays readable when the record is renamed or gone.
      { name: 'recordTitle', type: 'text' },
      { name: 'changes', type: 'json', custom: cell('changes') },
      { name: 'info', type: 'text', custom: cell('detail') },
      { name: 'user', type: 'relationship', relationTo: 'users', maxDepth: 0 },
      { name: 'portal', type: 'relationship', relationTo: 'portals', maxDepth: 0 },
    ],
  },
  { ...serverRecord, ledger: 'type' },
)
