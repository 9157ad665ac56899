import type { PayloadRequest } from 'payload'
import { portalsOfOwnFirm } from '../../../../collections/access/editablePortals'
import { organisationOf } from '../../../../collections/access/organisationOf'
import { type Actor, isEnabled, rolesOf } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import type { Organisation } from '../../../../collections/payload-types'
import { logoEndings, maxPictureBytes } from '../../../../shared/contracts/editing/picture'
import type { OrganisationChange, OwnOrganisation } from '../../../../shared/contracts/organisation'
import { isoInstant } from '../../../../shared/domain/dates'
import { notFound } from '../../http/notFound'
import { findReadable } from '../findReadable'
import { leanReadUnchecked } from '../leanRead'
import { resettableOf } from '../secondFactor/resetFactor'
import { photoPath, pictureIn } from './photo'

/** The organisation that the company admin of a request belongs to, with its people. Throws an `APIError` 404 for whoever belongs to none. */
export async function getOwnOrganisation(req: PayloadRequest, actor: Actor): Promise<OwnOrganisation> {
  return present(req, actor, await findReadable(req, 'organisations', ownId(req)))
}

/** Changes what company admins keep of it. Throws an `APIError` 409 `conflict` when it was saved since its sender read it. */
export async function changeOwnOrganisation(req: PayloadRequest, actor: Actor, change: OrganisationChange): Promise<OwnOrganisation> {
  const saved = await req.payload.update({
    collection: 'organisations',
    id: ownId(req),
    data: change,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return present(req, actor, saved)
}

/**
 * Takes the request's file as its logo: a picture of the brand, which company admins may add (decision 245). The one before stays among the
 * pictures, as a portal may show it too. Throws an `APIError` 400 `invalid_file`, 413 `too_large`, 507 `storage_full`.
 */
export async function chooseOwnLogo(req: PayloadRequest, actor: Actor): Promise<OwnOrganisation> {
  const file = pictureIn(req, logoEndings, maxPictureBytes)
  const { name } = await findReadable(req, 'organisations', ownId(req))
  const picture = await req.payload.create({
    collection: 'media',
    data: { name, type: 'Other' },
    file,
    depth: 0,
    overrideAccess: false,
    req,
  })
  // The file was the picture's; the save that follows has none.
  delete req.file
  return keepLogo(req, actor, picture.id)
}

/** Takes its logo away; the picture stays. */
export const removeOwnLogo = (req: PayloadRequest, actor: Actor): Promise<OwnOrganisation> => keepLogo(req, actor, null)

async function keepLogo(req: PayloadRequest, actor: Actor, photo: string | null): Promise<OwnOrganisation> {
  const saved = await req.payload.update({
    collection: 'organisations',
    id: ownId(req),
    data: { photo },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return present(req, actor, saved)
}

function ownId(req: PayloadRequest): string {
  const id = organisationOf(req)
  if (id === null) throw notFound()
  return id
}

async function present(req: PayloadRequest, actor: Actor, organisation: Organisation): Promise<OwnOrganisation> {
  // rights: a company admin's own organisation, which is asked for under their own rights first; whoever they are, they see who works in it.
  const people = await leanReadUnchecked(req, {
    collection: 'users',
    where: { organisation: { equals: organisation.id } },
    sort: 'searchName',
    select: ['name', 'title', 'email', 'admin', 'isAdmin', 'isProfessional', 'isInvestor', 'disabled', 'active', 'lastLogin'],
  })
  const resettable = await resettableOf(
    req,
    actor,
    people.map((person) => ({ ...person, organisation: organisation.id })),
  )
  const ownPortals = portalsOfOwnFirm(req)
  // rights: the rule of who keeps them stands in the query.
  const portals = ownPortals
    ? await leanReadUnchecked(req, {
        collection: 'portals',
        where: ownPortals,
        sort: 'searchName',
        select: ['name', 'slug', 'portalLanguage', 'active'],
      })
    : []
  return {
    name: organisation.name,
    url: organisation.url ?? null,
    address: organisation.address ?? null,
    country: organisation.country ?? null,
    domain: organisation.domain ?? null,
    photo: await photoPath(req, idOf(organisation.photo)),
    people: people.map((person) => ({
      id: person.id,
      name: person.name,
      title: person.title ?? null,
      email: person.email,
      roles: [...rolesOf(person)],
      isActive: isEnabled(person) && person.active !== false,
      lastLogin: person.lastLogin ? isoInstant(new Date(person.lastLogin)) : null,
      canResetFactor: resettable.has(person.id),
    })),
    portals: portals.map(({ active, id, name, portalLanguage, slug }) => ({
      id,
      name,
      slug,
      language: portalLanguage,
      isActive: active !== false,
    })),
    updatedAt: isoInstant(new Date(organisation.updatedAt)),
  }
}
