import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { writeAnswerRows } from './answerRows'

let own: OwnPayload

beforeAll(async () => {
  own = await openOwnPayload('answers')
})

afterAll(() => own.close())

const kept = async () => (await own.payload.find({ collection: 'wealth-answers', sort: 'key', overrideAccess: true })).docs
const row = (key: string, gzip: string) => ({
  key,
  body: { gzip, period: null },
  standing: { size: { amount: gzip, currency: null, asOf: null }, heldSince: null },
  fetchedAt: '2026-11-20T08:00:00.000Z',
})

describe('rows of last good answers', () => {
  it('are written new, and over what stands there, as Payload reads them', async () => {
    await writeAnswerRows(own.payload, [])
    await writeAnswerRows(own.payload, [row('a/1', 'one'), row('a/2', 'two')])
    const before = await kept()
    expect(before).toMatchObject([row('a/1', 'one'), row('a/2', 'two')])
    await writeAnswerRows(own.payload, [row('a/2', 'two again'), row('a/3', 'three')])
    const after = await kept()
    expect(after).toMatchObject([row('a/1', 'one'), row('a/2', 'two again'), row('a/3', 'three')])
    expect(after.slice(0, 2).map(({ createdAt, id }) => [id, createdAt])).toEqual(before.map(({ createdAt, id }) => [id, createdAt]))
    expect(new Set(after.map(({ id }) => id)).size).toBe(3)
    for (const { createdAt, updatedAt } of after) expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt))
    await own.payload.delete({ collection: 'wealth-answers', where: { id: { in: after.map(({ id }) => id) } }, overrideAccess: true })
    expect(await kept()).toEqual([])
  })
})
