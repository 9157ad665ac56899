import { defineWorkingCollection } from '../defineCollection'

/** The last good answers of the upstreams, market feeds among them, for when one does not answer. */
export const WealthAnswers = defineWorkingCollection({
  slug: 'wealth-answers',
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'body', type: 'json', required: true },
    /** What the next answer is judged by, so that nobody unpacks the body for it. */
    { name: 'standing', type: 'json' },
    { name: 'fetchedAt', type: 'text', required: true },
  ],
})
