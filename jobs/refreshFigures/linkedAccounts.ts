import type { Payload } from 'payload'
import { brands } from '../../cms/server/brands'
import { subjectOf } from '../../cms/server/services/wealth/figureRecords'
import { linkedAccounts as ofLinkedAccounts } from '../../cms/server/wealth/externalIdOf'
import { idOf } from '../../collections/idOf'
import type { Brand, Source } from '../../shared/brands/brandSchema'
import { mainSourceOf } from '../../shared/brands/mainSourceOf'

/** `fetchedAt`: when its figures were last asked for; null when it has none. */
export type LinkedAccount = Readonly<{ id: string; fetchedAt: Date | null }>
export type LinkedSource = Readonly<{ source: Source; brand: Brand; accounts: LinkedAccount[] }>

/** Accounts that are linked to a source, by the source. */
export async function linkedAccounts(payload: Payload): Promise<LinkedSource[]> {
  const [{ docs: accounts }, { docs: figures }, brandOfPortal] = await Promise.all([
    payload.find({
      collection: 'accounts',
      where: ofLinkedAccounts(),
      select: { portal: true },
      pagination: false,
      depth: 0,
      joins: false,
      // rights: the worker's own, as figures are the server's to write, whoever may see them.
      overrideAccess: true,
    }),
    payload.find({
      collection: 'figures',
      where: { portfolio: { exists: false } },
      select: { account: true, fetchedAt: true },
      pagination: false,
      depth: 0,
      // rights: as above.
      overrideAccess: true,
    }),
    brandsByPortal(payload),
  ])
  const fetchedAt = new Map(figures.map((each) => [idOf(each.account), each.fetchedAt]))
  const bySource = new Map<string, LinkedSource>()
  for (const { id, portal } of accounts) {
    const brand = brandOfPortal.get(idOf(portal))
    if (!brand) continue
    const source = mainSourceOf(brand)
    const linked = bySource.get(source.name) ?? { source, brand, accounts: [] }
    bySource.set(source.name, linked)
    const at = fetchedAt.get(id)
    linked.accounts.push({ id, fetchedAt: at ? new Date(at) : null })
  }
  return [...bySource.values()]
}

/** Whether figures of an account were asked for at or after a moment. */
export async function isFresh(payload: Payload, accountId: string, since: Date): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'figures',
    where: { and: [{ subject: { equals: subjectOf('account', accountId) } }, { fetchedAt: { greater_than_equal: since.toISOString() } }] },
    // rights: as above.
    overrideAccess: true,
  })
  return totalDocs > 0
}

async function brandsByPortal(payload: Payload): Promise<Map<string | null, Brand>> {
  const { docs } = await payload.find({
    collection: 'portals',
    select: { brand: true },
    pagination: false,
    depth: 0,
    // rights: as above.
    overrideAccess: true,
  })
  return new Map(
    docs.flatMap(({ brand: name, id }) => {
      const brand = brands().get(name)
      return brand ? [[id, brand] as const] : []
    }),
  )
}
