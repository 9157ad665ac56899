import { defineWorkingCollection } from '../defineCollection'

/** What a key of a link is good for; a key of one purpose opens nothing else. */
export const keyPurposes = ['password', 'invitation', 'signUp', 'newEmail', 'customToken', 'secondStep', 'factorSetUp', 'passkey'] as const
export type KeyPurpose = (typeof keyPurposes)[number]

/**
 * One row a link that we mailed, or a step of a sign-in that another one must follow. The key itself is not here: it is the row's id, signed with the installation's secret, so
 * that whoever reads the database or the outbox can open nothing.
 */
export const OneTimeKeys = defineWorkingCollection({
  slug: 'one-time-keys',
  fields: [
    { name: 'purpose', type: 'text', required: true },
    /** Whose password it sets. */
    { name: 'user', type: 'relationship', relationTo: 'users', index: true, maxDepth: 0 },
    /** Which account it invites to. */
    { name: 'account', type: 'relationship', relationTo: 'accounts', index: true, maxDepth: 0 },
    /** The mailbox that the link went to: an invitation is void once the account has another. */
    { name: 'email', type: 'text', index: true },
    /** What else its use is bound to, as its purpose reads it: a path, a challenge. */
    { name: 'scope', type: 'text' },
    /** Brand of the host that it is good on. */
    { name: 'brand', type: 'text', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    /** Set by the one request that used it. */
    { name: 'usedAt', type: 'date' },
  ],
})
