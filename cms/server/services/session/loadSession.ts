import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { SessionResponse } from '../../../../shared/contracts/session'
import { homeRole, isClient, type Role } from '../../../../shared/domain/roles'
import { firstPathOfStaff } from '../../../../shared/routes/screens'
import { isoInstant } from '../../../../shared/domain/dates'
import { localeSchema } from '../../../../shared/i18n/localeSchema'
import { isUnbound } from '../../../../collections/access/organisationOf'
import { type Actor, type Delegated, rolesOf } from '../../../../collections/access/rolesOf'
import { sessionEndOf } from '../../../../collections/access/sessionIdOf'
import { idOf } from '../../../../collections/idOf'
import { externalIdOf } from '../../wealth/externalIdOf'
import { hasAccepted } from '../../../../collections/Portals/termsTexts'
import { railLinks } from '../navigation/railLinks'
import { type LeanRow, leanRead, leanReadUnchecked } from '../leanRead'
import { tokenOf, verifyToken } from './sessionToken'

const portalFields = ['name', 'slug', 'active', 'theme', 'portalLanguage', 'onboardingProcess'] as const
const accountFields = ['name', 'portal', 'active', 'externalId', 'termsAndConditions'] as const
type SessionPortal = LeanRow<'portals', (typeof portalFields)[number]> & Partial<LeanRow<'portals', 'tnc'>>
type SessionAccount = LeanRow<'accounts', (typeof accountFields)[number]>

/** Who is signed in, the portals of this host's brand that they belong to, and where their first screen is. */
export async function loadSession(req: PayloadRequest, actor: Actor, brand: Brand): Promise<SessionResponse> {
  const { payload, user } = req
  const roles = rolesOf(actor)
  if (user?.collection !== 'users') throw new Error('loadSession needs a signed-in person')
  const isInvestor = roles.includes('investor')
  const [claims, visible, accounts] = await Promise.all([
    verifyToken(payload.secret, tokenOf(req.headers)),
    // On the host of another brand there is nothing to see, which is an answer too.
    leanRead(req, {
      collection: 'portals',
      where: { brand: { equals: brand.name } },
      sort: 'searchName',
      // The terms are long: only for those who may have to accept them.
      select: isInvestor ? [...portalFields, 'tnc'] : portalFields,
      whenForbidden: 'empty',
    }) as Promise<SessionPortal[]>,
    isInvestor
      ? // rights: the person's own accounts, whose names they learn even where the portal is switched off: its page says so.
        leanReadUnchecked(req, {
          collection: 'accounts',
          where: { and: [{ client: { equals: actor.id } }, { 'portal.brand': { equals: brand.name } }] },
          sort: 'searchName',
          select: accountFields,
        })
      : [],
  ])
  const own = accounts.filter(({ active }) => active)
  const lent = actor._delegated ? await lentAccounts(req, actor._delegated) : []
  const portals = [...visible, ...(await portalsOfInactive(req, accounts, visible))]
  const links = await railLinks(req, { actor, portals: visible.filter(({ active }) => active).map(({ id }) => id) })
  const shown = [...own, ...lent].flatMap((account) => {
    const portal = portals.find(({ id }) => id === account.portal)
    return portal
      ? [{ id: account.id, name: account.name, portal: portal.slug, ...(lent.includes(account) ? { isDelegated: true } : {}) }]
      : []
  })
  const onboarding = user.onboardingForm === 'PENDING' && brand.navigation.processes ? onboardingOf(visible, own, brand) : null
  const isReadOnly = Boolean(claims?.by)
  const locale = localeSchema.safeParse(user.userLanguage)
  return {
    user: {
      id: actor.id,
      name: user.name,
      email: user.email,
      roles: [...roles],
      locale: locale.success ? locale.data : null,
      ...(user.timeZone ? { timeZone: user.timeZone } : {}),
    },
    portals: portals.map(({ active, id, name, portalLanguage, slug, theme }) => ({
      active: active ?? false,
      name,
      slug,
      theme,
      language: portalLanguage,
      ...(links.has(id) ? { links: [...(links.get(id) ?? [])] } : {}),
    })),
    accounts: shown,
    expiresAt: isoInstant(claims?.expiresAt ?? new Date(0)),
    endsAt: isoInstant(sessionEndOf(req) ?? new Date(0)),
    ...(isReadOnly ? { isReadOnly } : {}),
    // Nothing is accepted, and nobody welcomed, by somebody who looks.
    ...(!isReadOnly && mayBeGreeted(user, visible, own, brand) ? { hasGreeting: true } : {}),
    ...(onboarding === null ? {} : { onboarding }),
    ...(isUnbound(req) ? { isUnbound: true } : {}),
    home: onboarding ?? homeOf({ brand, roles, portals, own: shown }),
  }
}

