import type { PayloadRequest } from 'payload'
import type { AccessLevel } from '../../shared/domain/accessLevels'
import { idOf } from '../idOf'
import { actorOf } from './actorOf'
import { organisationOf } from './organisationOf'
import { relatedIds } from './related'
import { isEnabled } from './rolesOf'

/** What a view may ask for besides its level: one of those named is enough. */
export const permissionTokens = ['professional', 'guest', 'portfolios', 'authenticated', 'portals'] as const
export type PermissionToken = (typeof permissionTokens)[number]

export type ViewAccess = Readonly<{
  level?: AccessLevel | null
  users?: readonly unknown[] | null
  organisations?: readonly unknown[] | null
  permissions?: readonly PermissionToken[] | null
}>

const idsOf = (related: readonly unknown[] | null | undefined): string[] => (related ?? []).flatMap((each) => idOf(each) ?? [])

/** Whom a level names: everybody, whoever is signed in, or these people. */
function basesOf({ level, organisations, users }: ViewAccess, isProtected: boolean): string[] {
  switch (level ?? 'hidden') {
    case 'public':
      return isProtected ? ['signedIn'] : ['anybody']
    case 'authenticated':
      return ['signedIn']
    case 'users':
      return idsOf(users).map((id) => `user:${id}`)
    case 'organisations':
      return idsOf(organisations).map((id) => `organisation:${id}`)
    case 'hidden':
      return []
  }
}

/** Keys of those who may read a view: whoever holds one of them (`keysOf`) reads it. A protected page asks everybody to sign in. */
export function readersOf(view: ViewAccess, { isProtected }: Readonly<{ isProtected: boolean }>): string[] {
  const bases = basesOf(view, isProtected)
  const tokens = view.permissions ?? []
  return tokens.length === 0 ? bases : bases.flatMap((base) => tokens.map((token) => `${base}+${token}`))
}

/** What a person is, in the words of the permissions. Whoever is not signed in is a guest. */
async function permissionsOf(req: PayloadRequest): Promise<PermissionToken[]> {
  const actor = actorOf(req)
  if (!isEnabled(actor)) return ['guest']
  const hasPortal = organisationOf(req) !== null || (await relatedIds(req, 'portal')).length > 0
  return [
    'authenticated',
    ...(actor.isProfessional ? (['professional'] as const) : []),
    ...(actor.isInvestor ? (['portfolios'] as const) : []),
    ...(hasPortal ? (['portals'] as const) : []),
  ]
}

/** The keys that the person of a request holds; see `readersOf`. Asked once in a request. */
export function keysOf(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const known = req.context.contentKeys as Promise<ReadonlySet<string>> | undefined
  if (known) return known
  const loading = loadKeys(req)
  req.context.contentKeys = loading
  return loading
}

async function loadKeys(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const actor = actorOf(req)
  const organisation = organisationOf(req)
  const bases = isEnabled(actor)
    ? ['anybody', 'signedIn', `user:${actor.id}`, ...(organisation === null ? [] : [`organisation:${organisation}`])]
    : ['anybody']
  const permissions = await permissionsOf(req)
  return new Set(bases.flatMap((base) => [base, ...permissions.map((permission) => `${base}+${permission}`)]))
}
