import { actorOf } from '../../../../collections/access/actorOf'
import { hasRole } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import type { Account } from '../../../../collections/payload-types'
import type { Contact } from '../../../../shared/contracts/wealth/figures'
import { isDeveloper } from '../users/isDeveloper'
import { leanRead, leanReadUnchecked } from '../leanRead'
import type { AccountScope } from './accountScope'

type Scope = Pick<AccountScope, 'account' | 'brand' | 'req'>

/** The first advisor of an account whom the person may see; null when there is none. */
export const advisorOf = async ({ account, brand, req }: Scope): Promise<Contact | null> =>
  firstOf({ req, brand }, 'owners', (account.owners ?? (await ownersOf(req, account.id))).map(idOf))

async function ownersOf(req: AccountScope['req'], id: string): Promise<Account['owners']> {
  // rights: those of the caller, who has found the account with the person's own.
  const [found] = await leanReadUnchecked(req, { collection: 'accounts', where: { id: { equals: id } }, select: ['owners'], limit: 1 })
  return found?.owners ?? []
}

/**
 * The other side of an account: for its client the advisor, for everybody who looks after it the client. A client who has not signed up yet
 * is known by the account's own name and address.
 */
export async function contactsOf(scope: Scope): Promise<Readonly<{ advisor: Contact | null; client: Contact | null }>> {
  const { account, req } = scope
  const clientId = idOf(account.client)
  if (clientId !== null && clientId === actorOf(req)?.id) return { advisor: await advisorOf(scope), client: null }
  const client = (await firstOf(scope, 'client', [clientId])) ?? { name: account.name, email: account.email ?? null, phone: null }
  return { advisor: null, client }
}

/** The first of these people of an account who may be seen. */
async function firstOf(
  { brand, req }: Pick<Scope, 'brand' | 'req'>,
  role: 'owners' | 'client',
  wanted: readonly (string | null)[],
): Promise<Contact | null> {
  const ids = wanted.filter((id) => id !== null)
  if (ids.length === 0) return null
  const asked = { collection: 'users', where: { id: { in: ids } }, select: ['name', 'email', 'phone'] } as const
  // rights: by `visibleUsers` a client sees the advisors, and an advisor the client, of each account that they see; these are of one.
  const people = hasRole(actorOf(req), seers[role]) ? await leanReadUnchecked(req, asked) : await leanRead(req, asked)
  const shown = role === 'owners' ? people.filter(({ email }) => !isDeveloper(brand, email)) : people
  const person = ids.flatMap((id) => shown.find((user) => user.id === id) ?? [])[0]
  return person ? { name: person.name, email: person.email, phone: person.phone ?? null } : null
}

/** Who sees them on any account of theirs. */
const seers = { owners: 'investor', client: 'advisor' } as const
