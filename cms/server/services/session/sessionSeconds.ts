import type { Brand } from '../../../../shared/brands/brandSchema'
import { type Actor, hasRole } from '../../../../collections/access/rolesOf'

/** How long a session of this person lasts on this brand, in seconds: professionals and admins longer than investors. */
export const sessionSeconds = (brand: Brand, actor: Actor): number =>
  hasRole(actor, 'admin', 'advisor', 'company-admin') ? brand.session.advisor : brand.session.investor
