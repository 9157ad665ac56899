import type { Brand } from '../../../../shared/brands/brandSchema'
import { type Actor, roleOf } from '../../../../collections/access/roleOf'

/** How long a session of this person lasts on this brand, in seconds: professionals and admins longer than investors. */
export const sessionSeconds = (brand: Brand, actor: Actor): number =>
  roleOf(actor) === 'investor' ? brand.session.investor : brand.session.advisor
