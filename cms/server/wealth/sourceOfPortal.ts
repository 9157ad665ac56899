import type { Portal } from '../../../collections/payload-types'
import { mainSourceOf } from '../../../shared/brands/mainSourceOf'
import { brands } from '../brands'

/**
 * The name of the source that accounts of a portal, and their portfolios, belong to: the main source of the portal's brand. Their external ids are
 * unique within it. Null when this installation does not have that brand.
 */
export function sourceOfPortal(portal: Pick<Portal, 'brand'>): string | null {
  const brand = brands().get(portal.brand)
  return brand ? mainSourceOf(brand).name : null
}
