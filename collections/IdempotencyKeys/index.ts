import { defineWorkingCollection } from '../defineCollection'

/** Answers to writes that carried an `Idempotency-Key`, so that the same request again gives the same answer and does nothing. */
export const IdempotencyKeys = defineWorkingCollection({
  slug: 'idempotency-keys',
  timestamps: false,
  fields: [
    /** Digest of person, endpoint and key. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    /** Digest of the request; another request under the same key is a mistake of the client. */
    { name: 'fingerprint', type: 'text', required: true },
    /** Null while the first request is under way. */
    { name: 'status', type: 'number' },
    { name: 'body', type: 'textarea' },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
})
