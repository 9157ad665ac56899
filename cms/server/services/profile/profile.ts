import type { PayloadRequest } from 'payload'
import { type Actor, rolesOf } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import type { User } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { Profile, ProfileChange } from '../../../../shared/contracts/profile'
import { isoInstant } from '../../../../shared/domain/dates'
import { findReadable } from '../findReadable'
import { openMailbox } from '../keys/oneTimeKeys'
import { leanReadUnchecked } from '../leanRead'
import { photoPath } from './photo'

/** The signed-in person's own record, as their profile shows it. */
export async function getProfile(req: PayloadRequest, actor: Actor, brand: Brand): Promise<Profile> {
  return present(req, brand, actor, await findReadable(req, 'users', actor.id))
}

/** Changes what people keep of themselves. Throws an `APIError` 409 `conflict` when the record was saved since its sender read it. */
export async function changeProfile(
  req: PayloadRequest,
  actor: Actor,
  brand: Brand,
  { language, name, phone, timeZone, updatedAt }: ProfileChange,
): Promise<Profile> {
  const saved = await req.payload.update({
    collection: 'users',
    id: actor.id,
    data: { name, phone, userLanguage: language, ...(timeZone === undefined ? {} : { timeZone }), updatedAt },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return present(req, brand, actor, saved)
}

async function present(req: PayloadRequest, brand: Brand, actor: Actor, person: User): Promise<Profile> {
  const organisation = idOf(person.organisation)
  const [pendingEmail, photo, organisations] = await Promise.all([
    openMailbox(req.payload, { purpose: 'newEmail', brand: brand.name }, actor.id),
    photoPath(req, idOf(person.photo)),
    organisation === null
      ? []
      : // rights: the name of the organisation that the person belongs to, whichever role they bear.
        leanReadUnchecked(req, { collection: 'organisations', where: { id: { equals: organisation } }, select: ['name'] }),
  ])
  return {
    name: person.name,
    phone: person.phone ?? null,
    language: person.userLanguage ?? null,
    timeZone: person.timeZone ?? null,
    email: person.email,
    isEmailProven: person.emailVerified !== false,
    roles: [...rolesOf(actor)],
    organisation: organisations[0]?.name ?? null,
    photo,
    pendingEmail,
    since: isoInstant(new Date(person.createdAt)),
    passwordChangedAt: person.passwordChangedAt ? isoInstant(new Date(person.passwordChangedAt)) : null,
    updatedAt: isoInstant(new Date(person.updatedAt)),
  }
}
