import type { Payload, Where } from 'payload'
import { brands } from '../../cms/server/brands'
import { logger } from '../../cms/server/logger'
import { identityOf } from '../../collections/hooks/stampIdentity'
import { idOf } from '../../collections/idOf'
import type { Account, Figure, Portal, Portfolio } from '../../collections/payload-types'
import { mainSourceOf } from '../../shared/brands/mainSourceOf'

type Repaired = { accounts: number; portfolios: number; duplicates: number; names: number }
type Changes = Record<string, string | null>

const batch = 200
const unstamped: Where = { identity: { exists: false } }

/**
 * Stamps the accounts and portfolios of former versions: `source` and `identity`, by which the database keeps each the only one of its kind,
 * and `madeAs` where the name is still the provider's, so that it keeps following the provider. Of portfolios that a former version made
 * twice the oldest stays; the others go to the trash, for they would be added up twice. MongoDB has no migrations and SQLite's know no brands:
 * this is for both. Every write asks again whether it is due, so two runs at once do no harm.
 */
export async function repairRecords({ payload }: { payload: Payload }): Promise<void> {
  const repaired: Repaired = { accounts: 0, portfolios: 0, duplicates: 0, names: 0 }
  await repairAccounts(payload, repaired)
  await repairPortfolios(payload, repaired)
  await repairNames(payload, repaired)
  if (Object.values(repaired).some((count) => count > 0)) logger.warn({ msg: 'records of a former version were repaired', ...repaired })
}

async function repairAccounts(payload: Payload, repaired: Repaired): Promise<void> {
  const portals = await all<Portal>(payload, 'portals', {})
  const sources = new Map(
    portals.map(({ brand: name, id }) => {
      const brand = brands().get(name)
      return [id, brand ? mainSourceOf(brand).name : null] as const
    }),
  )
  for (const { externalId, id, portal } of await all<Account>(payload, 'accounts', unstamped)) {
    const source = sources.get(idOf(portal)) ?? null
    if (await stamp(payload, 'accounts', id, { source, identity: identityOf(source, externalId) })) repaired.accounts += 1
    else {
      await stamp(payload, 'accounts', id, { source, identity: identityOf(null, null) })
      logger.warn({ msg: 'two accounts have one external id: give one of them another, or none', account: id, source })
    }
  }
}

async function repairPortfolios(payload: Payload, repaired: Repaired): Promise<void> {
  // The oldest first: it is the one that people know.
  for (const { account, deletedAt, externalId, id } of await all<Portfolio>(payload, 'portfolios', unstamped)) {
    if (await stamp(payload, 'portfolios', id, { identity: identityOf(idOf(account), externalId) })) repaired.portfolios += 1
    else {
      const gone = { identity: identityOf(null, null), deletedAt: deletedAt ?? new Date().toISOString() }
      if (await stamp(payload, 'portfolios', id, gone)) repaired.duplicates += 1
    }
  }
}

async function repairNames(payload: Payload, repaired: Repaired): Promise<void> {
  const unnamed: Where = { and: [{ madeAs: { exists: false } }, { externalId: { exists: true } }] }
  const portfolios = await all<Portfolio>(payload, 'portfolios', unnamed)
  if (portfolios.length === 0) return
  const figures = await all<Figure>(payload, 'figures', { portfolio: { exists: true } })
  const saidOf = new Map(figures.map(({ name, portfolio }) => [idOf(portfolio), name]))
  for (const { id, name } of portfolios) {
    if (saidOf.get(id) !== name) continue
    const where: Where = { and: [{ id: { equals: id } }, { madeAs: { exists: false } }] }
    if (await payload.db.updateOne({ collection: 'portfolios', where, data: { madeAs: name }, options: { atomic: true } }))
      repaired.names += 1
  }
}

/** False when the database has another record of this identity, which is unique there. */
async function stamp(payload: Payload, collection: 'accounts' | 'portfolios', id: string, data: Changes): Promise<boolean> {
  try {
    // rights: the server's own stamps, which no person may write.
    await payload.db.updateOne({ collection, where: { and: [{ id: { equals: id } }, unstamped] }, data, options: { atomic: true } })
    return true
  } catch (error) {
    const where: Where = { identity: { equals: data.identity } }
    if ((await payload.db.count({ collection, where })).totalDocs > 0) return false
    throw error
  }
}

/** All records, those in the trash too, the oldest first. */
async function all<Doc>(payload: Payload, collection: 'accounts' | 'figures' | 'portals' | 'portfolios', where: Where): Promise<Doc[]> {
  const found: unknown[] = []
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.db.find({ collection, where, sort: 'createdAt', limit: batch, page, pagination: true })
    found.push(...docs)
    if (!hasNextPage) return found as Doc[]
  }
}
