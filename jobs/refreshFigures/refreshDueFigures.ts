import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { logger } from '../../cms/server/logger'
import { refreshFigures } from '../../cms/server/services/wealth/refreshFigures'
import { UpstreamError } from '../../cms/server/wealth/provider'
import { providerOf } from '../../cms/server/wealth/registry'
import type { Account } from '../../collections/payload-types'
import { enqueue } from '../enqueue'
import { followFigures } from '../followFigures/definition'
import { lastImport } from './lastImport'
import { isFresh, linkedAccounts, type LinkedSource } from './linkedAccounts'

/** A source that imports all the time has its statements compared no more often than this: each time it is asked for all of them. */
const followEveryMs = 60 * 60_000

/** After an upstream that did not answer: it has other questions to answer when it is back. */
const retryAfterMs = 10 * 60_000

export type Refresher = (signal: AbortSignal, now?: Date) => Promise<{ refreshed: number }>

/**
 * Brings the figures of all accounts up to date that were last asked for before their source's last import, so that lists and totals are of it
 * although nobody opened the accounts. Sources go side by side, each with one account after the other. One that does not answer is left alone for ten
 * minutes; an account that it does not know, until its next import. Ends early once `signal` is aborted. Behind the accounts of an import come the
 * statements that were made of figures before it (`followFigures`), once an import over all workers.
 */
export function createRefresher(payload: Payload): Refresher {
  const notBefore = new Map<string, number>()
  const unansweredUntil = new Map<string, number>()
  /** By account: the import that did not know it. */
  const unknownAt = new Map<string, number>()
  /** By source: the import that its statements were last compared after, and when. */
  const followed = new Map<string, Readonly<{ importedAt: number; at: number }>>()

  async function followImport(source: string, importedAt: Date, at: number): Promise<void> {
    const last = followed.get(source)
    if (last && (last.importedAt === importedAt.getTime() || at - last.at < followEveryMs)) return
    await enqueue(payload, followFigures, { source }, { onceKey: `followFigures:${source}:${importedAt.toISOString()}` })
    followed.set(source, { importedAt: importedAt.getTime(), at })
  }

  const leaveAlone = (source: string, error: unknown, at: number, account: string | null): void => {
    // What is wrong with one account, here or there, says nothing about the others.
    if (error instanceof UpstreamError && error.kind !== 'bad_shape') unansweredUntil.set(source, at + retryAfterMs)
    logger.warn({ source, msg: 'figures not brought up to date', account, err: error })
  }

  async function refreshSource(req: PayloadRequest, linked: LinkedSource, signal: AbortSignal, now: Date): Promise<number> {
    const { accounts, brand } = linked
    const source = linked.source.name
    const at = now.getTime()
    const isSilent = (): boolean => (unansweredUntil.get(source) ?? 0) > at
    if (isSilent()) return 0
    let importedAt: Date
    try {
      importedAt = await lastImport(providerOf(linked.source, req), brand, now)
    } catch (error) {
      leaveAlone(source, error, at, null)
      return 0
    }
    let refreshed = 0
    for (const { fetchedAt, id } of accounts) {
      if (signal.aborted || isSilent()) break
      if (fetchedAt !== null && fetchedAt >= importedAt) continue
      if ((notBefore.get(id) ?? 0) > at || unknownAt.get(id) === importedAt.getTime()) continue
      const account = await findAccount(payload, id)
      // Opened, or moved to the bin meanwhile.
      if (!account || (await isFresh(payload, id, importedAt))) continue
      try {
        if (await refreshFigures(req, brand, account)) refreshed += 1
        else unknownAt.set(id, importedAt.getTime())
      } catch (error) {
        notBefore.set(id, at + retryAfterMs)
        leaveAlone(source, error, at, id)
      }
    }
    if (!signal.aborted && !isSilent()) await followImport(source, importedAt, at)
    return refreshed
  }

  return async (signal, now = new Date()) => {
    for (const [id, time] of notBefore) if (time <= now.getTime()) notBefore.delete(id)
    const req = await createLocalReq({ context: { skipLog: true } }, payload)
    const sources = await linkedAccounts(payload)
    const counts = await Promise.all(sources.map((linked) => refreshSource(req, linked, signal, now)))
    const refreshed = counts.reduce((sum, count) => sum + count, 0)
    if (refreshed > 0) logger.info({ msg: 'figures brought up to date', accounts: refreshed })
    return { refreshed }
  }
}

const findAccount = (payload: Payload, id: string): Promise<Account | null> =>
  // rights: the worker's own, as figures are the server's to write, whoever may see them.
  payload.findByID({ collection: 'accounts', id, depth: 0, joins: false, overrideAccess: true, disableErrors: true })
