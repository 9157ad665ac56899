/** Who a view of a page is for; `hidden` is for nobody but admins. */
export const accessLevels = ['public', 'hidden', 'authenticated', 'users', 'organisations'] as const
export type AccessLevel = (typeof accessLevels)[number]
