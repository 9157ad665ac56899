import type { Payload, PayloadRequest } from 'payload'
import { cache } from 'react'
import { actorOf } from '../../../../collections/access/actorOf'
import { type Actor, isPlatformAdmin } from '../../../../collections/access/rolesOf'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { panelBrandKey, panelBrandSchema } from '../../../../shared/contracts/panelBrand'
import { brands } from '../../brands'

/** The brand whose records the panel shows to the person of a request; null for all. */
export const chosenBrand = (req: PayloadRequest): Promise<Brand | null> => brandChosenBy(req.payload, actorOf(req))

/** The same for a person. A brand that is not installed (any more), and the only one that is, are no choice. */
export async function brandChosenBy(payload: Payload, actor: Actor | null): Promise<Brand | null> {
  if (!isPlatformAdmin(actor) || actor === null || brands().size < 2) return null
  return brands().get((await load(payload, actor.id)) ?? '') ?? null
}

/** One statement a page. */
const load = cache(async (payload: Payload, person: string): Promise<string | null> => {
  // rights: a person's own preference, as Payload's own screens read it.
  const preference = await payload.db.findOne<{ value?: unknown; id: string }>({
    collection: 'payload-preferences',
    where: {
      and: [{ key: { equals: panelBrandKey } }, { 'user.relationTo': { equals: 'users' } }, { 'user.value': { equals: person } }],
    },
  })
  const parsed = panelBrandSchema.safeParse(preference?.value)
  return parsed.success ? parsed.data.brand : null
})
