import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { commitTransaction, createLocalReq, initTransaction, type Where } from 'payload'
import { openOwnPayload, type OwnPayload } from '../../tests/helpers/ownPayload'
import { forMongo } from './mongoQuestions'
import { takeTurns } from './mongoTurns'

type Asked = { name: string; req?: { transactionID?: unknown } }

/** A database that notes how many questions it is asked at once, and in which order they end. */
function fakeDatabase() {
  const ended: string[] = []
  const open = new Set(['one', 'two'])
  let asked = 0
  let most = 0
  const answer = async ({ name }: Asked) => {
    most = Math.max(most, (asked += 1))
    await sleep(2)
    asked -= 1
    ended.push(name)
    if (name === 'fails') throw new Error('refused')
    if (name === 'ends') open.delete('one')
    return name
  }
  const sessions = Object.fromEntries([...open].map((id) => [id, { inTransaction: () => open.has(id) }]))
  const database = { sessions, findOne: answer, create: answer }
  takeTurns(database)
  return { database, ended, most: () => most }
}

describe('what belongs to one transaction', () => {
  const of = (transactionID: unknown, name: string): Asked => ({ name, req: { transactionID } })

  it('is asked one after another, in order, also after one that failed', async () => {
    const { database, ended, most } = fakeDatabase()
    const answers = await Promise.allSettled([
      database.findOne(of('one', 'a')),
      database.create(of(Promise.resolve('one'), 'fails')),
      database.findOne(of('one', 'c')),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect([most(), [...ended].sort()]).toEqual([1, ['a', 'c', 'fails']])
  })

  it('does not wait for another one, nor what belongs to none', async () => {
    const { database, most } = fakeDatabase()
    await Promise.all([database.findOne(of('one', 'a')), database.findOne(of('two', 'b')), database.findOne({ name: 'c' })])
    expect(most()).toBe(3)
  })

  it('is not done outside of it when it has ended meanwhile', async () => {
    const { database, ended } = fakeDatabase()
    const first = database.findOne(of('one', 'ends'))
    const second = database.create(of('one', 'b'))
    await expect(second).rejects.toThrow('The transaction ended')
    expect([await first, ended]).toEqual(['ends', ['ends']])
  })
})

describe('a list of ids', () => {
  it('holds nothing that cannot be one', () => {
    const id = '6b027b8dbe456ebfbafa0acb'
    const asked: Where = { or: [{ id: { in: ['nobody', id] } }, { 'account.id': { not_in: ['x'] }, name: { in: ['nobody'] } }] }
    expect(forMongo(asked)).toEqual({
      or: [{ id: { in: [id] } }, { 'account.id': { not_in: [] }, name: { in: ['nobody'] } }],
    })
    expect(forMongo({ id: { equals: null } })).toEqual({ id: { equals: null } })
  })
})

describe('what is not in the trash', () => {
  it('is asked by one value, which an index of the order can go with', () => {
    const asked: Where = { and: [{ deletedAt: { exists: false } }, { name: { exists: false } }] }
    expect(forMongo(asked)).toEqual({ and: [{ deletedAt: { equals: null } }, { name: { exists: false } }] })
    expect(forMongo({ deletedAt: { exists: true } })).toEqual({ deletedAt: { exists: true } })
  })
})

describe('on a real database', () => {
  let own: OwnPayload

  beforeAll(async () => {
    own = await openOwnPayload('turns')
  })

  afterAll(() => own.close())

  it('questions that are asked at once within a transaction are answered, and so are lists of any ids', async () => {
    const { payload } = own
    const person = (await payload.db.create({ collection: 'users', data: { name: 'Ann', email: 'ann@b.example' } })) as { id: string }
    for (let round = 0; round < 30; round += 1) {
      const req = await createLocalReq({}, payload)
      await initTransaction(req)
      // rights: a test's own.
      const find = (where: Where) => payload.find({ collection: 'users', where, limit: 5, depth: 0, overrideAccess: true, req })
      const count = () => payload.count({ collection: 'users', overrideAccess: true, req })
      const [found, none, counted] = await Promise.all([
        find({ id: { in: ['nobody', person.id] } }),
        find({ id: { in: ['nobody'] } }),
        count(),
      ])
      await commitTransaction(req)
      expect([found.totalDocs, none.totalDocs, counted.totalDocs]).toEqual([1, 0, 1])
    }
  })
})
