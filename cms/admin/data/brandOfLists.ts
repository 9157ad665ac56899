import { headers } from 'next/headers'
import type { Payload, TypedUser, Where } from 'payload'
import { createLocalReq } from 'payload'
import { actorOf } from '../../../collections/access/actorOf'
import { scopeOfBrand } from '../../../collections/brandScopes'
import type { Brand } from '../../../shared/brands/brandSchema'
import { brandChosenBy } from '../../server/services/panel/chosenBrand'

/** `scope` says what of a list is the chosen brand's; null where all brands share it. */
export type BrandOfList = Readonly<{ brand: Brand; scope: Where | null }>

/** What a list is narrowed to, by the same rules as `withBrandChoice`; null where it shows all brands. */
export async function brandOfList(payload: Payload, user: TypedUser | null | undefined, slug: string): Promise<BrandOfList | null> {
  if (!user || (await headers()).has('next-action')) return null
  const brand = await brandChosenBy(payload, actorOf({ user }))
  return brand && { brand, scope: await scopeOfBrand(await createLocalReq({ user }, payload), slug, brand.name) }
}
