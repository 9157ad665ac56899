import type { BaseDatabaseAdapter, DatabaseAdapterObj, Find, PaginatedDocs } from 'payload'
import { boundedCache } from '../server/boundedCache'

/** Rows from which on their number is remembered: up to here counting costs no more than reading the page. */
const largeFrom = 5_000

/** How long a page may say the number of rows as it was. Nothing but the words "You have … " and the page numbers reads it. */
const counts = boundedCache<number>('large-counts', { bytes: 1_000_000, ttlMs: 15_000 })

/**
 * The number of rows of a long list, for its pages: counting walks every row, so that a page of 50 out of 100,000 would take many times that of a
 * page out of 10,000. `key` names the question with everything that decides its answer, the access rule too.
 */
export async function countForPage(key: string, count: () => Promise<number>): Promise<number> {
  const known = counts.get(key)
  if (known !== undefined) return known
  const counted = await count()
  if (counted >= largeFrom) counts.set(key, counted)
  return counted
}

/** For tests, which change what is counted behind its back. */
export const forgetCounts = (): void => counts.clear()

/**
 * First pages of MongoDB: the rows, and their number only where the page is full. Payload's adapter asks for both at once, and counts with a
 * hint that reads every record of the collection. Within a transaction, behind the first page and for questions
 * through a relation it answers by itself.
 */
export const withCountedPages = (adapter: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...adapter,
  init: (args) => {
    const database: BaseDatabaseAdapter = adapter.init(args)
    const find = database.find.bind(database)
    const counted: Find = async <T>(asked: Parameters<Find>[0]): Promise<PaginatedDocs<T>> => {
      const { collection, limit = 0, locale, page = 1, pagination, req, where } = asked
      const isFirstPage = pagination !== false && limit > 0 && page === 1 && !(await req?.transactionID)
      if (!isFirstPage || isThroughRelation(where)) return find<T>(asked)
      const { docs } = await find<T>({ ...asked, pagination: false })
      const count = async () =>
        (await database.count({ collection, ...(where ? { where } : {}), ...(locale ? { locale } : {}), ...(req ? { req } : {}) }))
          .totalDocs
      const key = JSON.stringify([collection, locale, where])
      const totalDocs = docs.length < limit ? docs.length : await countForPage(key, count)
      const totalPages = Math.max(Math.ceil(totalDocs / limit), 1)
      const hasNextPage = totalPages > 1
      return {
        docs,
        hasNextPage,
        hasPrevPage: false,
        limit,
        nextPage: hasNextPage ? 2 : null,
        page: 1,
        pagingCounter: 1,
        prevPage: null,
        totalDocs,
        totalPages,
      }
    }
    return Object.assign(database, { find: counted })
  },
})

/** A path through a relation is looked up by statements of its own, which two questions would ask twice. */
const isThroughRelation = (where: unknown): boolean => /"[^"]*\.[^"]*":/.test(JSON.stringify(where ?? {}))
