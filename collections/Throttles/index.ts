import { never } from '../access/never'
import { defineCollection } from '../defineCollection'

/** Counters of the throttles, shared by all web processes. */
export const Throttles = defineCollection(
  {
    slug: 'throttles',
    access: { create: never, read: never, update: never, delete: never },
    admin: { hidden: true },
    custom: { isInternal: true },
    timestamps: false,
    fields: [
      { name: 'key', type: 'text', required: true, unique: true, index: true },
      { name: 'points', type: 'number', required: true },
      { name: 'expiresAt', type: 'date', required: true, index: true },
    ],
  },
  { isLogged: false },
)
