import type { PayloadRequest, Where } from 'payload'
import { idOf } from '../../../../collections/idOf'
import { idsOf } from '../../../../collections/idsOf'
import type { Portal } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { EditedAccount, NewAccount } from '../../../../shared/contracts/editing/account'
import { isoInstant } from '../../../../shared/domain/dates'
import { notFound } from '../../http/notFound'
import { findInvitable } from '../invitations/invitable'
import { leanRead, leanReadUnchecked } from '../leanRead'
import { isDeveloper } from '../users/isDeveloper'

/** An account as whoever may change it finds it, with what they may choose. Throws 404 for an account that they may not change. */
export async function editedAccount(req: PayloadRequest, brand: Brand, id: string): Promise<EditedAccount> {
  const { account, client, portal } = await findInvitable(req, id)
  const owners = idsOf(account.owners)
  return {
    id: account.id,
    name: account.name,
    externalId: account.externalId ?? null,
    email: account.email ?? null,
    gender: account.gender ?? null,
    owners,
    groups: idsOf(account.groups),
    isEmailFixed: Boolean(account.email && client?.lastLogin),
    client: client ? { id: client.id, name: client.name } : null,
    choices: await choicesOf(req, { brand, portal, owners }),
    updatedAt: isoInstant(new Date(account.updatedAt)),
  }
}

/** What an account on a portal of the host's brand is made of. Throws 404 for a portal that the person does not see. */
export async function newAccount(req: PayloadRequest, brand: Brand, slug: string): Promise<NewAccount> {
  const [portal] = await leanRead(req, {
    collection: 'portals',
    where: { and: [{ slug: { equals: slug } }, { brand: { equals: brand.name } }, { active: { equals: true } }] },
    select: ['name', 'company'],
    limit: 1,
    whenForbidden: 'empty',
  })
  if (!portal) throw notFound()
  return {
    portal: { id: portal.id, name: portal.name },
    currency: brand.currency,
    choices: await choicesOf(req, { brand, portal, owners: [] }),
  }
}

type Of = Readonly<{ brand: Brand; portal: Pick<Portal, 'id' | 'company'> | null; owners: readonly string[] }>

async function choicesOf(req: PayloadRequest, { brand, owners, portal }: Of): Promise<EditedAccount['choices']> {
  const firm = idOf(portal?.company)
  const enabled: Where[] = [{ isProfessional: { equals: true } }, { active: { not_equals: false } }, { disabled: { not_equals: true } }]
  const [colleagues, present, groups] = await Promise.all([
    leanRead(req, {
      collection: 'users',
      where: { and: [...enabled, ...(firm === null ? [] : [{ organisation: { equals: firm } }])] },
      select: ['name', 'email'],
      sort: 'searchName',
    }),
    // rights: whoever may change an account is told who looks after it, those of another firm too.
    leanReadUnchecked(req, { collection: 'users', where: { id: { in: [...owners] } }, select: ['name', 'email'], sort: 'searchName' }),
    leanRead(req, {
      collection: 'groups',
      where: { or: [{ portal: { exists: false } }, ...(portal ? [{ portal: { equals: portal.id } }] : [])] },
      select: ['name'],
      sort: 'searchName',
      whenForbidden: 'empty',
    }),
  ])
  const shown = colleagues.filter(({ email, id }) => !owners.includes(id) && !isDeveloper(brand, email))
  return {
    advisors: [...present, ...shown].map(({ id, name }) => ({ id, name })),
    groups: groups.map(({ id, name }) => ({ id, name })),
  }
}
