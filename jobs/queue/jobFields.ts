import type { CollectionConfig, Field, TaskConfig } from 'payload'
import { adminOnly } from '../../collections/access/adminOnly'
import { never } from '../../collections/access/never'
import { cell, withCell } from '../../collections/cells/cell'
import { panelFace } from '../../collections/defineCollection'
import { label, labelOf, menuGroup } from '../../collections/labels/label'
import { timeFields } from '../../collections/fields/stamps'
import type { Job } from '../defineJob'

/** Payload's own collection of jobs, which the worker's rows live in. */
export const jobsCollection = 'payload-jobs'

const hidden = { admin: { hidden: true } } as const

/** What the worker adds to a row of Payload's queue. */
const workerFields: Field[] = [
  /** Until when the job belongs to the worker that holds `leaseToken`. */
  { name: 'leaseUntil', type: 'date', index: true, ...hidden },
  { name: 'leaseToken', type: 'text', ...hidden },
  /** Workers that took the job since its last end in good order: more than a few mean that it kills them. */
  { name: 'leaseAttempts', type: 'number', defaultValue: 0, ...hidden },
  /** Waiting jobs of one queue take turns by it. */
  { name: 'fairKey', type: 'text', index: true, ...hidden },
  /** Nobody waits for it: it comes after all others of its queue. */
  { name: 'isBackground', type: 'checkbox', defaultValue: false, index: true, ...hidden },
  /** Unique: a schedule's tick, or what a caller wants done once. */
  { name: 'onceKey', type: 'text', unique: true, index: true, ...hidden },
  /** The job is dead and whoever waits for it has not been told yet. */
  { name: 'deadLetterDue', type: 'checkbox', defaultValue: false, index: true, ...hidden },
]

/** How the job stands, of the flags that only the worker needs to tell apart. */
const jobState = withCell<Field>({ name: 'jobState', type: 'ui', label: label('field.jobState'), custom: cell('jobState'), admin: {} })

/** What an admin can make sense of; the rest of Payload's fields are the queue's own book-keeping. */
const readableFields: readonly string[] = ['taskSlug', 'completedAt', 'totalTried', 'createdAt', 'updatedAt']

const unlisted = (field: Field): Field =>
  ({
    ...field,
    admin: { ...('admin' in field ? field.admin : {}), hidden: true, disableListColumn: true, disableListFilter: true },
  }) as Field

function readable(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(readable) })) }
  if (!('name' in field) || !field.name || !readableFields.includes(field.name)) return unlisted(field)
  const words = labelOf(`field.${field.name}`)
  return withCell({ ...field, ...(words ? { label: words } : {}), ...(field.name === 'taskSlug' ? { custom: cell('job') } : {}) })
}

type Overrides = (args: { defaultJobsCollection: CollectionConfig }) => CollectionConfig

/** For `jobs.jobsCollectionOverrides` of the Payload config: the worker's fields, and a view for platform admins, who change nothing. */
export const jobsCollectionOverrides: Overrides = ({ defaultJobsCollection }) => ({
  ...defaultJobsCollection,
  labels: { singular: label('collection.payload-jobs.one'), plural: label('collection.payload-jobs.many') },
  access: { create: never, read: adminOnly, update: never, delete: never },
  admin: panelFace(
    {
      hidden: ({ user }) => user?.admin !== true,
      group: menuGroup('records'),
      useAsTitle: 'taskSlug',
      defaultColumns: ['taskSlug', 'jobState', 'createdAt', 'completedAt', 'totalTried'],
    },
    { slug: jobsCollection, ledger: 'taskSlug' },
  ),
  custom: { ...defaultJobsCollection.custom, ledgerTitle: 'taskSlug' },
  defaultSort: '-createdAt',
  // What the worker asks for twice a second, among the rows of 30 days, in the order that it takes them.
  indexes: [{ fields: ['queue', 'processing', 'completedAt', 'isBackground', 'createdAt'] }],
  fields: [...defaultJobsCollection.fields.map(readable), jobState, ...workerFields.map(unlisted), ...timeFields().map(readable)],
})

/** A job as Payload's config wants to hear of it. The worker runs it under a lease; Payload's own runner has none and is closed. */
export const toTask = (job: Job): TaskConfig<{ input: object; output: object }> => ({
  slug: job.name,
  handler: () => Promise.reject(new Error(`${job.name} is run by the worker, which holds a lease on it`)),
})
