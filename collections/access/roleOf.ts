import type { Role } from '../../shared/contracts/session'

/** The part of a signed-in user that decides what they may do. */
export type Actor = Readonly<{
  id: string
  admin?: boolean | null
  isAdmin?: boolean | null
  isProfessional?: boolean | null
  disabled?: boolean | null
}>

/**
 * The role of a user; null for nobody and for a disabled user, who may do nothing at all.
 * A company admin who is a professional too works as an advisor and keeps the organisation's rights (`isCompanyAdmin`).
 */
export function roleOf(user: Actor | null | undefined): Role | null {
  if (!user || user.disabled) return null
  if (user.admin) return 'admin'
  if (user.isProfessional) return 'advisor'
  return user.isAdmin ? 'company-admin' : 'investor'
}

export const isPlatformAdmin = (user: Actor | null | undefined): boolean => roleOf(user) === 'admin'

export const isCompanyAdmin = (user: Actor | null | undefined): boolean => roleOf(user) !== null && Boolean(user?.isAdmin)
