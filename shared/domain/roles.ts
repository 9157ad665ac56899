export const roles = ['admin', 'company-admin', 'advisor', 'investor'] as const
export type Role = (typeof roles)[number]

/** In this order the first screen is chosen for a person who bears several roles: work comes before one's own money. */
const homeOrder = ['admin', 'advisor', 'investor', 'company-admin'] as const satisfies readonly Role[]

/** The role whose first screen a person gets; null for one who bears none. */
export const homeRole = ({ roles: own }: Readonly<{ roles: readonly Role[] }>): Role | null =>
  homeOrder.find((role) => own.includes(role)) ?? null

/** Whether a person's first screen is their own account and not the accounts of others; so for one without any role too. */
export const isClient = (person: Readonly<{ roles: readonly Role[] }>): boolean => (homeRole(person) ?? 'investor') === 'investor'
