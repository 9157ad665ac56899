import { actorOf } from '../../../../collections/access/actorOf'
import { hasRole } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import type { Account } from '../../../../collections/payload-types'
import type { Contact } from '../../../../shared/contracts/wealth/figures'
import { photoPath } from '../profile/photo'
import { isDeveloper } from '../users/isDeveloper'
import { type LeanRow, leanRead, leanReadUnchecked } from '../leanRead'
import type { AccountScope } from './accountScope'

type Scope = Pick<AccountScope, 'account' | 'brand' | 'req'>

const contactFields = ['name', 'email', 'phone', 'telephone', 'title', 'role', 'profileUrl', 'linkedin', 'photo'] as const
type Person = LeanRow<'users', (typeof contactFields)[number]>

/** The name of the first advisor of an account whom the person may see; null when there is none. */
export async function advisorNameOf(scope: Scope): Promise<string | null> {
  const [first] = await advisorsOf(scope)
  return first?.name ?? null
}

/** The advisors of an account whom the person may see, in the order of the account. */
const advisorsOf = async ({ account, brand, req }: Scope): Promise<Person[]> =>
  seenOf({ req, brand }, 'owners', (account.owners ?? (await ownersOf(req, account.id))).map(idOf))

async function ownersOf(req: AccountScope['req'], id: string): Promise<Account['owners']> {
  // rights: those of the caller, who has found the account with the person's own.
  const [found] = await leanReadUnchecked(req, { collection: 'accounts', where: { id: { equals: id } }, select: ['owners'], limit: 1 })
  return found?.owners ?? []
}

type Contacts = Readonly<{ advisor: Contact | null; advisors: Contact[]; client: Contact | null }>

/**
 * The other side of an account: for its client those who look after it, for everybody who does the client. A client who has not signed up yet
 * is known by the account's own name and address.
 */
export async function contactsOf(scope: Scope): Promise<Contacts> {
  const { account, req } = scope
  const clientId = idOf(account.client)
  if (clientId !== null && clientId === actorOf(req)?.id) {
    const advisors = await Promise.all((await advisorsOf(scope)).map((person) => contactFrom(req, person)))
    return { advisor: advisors[0] ?? null, advisors, client: null }
  }
  const [person] = await seenOf(scope, 'client', [clientId])
  const client = person ? await contactFrom(req, person) : { ...noMore, name: account.name, email: account.email ?? null }
  return { advisor: null, advisors: [], client }
}

const noMore = { phone: null, telephone: null, title: null, profileUrl: null, linkedin: null, photo: null }

/** The address of a page over https; null for any other, which would be a link to click on. */
const webPage = (url: string | null | undefined): string | null => (url && /^https:\/\//i.test(url) ? url : null)

/** A photo has an address for those who may see the person. */
const contactFrom = async (req: AccountScope['req'], person: Person): Promise<Contact> => ({
  name: person.name,
  email: person.email,
  phone: person.phone ?? null,
  telephone: person.telephone ?? null,
  title: person.title ?? person.role ?? null,
  profileUrl: webPage(person.profileUrl),
  linkedin: webPage(person.linkedin),
  photo: await photoPath(req, idOf(person.photo)),
})

/** Those of these people of an account who may be seen, in the order in which they were asked for. */
async function seenOf(
  { brand, req }: Pick<Scope, 'brand' | 'req'>,
  role: 'owners' | 'client',
  wanted: readonly (string | null)[],
): Promise<Person[]> {
  const ids = wanted.filter((id) => id !== null)
  if (ids.length === 0) return []
  const asked = { collection: 'users', where: { id: { in: ids } }, select: contactFields } as const
  // rights: by `visibleUsers` a client sees the advisors, and an advisor the client, of each account that they see; these are of one.
  const people = hasRole(actorOf(req), seers[role]) ? await leanReadUnchecked(req, asked) : await leanRead(req, asked)
  const shown = role === 'owners' ? people.filter(({ email }) => !isDeveloper(brand, email)) : people
  return ids.flatMap((id) => shown.find((user) => user.id === id) ?? [])
}

/** Who sees them on any account of theirs. */
const seers = { owners: 'investor', client: 'advisor' } as const
