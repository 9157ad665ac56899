import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { FamilyResponse } from '../../../../shared/contracts/wealth/family'
import type { Contact } from '../../../../shared/contracts/wealth/figures'
import { combineAccounts } from '../../../../shared/domain/combineAccounts'
import { notFound } from '../../http/notFound'
import { accountScope, type AccountScope, portalOf } from './accountScope'
import { getAccount } from './getAccount'
import type { Actor } from '../../../../collections/access/rolesOf'

/** The accounts on a portal that the person is the client of, by name. Throws an `APIError` 404 when there is none, 403 for an inactive portal. */
export async function familyScopes(req: PayloadRequest, brand: Brand, actor: Actor, portal: string): Promise<AccountScope[]> {
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { and: [{ client: { equals: actor.id } }, { 'portal.slug': { equals: portal } }] },
    sort: 'name',
    select: { name: true },
    depth: 0,
    pagination: false,
    joins: false,
    overrideAccess: false,
    req,
  })
  if (docs.length === 0) throw notFound()
  return Promise.all(docs.map(({ id }) => accountScope(req, brand, id, { withAdvisors: true })))
}

/**
 * All accounts of a person together. Sums are of the accounts that have figures, and null with the reason when one of those is not known or in
 * another currency. There are no returns: the provider sends none for accounts together.
 */
export async function getFamily(brand: Brand, scopes: readonly AccountScope[]): Promise<FamilyResponse> {
  const answers = await Promise.all(scopes.map(getAccount))
  const days = answers.flatMap(({ account, asOf }) => (asOf && !account.error ? asOf : []))
  const fetched = answers.flatMap(({ fetchedAt }) => fetchedAt ?? []).toSorted()
  const reasons = answers.flatMap((answer) => answer.reasons)
  return {
    portal: scopes[0] ? (await portalOf(scopes[0])).slug : '',
    advisor: answers.flatMap(({ account }) => account.advisor ?? [])[0] ?? null,
    advisors: eachOnce(answers.flatMap(({ account }) => account.advisors)),
    ...combineAccounts(answers, brand.currency),
    source: mainSourceOf(brand).name,
    asOf: days.toSorted()[0] ?? null,
    fetchedAt: fetched[0] ?? null,
    degraded: reasons.length > 0,
    reasons,
  }
}

/** Who looks after several accounts is named once: two with the same name and address are one. */
const eachOnce = (contacts: readonly Contact[]): Contact[] => [
  ...new Map(contacts.map((contact) => [`${contact.name} ${contact.email ?? ''}`, contact])).values(),
]
