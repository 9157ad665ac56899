import { describe, expect, it } from '@jest/globals'
import type { Where } from 'payload'
import { isReplaceable, withIds, withStandIns } from './standIns'

const [anna, berglind] = ['6f0c1c5a-3a8e-4d38-9d4e-0a35a1f0a001', '6f0c1c5a-3a8e-4d38-9d4e-0a35a1f0a002']
const [first, second] = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001']

describe('a question with stand-ins for its ids', () => {
  it('is the same for two people, and tells two ids from one that stands twice', () => {
    const of = (a: string, b: string): Where => ({ and: [{ client: { equals: a } }, { 'account.team': { in: [b, a] } }] })
    expect(withStandIns(of(anna, berglind))).toEqual({ where: of(first, second), ids: [anna, berglind] })
    expect(withStandIns(of(berglind, anna))).toEqual({ where: of(first, second), ids: [berglind, anna] })
    expect(withStandIns(of(anna, anna))).toEqual({ where: of(first, first), ids: [anna] })
  })

  it('keeps what is no id, and an id that is looked for in any other way', () => {
    const where = { and: [{ active: { equals: true } }, { name: { contains: anna } }, { deletedAt: { exists: false } }] } as Where
    expect(withStandIns(where)).toEqual({ where, ids: [] })
  })

  it('is none where its text would not say all of it', () => {
    for (const value of [undefined, new Date(), Number.NaN, () => true]) expect(withStandIns({ id: { equals: value } })).toBeNull()
    const many = Array.from({ length: 40 }, (_, index) => anna.replace(/\d{3}$/, String(100 + index)))
    expect(withStandIns({ id: { in: many } })).toBeNull()
  })

  it('gives the ids back, one that looks like a stand-in too', () => {
    expect(withIds([first, 1, 'x', second, first], [anna, berglind])).toEqual([anna, 1, 'x', berglind, anna])
    const found = withStandIns({ and: [{ id: { equals: second } }, { client: { equals: first } }] })
    expect(withIds([first, second], found?.ids ?? [])).toEqual([second, first])
  })

  it('is replaced only where each stand-in is a value by itself', () => {
    const ids = [anna]
    expect(isReplaceable({ sql: 'select ?', params: [first] }, ids)).toBe(true)
    expect(isReplaceable({ sql: `select '${first}'`, params: [first] }, ids)).toBe(false)
    expect(isReplaceable({ sql: 'select ?, ?', params: [first, `%${first}%`] }, ids)).toBe(false)
    expect(isReplaceable({ sql: 'select 1', params: [] }, ids)).toBe(false)
  })
})
