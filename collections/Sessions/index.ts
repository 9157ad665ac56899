import { defineWorkingCollection } from '../defineCollection'

/**
 * One row a session: a sign-in adds one, a sign-out deletes it, and nobody else's row is touched. Payload's own list of sessions stands on
 * the user and is saved with the whole user, so two sign-ins at once lose one, and a refresh can undo `disabled`.
 */
export const Sessions = defineWorkingCollection({
  slug: 'sessions',
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true, maxDepth: 0 },
    /** Brand of the host that was signed in on: the session is good there only. */
    { name: 'brand', type: 'text', required: true },
    /** When it ends whatever happens. */
    { name: 'expiresAt', type: 'date', required: true, index: true },
    /** When it was last used, to the minute. */
    { name: 'lastUsedAt', type: 'date', required: true },
    /** When the second factor was proven last; empty where none is asked. */
    { name: 'factorAt', type: 'date' },
    /** Browser and system in words, of the request that signed in: "Firefox on Windows". */
    { name: 'device', type: 'text' },
    /** IANA name of the time zone that the browser says it is in: what a person recognises a place by. Nobody else is asked where they are. */
    { name: 'timeZone', type: 'text' },
    /** Begun with a custom token instead of a password. */
    { name: 'usesCustomToken', type: 'checkbox' },
  ],
})
