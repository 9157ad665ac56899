import type { Role } from './roles'

/** For whom a link of a portal's navigation is shown. */
export const navigationAudiences = ['Admin', 'Advisor', 'Investor'] as const
export type NavigationAudience = (typeof navigationAudiences)[number]

/** Signs that a link may bear; what each looks like stands in `portal/features/navigation/navigationIcons.ts` and in the panel's designer. */
export const navigationIcons = [
  'link',
  'file',
  'folder',
  'book',
  'news',
  'mail',
  'phone',
  'calendar',
  'chart',
  'calculator',
  'wallet',
  'landmark',
  'globe',
  'help',
  'shield',
  'users',
] as const
export type NavigationIconName = (typeof navigationIcons)[number]

/** Links of one portal, and of one link's sub-navigation, at most. */
export const maxNavigationLinks = 20

const audienceOfRole: Readonly<Record<Role, NavigationAudience>> = {
  admin: 'Admin',
  'company-admin': 'Admin',
  advisor: 'Advisor',
  investor: 'Investor',
}

/** The audiences that somebody with these roles belongs to. */
export const audiencesOf = (roles: readonly Role[]): NavigationAudience[] => [...new Set(roles.map((role) => audienceOfRole[role]))]

/** Nobody's: only a base to resolve paths against. */
const base = 'https://portal.invalid'

/**
 * What a link may lead to: a path of the portal itself (`/dashboard/…`), or a page by https without a name and password in its address.
 * `//host`, `/\host` and everything else that a browser would take to another host by way of a path is refused.
 */
export function isNavigationLink(link: string): boolean {
  if (link.length > 500 || /[\s\\]/.test(link)) return false
  const url = URL.canParse(link, base) ? new URL(link, base) : null
  if (!url || url.username !== '' || url.password !== '') return false
  return link.startsWith('/') ? url.origin === base && !link.startsWith('//') : url.protocol === 'https:' && /^https:\/\//i.test(link)
}

/** A page outside the portal; it opens in a window of its own. */
export const isOutside = (link: string): boolean => !link.startsWith('/')
