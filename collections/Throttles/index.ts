import { defineWorkingCollection } from '../defineCollection'

/** Counters of the throttles, shared by all web processes. */
export const Throttles = defineWorkingCollection({
  slug: 'throttles',
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'points', type: 'number', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
})
