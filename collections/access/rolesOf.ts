import type { Role } from '../../shared/domain/roles'

/** The part of a signed-in user that decides what they may do. */
export type Actor = Readonly<{
  id: string
  admin?: boolean | null
  isAdmin?: boolean | null
  isProfessional?: boolean | null
  /** Client of at least one account; kept by the server (`collections/hooks/keepTeam`). */
  isInvestor?: boolean | null
  disabled?: boolean | null
  /** Somebody has let them read an account. */
  isDelegate?: boolean | null
  email?: string | null
  /** Accounts that they are let read at this moment; comes with the session, so that it ends when it ends. */
  _delegated?: readonly Delegated[]
}>

export type Delegated = Readonly<{ account: string; mayDownload: boolean }>

/** Everything that a person is: roles are flags, and one person may bear several. Empty for nobody and for a disabled person, who may do nothing at all. */
export function rolesOf(user: Actor | null | undefined): readonly Role[] {
  if (!user || user.disabled) return []
  const flags: Record<Role, unknown> = {
    admin: user.admin,
    'company-admin': user.isAdmin,
    advisor: user.isProfessional,
    investor: user.isInvestor,
  }
  return (Object.keys(flags) as Role[]).filter((role) => flags[role])
}

/** Whether a person bears any of these roles. */
export const hasRole = (user: Actor | null | undefined, ...roles: readonly Role[]): boolean =>
  rolesOf(user).some((role) => roles.includes(role))

/** Signed in and not disabled, whatever roles they bear. */
export const isEnabled = (user: Actor | null | undefined): user is Actor => Boolean(user && !user.disabled)

export const isPlatformAdmin = (user: Actor | null | undefined): boolean => hasRole(user, 'admin')
