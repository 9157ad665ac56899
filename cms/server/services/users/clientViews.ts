import { randomUUID } from 'node:crypto'
import { APIError, type PayloadRequest } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import {
  type ClientView,
  type ClientViewChange,
  clientViewSchema,
  type ClientViews,
  isNameTaken,
  mostClientViews,
  type NewClientView,
} from '../../../../shared/contracts/clientViews'
import { notFound } from '../../http/notFound'
import { leanReadUnchecked } from '../leanRead'

/** The filters of the list of clients that the signed-in person saved, by name. */
export async function getClientViews(req: PayloadRequest, actor: Actor): Promise<ClientViews> {
  // rights: the person's own record, found by their own id.
  const [user] = await leanReadUnchecked(req, {
    collection: 'users',
    where: { id: { equals: actor.id } },
    select: ['clientViews'],
    limit: 1,
  })
  const kept: unknown = user?.clientViews
  // One that a former version saved and this one cannot read is left out, not the others with it.
  const views = (Array.isArray(kept) ? kept : []).flatMap((one): ClientView[] => {
    const { data } = clientViewSchema.safeParse(one)
    return data ? [data] : []
  })
  return { views: views.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

/** Saves one more. Throws an `APIError` 409: `name_taken`, and `too_many_views` for the 51st. */
export async function saveClientView(req: PayloadRequest, actor: Actor, body: NewClientView): Promise<ClientViews> {
  const { views } = await getClientViews(req, actor)
  if (views.length >= mostClientViews) throw new APIError('There are as many views as there may be', 409, { code: 'too_many_views' }, true)
  assertFree(views, body.name)
  return keep(req, actor, [...views, { id: randomUUID(), ...body }], body.isDefault)
}

/** Renames one, saves other filters under its name, or makes it the default. Throws an `APIError`: 404, 409 `name_taken`. */
export async function changeClientView(req: PayloadRequest, actor: Actor, id: string, change: ClientViewChange): Promise<ClientViews> {
  const { views } = await getClientViews(req, actor)
  const former = views.find((one) => one.id === id)
  if (!former) throw notFound()
  if (change.name !== undefined) assertFree(views, change.name, id)
  const changed = { ...former, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }
  return keep(req, actor, [...views.filter((one) => one !== former), changed], change.isDefault === true)
}

/** Throws an `APIError` 404. */
export async function removeClientView(req: PayloadRequest, actor: Actor, id: string): Promise<ClientViews> {
  const { views } = await getClientViews(req, actor)
  const left = views.filter((one) => one.id !== id)
  if (left.length === views.length) throw notFound()
  return keep(req, actor, left, false)
}

function assertFree(views: readonly ClientView[], name: string, except?: string): void {
  if (isNameTaken(views, name, except)) throw new APIError('A view has this name already', 409, { code: 'name_taken' }, true)
}

/** One statement on the column that changes, as for the preferences. `isNewDefault`: the last of them takes the place of the former default. */
async function keep(req: PayloadRequest, actor: Actor, views: readonly ClientView[], isNewDefault: boolean): Promise<ClientViews> {
  const last = views.at(-1)
  const clientViews = isNewDefault ? views.map((one) => ({ ...one, isDefault: one === last })) : views
  // rights: the person's own record, found by their own id, and what is theirs to choose.
  await req.payload.db.updateOne({
    collection: 'users',
    where: { id: { equals: actor.id } },
    data: { clientViews, updatedAt: null },
    options: { atomic: true },
  })
  return getClientViews(req, actor)
}
