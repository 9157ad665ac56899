import { type Role, roles } from './roles'

/** The role that stands beside a person's name: of several the one that may most. */
export const namedRole = ({ roles: own }: Readonly<{ roles: readonly Role[] }>): Role | null =>
  roles.find((role) => own.includes(role)) ?? null
