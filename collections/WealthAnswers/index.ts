import { never } from '../access/never'
import { defineCollection, serverRecord } from '../defineCollection'

/** The last good answers of the upstreams, for when one does not answer. A working record of the server: nobody reads it over REST, the panel hides it. */
export const WealthAnswers = defineCollection(
  {
    slug: 'wealth-answers',
    access: { create: never, read: never, update: never, delete: never },
    admin: { hidden: true },
    custom: { isInternal: true },
    fields: [
      { name: 'key', type: 'text', required: true, unique: true, index: true },
      { name: 'body', type: 'json', required: true },
      { name: 'fetchedAt', type: 'text', required: true },
    ],
  },
  serverRecord,
)
