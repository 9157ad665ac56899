import type { Brand } from '../../../../shared/brands/brandSchema'
import { type Actor, hasRole } from '../../../../collections/access/rolesOf'

const isStaff = (actor: Actor): boolean => hasRole(actor, 'admin', 'advisor', 'company-admin')

/** How long a sign-in or a refresh of this person lasts on this brand, in seconds: professionals and admins longer than investors. */
export const sessionSeconds = (brand: Brand, actor: Actor): number => (isStaff(actor) ? brand.session.advisor : brand.session.investor)

/** When a session of this person ends on this brand however often it is refreshed, in seconds from the sign-in. */
export const absoluteSeconds = ({ session: { absolute } }: Brand, actor: Actor): number =>
  isStaff(actor) ? absolute.advisor : absolute.investor

/** How long a proven second factor is good. A session that one was asked for ends then, whatever its length and however often it is refreshed (decision 190). */
export const factorSeconds = 2 * 60 * 60
