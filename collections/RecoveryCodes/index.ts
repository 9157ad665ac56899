import { defineWorkingCollection } from '../defineCollection'

/** Codes that stand in for a lost second factor, once each: kept as keyed digests, which tell nobody the code. */
export const RecoveryCodes = defineWorkingCollection({
  slug: 'recovery-codes',
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true, maxDepth: 0 },
    { name: 'digest', type: 'text', required: true, index: true },
    /** Set by the one request that used it. */
    { name: 'usedAt', type: 'date' },
  ],
})
