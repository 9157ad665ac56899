import type { Brand } from '../../../../shared/brands/brandSchema'
import { type Actor, hasRole } from '../../../../collections/access/rolesOf'
import type { Session } from './sessions'

type Facts = Readonly<{
  brand: Pick<Brand, 'nationalLogin'>
  person: Actor
  session: Pick<Session, 'factorAt' | 'usesCustomToken'>
  /** The custom token was the way back from the national login. */
  isNational: boolean
}>

/**
 * Whether a session shows nothing until its person was at the national login of the brand (docs/decisions/212). Every door but the custom token is
 * opened by a password or a passkey, so that token is what there is to ask about; staff, and whoever proved a second factor, are let through.
 */
export function needsNationalLogin({ brand, isNational, person, session }: Facts): boolean {
  if (brand.nationalLogin === null || !session.usesCustomToken || isNational) return false
  return session.factorAt === null && !hasRole(person, 'admin', 'company-admin', 'advisor')
}
