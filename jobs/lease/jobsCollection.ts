import type { CollectionConfig, Field } from 'payload'

const hidden = { admin: { hidden: true } } as const

/**
 * What a lease adds to a job of Payload's queue. Payload claims a job by find and then update and never frees one whose worker died;
 * with these three a job belongs to one worker at a time, and comes back when that worker is gone.
 */
export const leaseFields: Field[] = [
  /** Until when the job belongs to the worker that holds `leaseToken`. */
  { name: 'leaseUntil', type: 'date', index: true, ...hidden },
  { name: 'leaseToken', type: 'text', ...hidden },
  /** How often a worker took the job; a lease that is handed back in good order does not count. */
  { name: 'leaseAttempts', type: 'number', defaultValue: 0, ...hidden },
]

/** For `jobs.jobsCollectionOverrides` of the Payload config. */
export const jobsCollectionOverrides = ({ defaultJobsCollection }: { defaultJobsCollection: CollectionConfig }): CollectionConfig => ({
  ...defaultJobsCollection,
  fields: [...defaultJobsCollection.fields, ...leaseFields],
})
