import { createLocalReq, type Payload } from 'payload'
import { brands } from '../../cms/server/brands'
import { logger } from '../../cms/server/logger'
import { subjectOf } from '../../cms/server/services/wealth/figureRecords'
import { refreshFigures } from '../../cms/server/services/wealth/refreshFigures'
import { linkedAccounts } from '../../cms/server/wealth/externalIdOf'
import { UpstreamError } from '../../cms/server/wealth/provider'
import { idOf } from '../../collections/idOf'
import type { Account } from '../../collections/payload-types'
import type { Brand } from '../../shared/brands/brandSchema'
import { mainSourceOf } from '../../shared/brands/mainSourceOf'

const dayMs = 24 * 3_600_000
/** After an upstream that did not answer: it has other questions to answer when it is back. */
const retryAfterMs = 10 * 60_000
const importHourUtc = 5

/** When the providers last had the closing prices of the day before: 05:00 UTC, half an hour after the latest of them imports. */
export function lastImport(now: Date): Date {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), importHourUtc))
  return today <= now ? today : new Date(today.getTime() - dayMs)
}

export type Refresher = (signal: AbortSignal, now?: Date) => Promise<{ refreshed: number }>

/**
 * Brings the figures of all accounts up to date that were last asked for before the providers' last import, one account after the other,
 * so that lists and totals are of this morning although nobody opened the accounts. A provider that does not answer is left alone for ten
 * minutes; an account that it does not know, until the next import. Ends early once `signal` is aborted.
 */
export function createRefresher(payload: Payload): Refresher {
  const notBefore = new Map<string, number>()
  const unansweredUntil = new Map<string, number>()

  return async (signal, now = new Date()) => {
    const at = now.getTime()
    for (const [id, time] of notBefore) if (time <= at) notBefore.delete(id)
    const due = (await dueAccounts(payload, lastImport(now))).filter((id) => !notBefore.has(id))
    if (due.length === 0) return { refreshed: 0 }
    const req = await createLocalReq({ context: { skipLog: true } }, payload)
    const brandOfPortal = await brandsByPortal(payload)
    let refreshed = 0
    for (const id of due) {
      if (signal.aborted) break
      const account = await findAccount(payload, id)
      // Opened, or moved to the bin meanwhile.
      if (!account || !(await isDue(payload, account, lastImport(now)))) continue
      const brand = brandOfPortal.get(idOf(account.portal))
      if (!brand) continue
      const source = mainSourceOf(brand).name
      if ((unansweredUntil.get(source) ?? 0) > at) continue
      try {
        if (await refreshFigures(req, brand, account)) refreshed += 1
        else notBefore.set(id, lastImport(now).getTime() + dayMs)
      } catch (error) {
        notBefore.set(id, at + retryAfterMs)
        // What is wrong with one account, here or there, says nothing about the others.
        if (error instanceof UpstreamError && error.kind !== 'bad_shape') unansweredUntil.set(source, at + retryAfterMs)
        logger.warn({ source, msg: 'figures not brought up to date', account: id, err: error })
      }
    }
    if (refreshed > 0) logger.info({ msg: 'figures brought up to date', accounts: refreshed })
    return { refreshed }
  }
}

/** Linked accounts whose figures are older than the import, and those that have none. */
async function dueAccounts(payload: Payload, importedAt: Date): Promise<string[]> {
  const [{ docs: accounts }, { docs: fresh }] = await Promise.all([
    payload.find({
      collection: 'accounts',
      where: linkedAccounts(),
      select: { externalId: true },
      pagination: false,
      depth: 0,
      joins: false,
      // rights: the worker's own, as figures are the server's to write, whoever may see them.
      overrideAccess: true,
    }),
    payload.find({
      collection: 'figures',
      where: { and: [{ portfolio: { exists: false } }, { fetchedAt: { greater_than_equal: importedAt.toISOString() } }] },
      select: { account: true },
      pagination: false,
      depth: 0,
      // rights: as above.
      overrideAccess: true,
    }),
  ])
  const isFresh = new Set(fresh.map(({ account }) => idOf(account)))
  return accounts.flatMap(({ id }) => (isFresh.has(id) ? [] : id))
}

async function isDue(payload: Payload, account: Account, importedAt: Date): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'figures',
    where: {
      and: [{ subject: { equals: subjectOf('account', account.id) } }, { fetchedAt: { greater_than_equal: importedAt.toISOString() } }],
    },
    // rights: as above.
    overrideAccess: true,
  })
  return totalDocs === 0
}

const findAccount = (payload: Payload, id: string): Promise<Account | null> =>
  // rights: as above.
  payload.findByID({ collection: 'accounts', id, depth: 0, joins: false, overrideAccess: true, disableErrors: true })

async function brandsByPortal(payload: Payload): Promise<Map<string, Brand>> {
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
