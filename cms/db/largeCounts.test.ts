import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Where } from 'payload'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { countForPage, forgetCounts } from './largeCounts'

describe('countForPage', () => {
  it('remembers the number of rows of a long list, each question apart, and counts a short one anew', async () => {
    let rows = 4_999
    const count = async () => (rows += 1)
    expect([await countForPage('a', count), await countForPage('a', count)]).toEqual([5_000, 5_000])
    expect(await countForPage('b', count)).toBe(5_001)
    rows = 10
    expect([await countForPage('c', count), await countForPage('c', count)]).toEqual([11, 12])
    forgetCounts()
    expect(await countForPage('a', count)).toBe(13)
  })
})

describe('pages of a list', () => {
  let own: OwnPayload

  beforeAll(async () => {
    own = await openOwnPayload('pages')
    for (let index = 0; index < 12; index += 1)
      await own.payload.db.create({ collection: 'organisations', data: { name: `Firm ${index}` } })
  })

  afterAll(() => own.close())

  it.each<[asked: { limit: number; page?: number; where?: Where }, docs: number, rest: object]>([
    [
      { limit: 5 },
      5,
      { totalDocs: 12, totalPages: 3, page: 1, hasNextPage: true, nextPage: 2, hasPrevPage: false, prevPage: null, pagingCounter: 1 },
    ],
    [
      { limit: 5, page: 3 },
      2,
      { totalDocs: 12, totalPages: 3, page: 3, hasNextPage: false, hasPrevPage: true, prevPage: 2, pagingCounter: 11 },
    ],
    [{ limit: 12 }, 12, { totalDocs: 12, totalPages: 1, hasNextPage: false, nextPage: null }],
    [{ limit: 50 }, 12, { totalDocs: 12, totalPages: 1, limit: 50, page: 1, hasNextPage: false }],
    [{ limit: 50, where: { name: { equals: 'nobody' } } }, 0, { totalDocs: 0, totalPages: 1, hasNextPage: false }],
  ])('say the same on both databases: %j', async (asked, docs, rest) => {
    // rights: a test's own.
    const found = await own.payload.find({ collection: 'organisations', depth: 0, overrideAccess: true, ...asked })
    expect(found).toMatchObject(rest)
    expect(found.docs).toHaveLength(docs)
  })
})
