import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type * as z from 'zod/mini'
import type { ownDelegationsSchema } from '../../../../shared/contracts/delegations'
import { isoInstant } from '../../../../shared/domain/dates'
import type { Actor } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import { leanRead, leanReadUnchecked } from '../leanRead'
import { isOpen } from './openAccounts'

/** The active accounts on switched-on portals of the brand that a person is the client of. */
export const ownAccounts = (req: PayloadRequest, actor: Actor, brand: Brand) =>
  // rights: the person's own accounts, found by their own id.
  leanReadUnchecked(req, {
    collection: 'accounts',
    where: {
      and: [
        { client: { equals: actor.id } },
        { active: { equals: true } },
        { 'portal.brand': { equals: brand.name } },
        { 'portal.active': { equals: true } },
      ],
    },
    sort: 'searchName',
    select: ['name', 'portal'],
  })

/** What a client has granted and what still counts of it, by the day it ends, and the accounts that they can grant. */
export async function ownDelegations(req: PayloadRequest, actor: Actor, brand: Brand): Promise<z.infer<typeof ownDelegationsSchema>> {
  const [accounts, rows] = await Promise.all([
    ownAccounts(req, actor, brand),
    leanRead(req, {
      collection: 'delegations',
      where: { and: [{ grantedBy: { equals: actor.id } }, { brand: { equals: brand.name } }, isOpen()] },
      sort: 'until',
      select: ['email', 'account', 'reason', 'from', 'until', 'mayDownload'],
    }),
  ])
  const names = new Map(accounts.map(({ id, name }) => [id, name]))
  return {
    accounts: accounts.map(({ id, name }) => ({ id, name })),
    delegations: rows.map(({ account, email, from, id, mayDownload, reason, until }) => ({
      id,
      email,
      account: { id: idOf(account) ?? '', name: names.get(idOf(account) ?? '') ?? '' },
      reason,
      from: isoInstant(new Date(from)),
      until: isoInstant(new Date(until)),
      mayDownload: mayDownload === true,
    })),
  }
}
