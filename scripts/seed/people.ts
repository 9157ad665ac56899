import type { PayloadRequest } from 'payload'
import { welcomedByNobody } from '../../cms/server/services/greeting/topGroup'
import { searchNameOf } from '../../collections/fields/text'
import type { User } from '../../collections/payload-types'
import { findFactor, saveFactor } from '../../cms/server/services/secondFactor/factors'
import { sealSecret } from '../../cms/server/services/secondFactor/sealSecret'
import demo from '../demoSignIns.json' with { type: 'json' }

type Person = Pick<User, 'email' | 'name'> &
  Partial<
    Pick<
      User,
      | 'admin'
      | 'disabled'
      | 'isAdmin'
      | 'isProfessional'
      | 'linkedin'
      | 'organisation'
      | 'phone'
      | 'profileUrl'
      | 'telephone'
      | 'title'
      | 'userLanguage'
      | 'hideIntroText'
      | 'onboardingForm'
    >
  >

/** A person who can sign in with the demo's password and has been welcomed, unless told otherwise; found again by their address. */
export async function seedPerson(req: PayloadRequest, person: Person): Promise<User> {
  const found = await findByEmail(req, person.email)
  if (found) return found
  const data = { hideIntroText: true, welcomedBy: welcomedByNobody, ...person, password: demo.password }
  // rights: the seed fills an installation before anybody can sign in.
  return req.payload.create({ collection: 'users', data, depth: 0, overrideAccess: true, req })
}

/** Gives a person the second factor that `npm start` names: an authenticator app or a telephone. One that they set up themselves stays. */
export async function seedSecondFactor({ payload }: PayloadRequest, person: User): Promise<void> {
  const { telephone, totpSecret } = demo.people.find(({ email }) => email === person.email) ?? {}
  if ((totpSecret ?? telephone) === undefined || (await findFactor(payload, person.id))) return
  if (totpSecret !== undefined) await saveFactor(payload, person.id, { kind: 'app', sealed: sealSecret(totpSecret, person.id), step: 0 })
  else if (telephone !== undefined) await saveFactor(payload, person.id, { kind: 'sms', phone: telephone })
}

export const seedPlatformAdmin = (req: PayloadRequest): Promise<User> =>
  seedPerson(req, { email: 'admin@quayside.example', name: 'Saga Thorne', title: 'Platform administrator', admin: true })

/**
 * A client of the book: a person with a last sign-in and without a password. Written as a row, since hashing a hundred passwords
 * that nobody will use takes a minute.
 */
export async function seedClientPerson(
  req: PayloadRequest,
  { email, lastLogin, name }: { email: string; name: string; lastLogin: string | null },
): Promise<string> {
  const found = await findByEmail(req, email)
  if (found) return found.id
  const created = (await req.payload.db.create({
    collection: 'users',
    data: {
      email,
      name,
      searchName: searchNameOf(name),
      admin: false,
      isAdmin: false,
      isProfessional: false,
      disabled: false,
      ...(lastLogin ? { lastLogin } : {}),
    },
    req,
  })) as { id: string | number }
  return String(created.id)
}

async function findByEmail(req: PayloadRequest, email: string): Promise<User | null> {
  // rights: as above.
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}
