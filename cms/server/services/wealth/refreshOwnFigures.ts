import type { PayloadRequest, Where } from 'payload'
import { idOf } from '../../../../collections/idOf'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { logger } from '../../logger'
import { UpstreamError } from '../../wealth/provider'
import { leanReadUnchecked } from '../leanRead'
import { refreshFigures } from './refreshFigures'

/** One account, or all of a portal. */
export type OwnAccounts = Readonly<{ account: string; portal?: undefined } | { portal: string; account?: undefined }>

/**
 * Brings the records of figures up to date of accounts that our own database hosts and in which something was saved since: what an advisor has just
 * booked stands in lists at once. Does nothing for other sources. The caller has checked the right to account or portal.
 */
export async function refreshOwnFigures(req: PayloadRequest, brand: Brand, of: OwnAccounts): Promise<void> {
  if (mainSourceOf(brand).kind !== 'hosted') return
  for (const id of await changedSince(req, of)) {
    try {
      await refreshFigures(req, brand, { id })
    } catch (error) {
      // Its value is not known; the record says that it is incomplete.
      if (!(error instanceof UpstreamError)) throw error
      logger.warn({ msg: 'figures of an account of our own are not known', account: id, reason: error.message })
    }
  }
}

/** Accounts without figures, and those with a record that was saved after their figures were worked out. */
async function changedSince(req: PayloadRequest, of: OwnAccounts): Promise<string[]> {
  const under = (prefix: string): Where =>
    of.portal === undefined ? { [`${prefix}account`]: { equals: of.account } } : { [`${prefix}account.portal`]: { equals: of.portal } }
  // rights: those of the caller; no more than times and ids are read.
  const [accounts, figures, portfolios] = await Promise.all([
    leanReadUnchecked(req, {
      collection: 'accounts',
      where: of.portal === undefined ? { id: { equals: of.account } } : { portal: { equals: of.portal } },
      select: ['updatedAt'],
    }),
    leanReadUnchecked(req, {
      collection: 'figures',
      where: { and: [under(''), { portfolio: { exists: false } }] },
      select: ['account', 'fetchedAt'],
    }),
    leanReadUnchecked(req, { collection: 'portfolios', where: under(''), select: ['account', 'updatedAt', 'deletedAt'] }),
  ])
  const workedOut = new Map(figures.flatMap(({ account, fetchedAt }) => (fetchedAt ? [[idOf(account) ?? '', fetchedAt] as const] : [])))
  const oldest = [...workedOut.values()].toSorted()[0]
  const since: Where = { and: [under('portfolio.'), ...(oldest ? [{ updatedAt: { greater_than_equal: oldest } }] : [])] }
  // rights: as above, twice. The trash is read too: what was thrown away changes a value.
  const [holdings, bookings] = await Promise.all([
    leanReadUnchecked(req, { collection: 'holdings', where: since, select: ['portfolio', 'updatedAt', 'deletedAt'] }),
    leanReadUnchecked(req, { collection: 'transactions', where: since, select: ['portfolio', 'updatedAt', 'deletedAt'] }),
  ])
  const ownerOf = new Map(portfolios.map(({ account, id }) => [id, idOf(account) ?? ''] as const))
  const saved = [
    ...accounts.map(({ id, updatedAt }) => [id, updatedAt] as const),
    ...portfolios.map(({ account, updatedAt }) => [idOf(account) ?? '', updatedAt] as const),
    ...[...holdings, ...bookings].map(({ portfolio, updatedAt }) => [ownerOf.get(idOf(portfolio) ?? '') ?? '', updatedAt] as const),
  ]
  const known = new Set(accounts.map(({ id }) => id))
  return [...new Set(saved.flatMap(([id, at]) => (known.has(id) && at >= (workedOut.get(id) ?? '') ? id : [])))]
}
