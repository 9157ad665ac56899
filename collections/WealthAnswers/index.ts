import { defineWorkingCollection } from '../defineCollection'

/** The last good answers of the upstreams, market feeds among them, for when one does not answer. */
export const WealthAnswers = defineWorkingCollection({
  slug: 'wealth-answers',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'body', type: 'json', required: true },
    { name: 'fetchedAt', type: 'text', required: true },
  ],
})
