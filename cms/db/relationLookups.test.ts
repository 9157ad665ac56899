import { describe, expect, it } from '@jest/globals'
import type { FlattenedField, Where } from 'payload'
import { lookUpRelations } from './relationLookups'
import { ordersOf } from './mongoOrders'

const relation = (name: string, relationTo: string, more: object = {}) => ({ name, type: 'relationship', relationTo, ...more })
const fields: Record<string, unknown[]> = {
  portfolios: [relation('account', 'accounts'), { name: 'name', type: 'text' }],
  accounts: [relation('portal', 'portals'), relation('team', 'users', { hasMany: true }), relation('client', 'users')],
  portals: [{ name: 'active', type: 'checkbox' }],
  users: [],
}

/** Answers each question with an id of its collection, and notes it. */
async function lookUp(where: Where) {
  const asked: [collection: string, where: Where][] = []
  const resolved = await lookUpRelations('portfolios', where, {
    fieldsOf: (collection) => (fields[collection] ?? []) as FlattenedField[],
    idsOf: async (collection, question) => {
      asked.push([collection, question])
      return [`${collection}-${asked.length}`]
    },
  })
  return { asked, resolved }
}

describe('conditions on related records', () => {
  it('on one record are looked up together, those on its own relations first', async () => {
    const { asked, resolved } = await lookUp({
      and: [
        {
          or: [
            { 'account.team': { equals: 'me' } },
            { and: [{ 'account.client': { equals: 'me' } }, { 'account.active': { equals: true } }] },
          ],
        },
        { 'account.portal.active': { equals: true }, 'account.portal.brand': { equals: 'akta' } },
        { 'account.deletedAt': { equals: null } },
        { name: { equals: 'Pension' } },
      ],
    })
    expect(asked.map(([collection]) => collection)).toEqual(['portals', 'accounts'])
    expect(asked[0]?.[1]).toEqual({ and: [{ active: { equals: true } }, { brand: { equals: 'akta' } }] })
    expect(asked[1]?.[1]).toEqual({
      and: [
        { or: [{ team: { equals: 'me' } }, { and: [{ client: { equals: 'me' } }, { active: { equals: true } }] }] },
        { deletedAt: { equals: null } },
        { portal: { in: ['portals-1'] } },
      ],
    })
    expect(resolved).toEqual({ and: [{ name: { equals: 'Pension' } }, { account: { in: ['accounts-2'] } }] })
  })

  it('of a choice between records of several kinds are looked up each by itself', async () => {
    const { asked, resolved } = await lookUp({ or: [{ 'account.active': { equals: true } }, { name: { equals: 'Pension' } }] })
    expect(asked).toHaveLength(1)
    expect(resolved).toEqual({
      and: [{ or: [{ and: [{ account: { in: ['accounts-1'] } }] }, { name: { equals: 'Pension' } }] }],
    })
  })

  it('stay as they are where several records may be meant, where the id is all that is asked, and where there are none', async () => {
    const asked: Where[] = [{ name: { equals: 'Pension' } }, { 'account.id': { equals: 'a' } }, { 'name.en': { equals: 'Pension' } }]
    for (const where of asked) {
      const answer = await lookUp(where)
      expect([answer.asked, answer.resolved.and ?? [answer.resolved]]).toEqual([[], [where]])
    }
    const many = await lookUp({ 'account.team.name': { equals: 'Anna' } })
    expect(many.asked).toEqual([['accounts', { and: [{ 'team.name': { equals: 'Anna' } }] }]])
  })
})

describe('orders of lists', () => {
  it('have an index each where several records may share a value', () => {
    const flattenedFields = [
      { name: 'searchName' },
      { name: 'updatedAt' },
      { name: 'email', unique: true },
      { name: 'date' },
      { name: 'createdAt' },
    ]
    expect(ordersOf({ flattenedFields, defaultSort: '-date' })).toEqual(['date', 'searchName', 'updatedAt'])
    expect(ordersOf({ flattenedFields, defaultSort: ['email', '-createdAt'] })).toEqual(['searchName', 'updatedAt'])
  })
})
