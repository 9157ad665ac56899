import type { CollectionConfig, Field, TaskConfig } from 'payload'
import { adminOnly } from '../../collections/access/adminOnly'
import { never } from '../../collections/access/never'
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
  /** Unique: a schedule's tick, or what a caller wants done once. */
  { name: 'onceKey', type: 'text', unique: true, index: true, ...hidden },
  /** The job is dead and whoever waits for it has not been told yet. */
  { name: 'deadLetterDue', type: 'checkbox', defaultValue: false, index: true, ...hidden },
]

type Overrides = (args: { defaultJobsCollection: CollectionConfig }) => CollectionConfig

/** For `jobs.jobsCollectionOverrides` of the Payload config: the worker's fields, and a view for platform admins, who change nothing. */
export const jobsCollectionOverrides: Overrides = ({ defaultJobsCollection }) => ({
  ...defaultJobsCollection,
  labels: { singular: { en: 'Job', is: 'Verk' }, plural: { en: 'Jobs', is: 'Verk' } },
  access: { create: never, read: adminOnly, update: never, delete: never },
  admin: {
    hidden: ({ user }) => user?.admin !== true,
    group: { en: 'Content', is: 'Efni' },
    useAsTitle: 'taskSlug',
    defaultColumns: ['taskSlug', 'queue', 'createdAt', 'completedAt', 'totalTried', 'hasError'],
  },
  defaultSort: '-createdAt',
  // What the worker asks for twice a second, among the rows of 30 days.
  indexes: [{ fields: ['queue', 'processing', 'completedAt'] }],
  fields: [...defaultJobsCollection.fields, ...workerFields],
})

/** A job as Payload's config wants to hear of it. The worker runs it under a lease; Payload's own runner has none and is closed. */
export const toTask = (job: Job): TaskConfig<{ input: object; output: object }> => ({
  slug: job.name,
  handler: () => Promise.reject(new Error(`${job.name} is run by the worker, which holds a lease on it`)),
})
