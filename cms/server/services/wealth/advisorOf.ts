import { actorOf } from '../../../../collections/access/actorOf'
import { hasRole } from '../../../../collections/access/rolesOf'
import { leanRead, leanReadUnchecked } from '../leanRead'
import type { AccountScope } from './accountScope'

type Advisor = { name: string; email: string | null; phone: string | null }

/** The first advisor of an account whom the person may see; null when there is none. */
export async function advisorOf({ account, req }: AccountScope): Promise<Advisor | null> {
  const ids = (account.owners ?? []).map((owner) => (typeof owner === 'string' ? owner : owner.id))
  if (ids.length === 0) return null
  const asked = { collection: 'users', where: { id: { in: ids } }, select: ['name', 'email', 'phone'] } as const
  // rights: a client sees the advisors of each account that they see (`visibleUsers`), and these are of one.
  const people = hasRole(actorOf(req), 'investor') ? await leanReadUnchecked(req, asked) : await leanRead(req, asked)
  const advisor = ids.flatMap((id) => people.find((user) => user.id === id) ?? [])[0]
  return advisor ? { name: advisor.name, email: advisor.email, phone: advisor.phone ?? null } : null
}
