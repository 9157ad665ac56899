import type { Payload, SelectIncludeType, Where } from 'payload'
import type { User } from '../../../../collections/payload-types'

/** The row of one person without what nobody may see of it; null for who lies in the trash. No access rule applies: it is what the rules ask about. */
export async function rowOfPerson(payload: Payload, where: Where): Promise<User | null> {
  const select = seen(payload)
  const row = await payload.db.findOne<User>({ collection: 'users', where, select, joins: false as never })
  if (!row || row.deletedAt) return null
  // The SQLite adapter reads whole rows as soon as a selection names a group of fields.
  return Object.fromEntries(Object.entries(row).filter(([name]) => name === 'id' || name in select)) as unknown as User
}

const seenOf = new WeakMap<Payload, SelectIncludeType>()

/** What a request knows of its person: no hash, no secret, no list of sessions; and no list of relations, each of which is a statement more. */
function seen(payload: Payload): SelectIncludeType {
  const known = seenOf.get(payload)
  if (known) return known
  const { flattenedFields } = payload.collections.users.config
  const names = flattenedFields.filter(
    (field) =>
      field.name !== 'sessions' &&
      field.type !== 'join' &&
      !('hidden' in field && field.hidden) &&
      !(field.type === 'relationship' && field.hasMany === true),
  )
  const select = Object.fromEntries(names.map(({ name }) => [name, true as const]))
  seenOf.set(payload, select)
  return select
}
