import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { SessionResponse } from '../../../../shared/contracts/session'
import { homeRole, isClient, type Role } from '../../../../shared/domain/roles'
import { isoInstant } from '../../../../shared/domain/dates'
import { localeSchema } from '../../../../shared/i18n/localeSchema'
import { type Actor, rolesOf } from '../../../../collections/access/rolesOf'
import { railLinks } from '../navigation/railLinks'
import { leanRead, leanReadUnchecked } from '../leanRead'
import { tokenOf, verifyToken } from './sessionToken'

/** Who is signed in, the portals of this host's brand that they belong to, and where their first screen is. */
export async function loadSession(req: PayloadRequest, actor: Actor, brand: Brand): Promise<SessionResponse> {
  const { payload, user } = req
  const roles = rolesOf(actor)
  if (!user) throw new Error('loadSession needs a signed-in person')
  const [claims, portals, accounts] = await Promise.all([
    verifyToken(payload.secret, tokenOf(req.headers)),
    // On the host of another brand there is nothing to see, which is an answer too.
    leanRead(req, {
      collection: 'portals',
      where: { brand: { equals: brand.name } },
      sort: 'searchName',
      select: ['name', 'slug', 'active', 'theme', 'portalLanguage'],
      whenForbidden: 'empty',
    }),
    roles.includes('investor')
      ? // rights: the person's own accounts, whose names they learn even where the portal is switched off: its page says so.
        leanReadUnchecked(req, {
          collection: 'accounts',
          where: { and: [{ client: { equals: actor.id } }, { active: { equals: true } }, { 'portal.brand': { equals: brand.name } }] },
          sort: 'searchName',
          select: ['name', 'portal'],
        })
      : [],
  ])
  const links = await railLinks(req, { actor, portals: portals.filter(({ active }) => active).map(({ id }) => id) })
  const slugs = new Map(portals.map((portal) => [portal.id, portal.slug]))
  const own = accounts.flatMap((account) => {
    const slug = typeof account.portal === 'string' ? slugs.get(account.portal) : undefined
    return slug === undefined ? [] : [{ id: account.id, name: account.name, portal: slug }]
  })
  const locale = localeSchema.safeParse('userLanguage' in user ? user.userLanguage : null)
  return {
    user: {
      id: actor.id,
      name: 'name' in user ? String(user.name) : '',
      email: 'email' in user ? String(user.email) : '',
      roles: [...roles],
      locale: locale.success ? locale.data : null,
    },
    portals: portals.map(({ active, id, name, portalLanguage, slug, theme }) => ({
      active: active ?? false,
      name,
      slug,
      theme,
      language: portalLanguage,
      ...(links.has(id) ? { links: [...(links.get(id) ?? [])] } : {}),
    })),
    accounts: own,
    expiresAt: isoInstant(claims?.expiresAt ?? new Date(0)),
    home: homeOf(roles, (portals.find((portal) => portal.active) ?? portals[0])?.slug, own),
  }
}

type Own = Readonly<{ id: string; portal: string }>

/** A client with several accounts on a portal begins with all of them together. */
function homeOf(roles: readonly Role[], portal: string | undefined, own: readonly Own[]): string {
  const [first] = own
  if (isClient({ roles })) {
    if (!first) return '/dashboard/404'
    const isFamily = own.filter((account) => account.portal === first.portal).length > 1
    return isFamily ? `/dashboard/${first.portal}` : `/dashboard/${first.portal}/account/${first.id}`
  }
  if (portal !== undefined) return `/dashboard/${portal}`
  return homeRole({ roles }) === 'admin' ? '/admin' : '/dashboard/404'
}