/** Accounts that others let the person read. */
const lentAccounts = (req: PayloadRequest, lent: readonly Delegated[]): Promise<SessionAccount[]> =>
  leanRead(req, {
    collection: 'accounts',
    where: { id: { in: lent.map(({ account }) => account) } },
    sort: 'searchName',
    select: accountFields,
    whenForbidden: 'empty',
  })

/** Portals on which the person has accounts, but no active one: their page says so. No statement where there are none. */
async function portalsOfInactive(
  req: PayloadRequest,
  accounts: readonly SessionAccount[],
  visible: readonly SessionPortal[],
): Promise<SessionPortal[]> {
  const known = new Set(visible.map(({ id }) => id))
  const ids = accounts.flatMap(({ active, portal }) => (active || known.has(idOf(portal) ?? '') ? [] : (idOf(portal) ?? [])))
  if (ids.length === 0) return []
  // rights: portals of the person's own accounts; of each no more than its name and look is told.
  return leanReadUnchecked(req, {
    collection: 'portals',
    where: { id: { in: [...new Set(ids)] } },
    sort: 'searchName',
    select: portalFields,
  })
}

type Person = Readonly<{ hideIntroText?: boolean | null; welcomedBy?: string | null }>

/** Whether the portal has to ask for a greeting at all: nearly everybody has been welcomed, and accepted what there is to accept. */
function mayBeGreeted(person: Person, portals: readonly SessionPortal[], own: readonly SessionAccount[], brand: Brand): boolean {
  if (person.hideIntroText !== true || !person.welcomedBy) return true
  return own.some((account) => {
    const portal = portals.find(({ id }) => id === account.portal)
    return portal?.active === true && (!isLinked(account, brand) || !hasAccepted(portal, account))
  })
}

const isLinked = (account: SessionAccount, brand: Brand): boolean => externalIdOf(account, mainSourceOf(brand)) !== null

/** The process that leads somebody in whose onboarding is pending; null once an account of theirs is linked to the data provider. */
function onboardingOf(portals: readonly SessionPortal[], own: readonly SessionAccount[], brand: Brand): string | null {
  if (own.some((account) => isLinked(account, brand))) return null
  const ownPortals = new Set(own.map(({ portal }) => portal))
  const portal = portals.find(
    ({ active, id, onboardingProcess }) => active && onboardingProcess && (own.length === 0 || ownPortals.has(id)),
  )
  return portal ? `/dashboard/${portal.slug}/processes/${idOf(portal.onboardingProcess)}` : null
}

type Own = Readonly<{ id: string; portal: string; isDelegated?: boolean }>
type Where = Readonly<{ brand: Brand; roles: readonly Role[]; portals: readonly SessionPortal[]; own: readonly Own[] }>

/** A client with several accounts on a portal begins with all of them together; an advisor with several portals chooses one, where the brand may have several. */
function homeOf({ brand, own, portals, roles }: Where): string {
  const [first] = own
  const open = portals.filter(({ active }) => active)
  const portal = (open[0] ?? portals[0])?.slug
  if (isClient({ roles })) {
    // Without an active account the portal's own page says so.
    if (!first) return portal === undefined ? '/dashboard/404' : `/dashboard/${portal}`
    const isFamily = own.filter((account) => account.portal === first.portal && !account.isDelegated).length > 1
    return isFamily ? `/dashboard/${first.portal}` : `/dashboard/${first.portal}/account/${first.id}`
  }
  // They keep people and portals of their organisation and look after nobody's account.
  if (homeRole({ roles }) === 'company-admin') return '/profile/organisation'
  if (homeRole({ roles }) === 'advisor' && open.length > 1 && brand.portalLimit !== 1) return '/portals'
  if (portal !== undefined) return firstPathOfStaff({ brand, demo: false }, { portal, roles })
  return homeRole({ roles }) === 'admin' ? '/admin' : '/dashboard/404'
}
