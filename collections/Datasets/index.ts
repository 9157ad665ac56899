import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { defineCollection, serverRecord } from '../defineCollection'
import { menuGroup } from '../labels/label'

/**
 * The rows that a step of a data process brought last, for the charts and tables of pages: `columns` are names, `rows` lists of values in their
 * order. Written whole by one statement, so that a reader never meets half of a run. Bounds: `cms/server/services/datasets/readRows.ts`.
 */
export const Datasets = defineCollection(
  {
    slug: 'datasets',
    access: { create: never, read: adminOnly, update: never, delete: never },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'process', 'rowCount', 'fetchedAt'], group: menuGroup('content') },
    defaultSort: 'name',
    fields: [
      { name: 'name', type: 'text', required: true, unique: true, index: true },
      { name: 'process', type: 'relationship', relationTo: 'data-processes', index: true, maxDepth: 1 },
      { name: 'rowCount', type: 'number', required: true },
      { name: 'bytes', type: 'number', required: true, admin: { hidden: true } },
      { name: 'columns', type: 'json', required: true, admin: { hidden: true } },
      { name: 'rows', type: 'json', required: true, admin: { hidden: true } },
      { name: 'fetchedAt', type: 'date', required: true },
    ],
  },
  { ...serverRecord, ledger: 'name' },
)
