import { adminOnly } from '../access/adminOnly'
import { never } from '../access/never'
import { cell } from '../cells/cell'
import { dataProblems } from '../DataProcessSteps/dataLocation'
import { defineCollection } from '../defineCollection'
import { numbered } from '../fields/numbered'
import { nameField, searchNameField } from '../fields/text'
import { menuGroup } from '../labels/label'

export const processStates = ['idle', 'queued', 'running', 'done', 'failed'] as const

const byServer = { access: { create: never, update: never }, admin: { readOnly: true, position: 'sidebar' } } as const

const afterFailure = { ...byServer.admin, condition: ({ state }: { state?: unknown }) => state === 'failed' }

/** Brings datasets in, step by step. The worker runs it (`jobs/runDataProcess`) and writes down how that went. */
export const DataProcesses = defineCollection({
  slug: 'data-processes',
  access: { create: adminOnly, read: adminOnly, update: adminOnly, delete: adminOnly },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'lastRunAt', 'isNightly', 'updatedAt'],
    group: menuGroup('content'),
  },
  // A copy would write the same datasets as its original.
  disableDuplicate: true,
  fields: [
    numbered('data-processes', nameField()),
    searchNameField(),
    { name: 'isNightly', type: 'checkbox', defaultValue: false, index: true },
    {
      name: 'designer',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/cms/admin/designers/DataProcessDesigner#DataProcessDesigner' } },
    },
    { name: 'state', type: 'select', options: [...processStates], defaultValue: 'idle', index: true, custom: cell('state'), ...byServer },
    { name: 'lastRunAt', type: 'date', ...byServer },
    // Why the last run failed, and at which dataset.
    { name: 'problem', type: 'select', options: [...dataProblems], ...byServer, admin: afterFailure },
    { name: 'problemAt', type: 'text', ...byServer, admin: afterFailure },
  ],
})
