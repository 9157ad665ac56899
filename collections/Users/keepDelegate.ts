import type { CollectionBeforeChangeHook } from 'payload'
import type { User } from '../payload-types'

/** Somebody who comes with an address that an account was opened to is a delegate from the first: delegations name addresses, not people. */
export const keepDelegate: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  if (!data.email || data.email === originalDoc?.email) return data
  const { totalDocs } = await req.payload.count({
    collection: 'delegations',
    where: { and: [{ email: { equals: data.email } }, { revokedAt: { exists: false } }] },
    // rights: derived by the server; the field is closed to people.
    overrideAccess: true,
    req,
  })
  return totalDocs > 0 ? { ...data, isDelegate: true } : data
}
