import type { BaseFilter, CollectionConfig } from 'payload'
import { scopeOfBrand } from '../../../../collections/brandScopes'
import { chosenBrand } from './chosenBrand'

/**
 * The list of a collection in the panel shows the chosen brand's records: Payload asks this beside filter and access rule. Not where somebody picks a
 * record for another one: those lists come by a server function, and which records may be named is the field's to say.
 */
export const withBrandChoice = <Config extends CollectionConfig>(config: Config): Config => {
  const baseFilter: BaseFilter = async ({ req }) => {
    if (req.headers.has('next-action')) return null
    const brand = await chosenBrand(req)
    return brand && scopeOfBrand(req, config.slug, brand.name)
  }
  return { ...config, admin: { ...config.admin, baseFilter } }
}
