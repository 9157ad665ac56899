import { defineWorkingCollection } from '../defineCollection'

/** Public halves of the keys that people sign in with by a touch; the private halves never leave their devices. */
export const Passkeys = defineWorkingCollection({
  slug: 'passkeys',
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true, maxDepth: 0 },
    /** Chosen by the device, base64url. */
    { name: 'credentialId', type: 'text', required: true, unique: true, index: true },
    /** COSE key, base64url. */
    { name: 'publicKey', type: 'text', required: true },
    /** Host that it was made on; a browser offers it there only. */
    { name: 'host', type: 'text', required: true, index: true },
    /** Uses that the device counted; devices that synchronise their keys stay at 0. */
    { name: 'counter', type: 'number', required: true, defaultValue: 0 },
    /** How the browser may reach it, with commas: "internal,hybrid". */
    { name: 'transports', type: 'text' },
    /** What its owner calls it. */
    { name: 'name', type: 'text', required: true },
    { name: 'lastUsedAt', type: 'date' },
  ],
})
