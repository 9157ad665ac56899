import type { PayloadRequest, Where } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { LastVisitResponse } from '../../../../shared/contracts/wealth/clients'
import { isoInstant, type IsoInstant } from '../../../../shared/domain/dates'
import { isClient } from '../../../../shared/domain/roles'
import { type Actor, rolesOf } from '../../../../collections/access/rolesOf'
import { accountsOf } from '../../../../collections/access/visibleAccounts'
import { released } from '../../../../collections/access/visibleDocuments'
import { idOf } from '../../../../collections/idOf'
import type { Portal } from '../../../../collections/payload-types'
import { leanRead, leanReadUnchecked } from '../leanRead'
import { findPortal } from './accountScope'

/**
 * What came on a portal since a person was last here. Asked for after the figures, which it keeps waiting for nothing.
 * Throws an `APIError` 404 or 403.
 */
export async function getLastVisit(req: PayloadRequest, brand: Brand, actor: Actor, portalSlug: string): Promise<LastVisitResponse> {
  const portal = await findPortal(req, brand, portalSlug)
  const since = await lastVisitOf(req, actor)
  if (!since) return { since, clientsSignedIn: 0, messages: 0, valuations: 0, documents: 0 }
  const ofClient = isClient({ roles: rolesOf(actor) })
  // What a client asked for or put there themselves is no news to them.
  const notOwn: Where[] = ofClient ? [{ owner: { not_equals: actor.id } }, { createdBy: { not_equals: actor.id } }] : []
  const [clients, messages, valuations, documents] = await Promise.all([
    ofClient
      ? []
      : leanRead(req, {
          collection: 'accounts',
          where: { and: [{ portal: { equals: portal.id } }, { 'client.lastLogin': { greater_than: since } }] },
          select: ['client'],
          whenForbidden: 'empty',
        }),
    req.payload.count({
      collection: 'messages',
      where: {
        and: [
          { portal: { equals: portal.id } },
          { recipient: { equals: actor.id } },
          { author: { not_equals: actor.id } },
          { createdAt: { greater_than: since } },
        ],
      },
      overrideAccess: false,
      req,
    }),
    documentsSince(req, portal, since, [statements, ...notOwn]),
    ofClient ? documentsSince(req, portal, since, [{ type: { not_equals: statementType } }, ...notOwn]) : 0,
  ])
  return {
    since,
    clientsSignedIn: new Set(clients.map(({ client }) => idOf(client))).size,
    messages: messages.totalDocs,
    valuations,
    documents,
  }
}

const statementType = 'Valuations and Statements'
const statements: Where = { type: { equals: statementType } }

/** Documents of these kinds, of the accounts that the person may see, which came to be read since a moment. */
async function documentsSince(
  req: PayloadRequest,
  portal: Pick<Portal, 'id'>,
  since: IsoInstant,
  kinds: readonly Where[],
): Promise<number> {
  // As `visibleDocuments` has it: whoever reads an account for another may not have its papers.
  const rule = accountsOf(req, { prefix: 'account.', delegated: 'downloads' })
  if (rule === false) return 0
  // rights: the rule of the accounts that the person may see stands in the query; which batch holds a file is closed to people, and nothing but a number is told.
  const { totalDocs } = await req.payload.count({
    collection: 'documents',
    where: {
      and: [
        ...(rule === true ? [] : [rule]),
        released,
        ...kinds,
        { 'account.portal': { equals: portal.id } },
        // What a batch held was made before anybody could read it.
        {
          or: [
            { publishedAt: { greater_than: since } },
            { and: [{ publishedAt: { exists: false } }, { createdAt: { greater_than: since } }] },
          ],
        },
      ],
    },
    overrideAccess: true,
    req,
  })
  return totalDocs
}

/** The last line of a person in the log before their present sign-in. */
async function lastVisitOf(req: PayloadRequest, { id }: Actor): Promise<IsoInstant | null> {
  // rights: the person's own record, of which nothing but a time leaves here.
  const [person] = await leanReadUnchecked(req, { collection: 'users', where: { id: { equals: id } }, select: ['lastLogin'], limit: 1 })
  if (!person?.lastLogin) return null
  // rights: the person's own lines, which people may not read; nothing but a time leaves here.
  const [last] = await leanReadUnchecked(req, {
    collection: 'logs',
    where: { and: [{ user: { equals: id } }, { createdAt: { less_than: person.lastLogin } }] },
    select: ['createdAt'],
    sort: '-createdAt',
    limit: 1,
  })
  return last ? isoInstant(new Date(last.createdAt)) : null
}
