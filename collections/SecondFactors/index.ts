import { defineWorkingCollection } from '../defineCollection'

/** A PIN from an app that knows the secret, or one that we send to a telephone. */
export const factorKinds = ['app', 'sms'] as const
export type FactorKind = (typeof factorKinds)[number]

/** The second factor of a person, at most one, written when it was proven for the first time (decision 190). */
export const SecondFactors = defineWorkingCollection({
  slug: 'second-factors',
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true, index: true, maxDepth: 0 },
    { name: 'kind', type: 'text', required: true },
    /** Of an app, encrypted for this person (`sealSecret`). */
    { name: 'secret', type: 'text' },
    /** Number of the 30 seconds whose PIN was used last: neither it nor an earlier one is taken again. */
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    /** Where PINs are sent, as +354… */
    { name: 'phone', type: 'text' },
    /** Record of `sms` that the open PIN went out with; the PIN itself stands nowhere (`smsPin`). Emptied by the one request that used it. */
    { name: 'pinMessage', type: 'text' },
    { name: 'pinExpiresAt', type: 'date' },
  ],
})
