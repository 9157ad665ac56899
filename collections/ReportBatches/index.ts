import { batchOrigins, batchStates } from '../../shared/contracts/reportBatches'
import { reportKinds } from '../../shared/domain/reportKinds'
import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { cell } from '../cells/cell'
import { defineCollection, serverRecord } from '../defineCollection'
import { uniqueKey } from '../fields/uniqueKey'
import { menuGroup } from '../labels/label'

const hidden = { admin: { hidden: true } } as const

/** A batch of statements: one report for each account of a portal, released together. Written by the server and the worker alone. */
export const ReportBatches = defineCollection(
  {
    slug: 'report-batches',
    access: { create: never, read: adminOnly, update: never, delete: never },
    admin: {
      // Where another record names its batch.
      useAsTitle: 'date',
      defaultColumns: ['kind', 'date', 'portal', 'state', 'origin', 'startedBy', 'createdAt'],
      listSearchableFields: ['portal.name', 'date'],
      group: menuGroup('records'),
      components: { views: { edit: { root: { Component: '/cms/admin/batches/BatchView#BatchView' } } } },
    },
    defaultSort: '-createdAt',
    fields: [
      { name: 'portal', type: 'relationship', relationTo: 'portals', required: true, index: true, maxDepth: 0 },
      { name: 'brand', type: 'text', required: true, custom: cell('brand') },
      { name: 'kind', type: 'select', options: [...reportKinds], required: true },
      { name: 'date', type: 'text', required: true, index: true, custom: cell('day') },
      { name: 'origin', type: 'select', options: [...batchOrigins], required: true },
      // `running` and `made` follow the statements; the other states are somebody's deed.
      {
        name: 'state',
        type: 'select',
        options: [...batchStates],
        required: true,
        defaultValue: 'running',
        index: true,
        custom: cell('state'),
      },
      // Nobody for one that the calendar started.
      { name: 'startedBy', type: 'relationship', relationTo: 'users', maxDepth: 0 },
      // Whoever last had a statement made again: no second person either.
      { name: 'changedBy', type: 'relationship', relationTo: 'users', maxDepth: 0 },
      { name: 'approvedBy', type: 'relationship', relationTo: 'users', maxDepth: 0 },
      { name: 'approvedAt', type: 'date' },
      { name: 'publishedBy', type: 'relationship', relationTo: 'users', maxDepth: 0 },
      { name: 'publishedAt', type: 'date' },
      { name: 'note', type: 'text', maxLength: 500 },
      { name: 'corrects', type: 'relationship', relationTo: 'documents', maxDepth: 0 },
      // Commentary and figures that started it, or had statements of it made again: [{ at, reason, name, by, statements }].
      { name: 'reasons', type: 'json', ...hidden },
      // Accounts that no statement was asked for: [{ account, reason }].
      { name: 'leftOut', type: 'json', ...hidden },
      // The files that were approved, by their hashes: only these are published.
      { name: 'approvedFiles', type: 'text', ...hidden },
      // Counts deeds: each is one conditional statement on the number that it saw.
      { name: 'revision', type: 'number', required: true, defaultValue: 0, ...hidden },
      // Portal, kind and day while it is under way; then unlike any other.
      uniqueKey('activeKey'),
      // The tick of the calendar that started it, which starts it once; of one that a person started, unlike any other.
      uniqueKey('onceKey'),
    ],
  },
  { ...serverRecord, ledger: 'kind' },
)
