import type { PayloadRequest } from 'payload'
import { idsOf } from '../../../../collections/idsOf'
import type { Actor } from '../../../../collections/access/rolesOf'
import { type LeanRow, leanReadUnchecked } from '../leanRead'

/** What `users.welcomedBy` says of a person whom no group welcomes. */
export const welcomedByNobody = 'none'

type Own = Readonly<{ portal: Readonly<{ id: string }>; accounts: readonly Readonly<{ groups?: unknown }>[] }>

/** Of the active groups that a person or their accounts on a portal are in, the one with the highest score that has words of welcome; null for none. */
export async function topGroup(
  req: PayloadRequest,
  actor: Actor,
  { accounts, portal }: Own,
): Promise<LeanRow<'groups', 'name' | 'welcome'> | null> {
  // rights: the person's own record; what they are in decides who welcomes them.
  const [person] = await leanReadUnchecked(req, { collection: 'users', where: { id: { equals: actor.id } }, select: ['groups'], limit: 1 })
  const ids = [...new Set([...idsOf(person?.groups), ...accounts.flatMap(({ groups }) => idsOf(groups))])]
  if (ids.length === 0) return null
  // rights: the groups that the person is in themselves.
  const groups = await leanReadUnchecked(req, {
    collection: 'groups',
    where: {
      and: [{ id: { in: ids } }, { active: { equals: true } }, { or: [{ portal: { equals: portal.id } }, { portal: { exists: false } }] }],
    },
    sort: '-score',
    select: ['name', 'welcome'],
  })
  return groups.find(({ welcome }) => Boolean(welcome?.trim())) ?? null
}
