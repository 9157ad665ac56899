import { defineWorkingCollection } from '../defineCollection'

/** Browsers and systems that a person has signed in with, one row each: by a new one they are warned (decision 210). Outlives the sessions. */
export const KnownDevices = defineWorkingCollection({
  slug: 'known-devices',
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true, maxDepth: 0 },
    /** The person's id and the device in words, as `sessions` has it; nothing after the id where a browser says nothing of itself. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    /** A device that was not used for so long is new again. */
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
})
