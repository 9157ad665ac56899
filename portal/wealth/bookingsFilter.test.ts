import { describe, expect, it } from '@jest/globals'
import { transactionsFixture } from '../features/transactions/model/transactionsFixture'
import { filterBookings, noFilter, typesOf } from './bookingsFilter'

const { transactions } = transactionsFixture
const names = (filter: Partial<typeof noFilter>) =>
  filterBookings(transactions, { ...noFilter, ...filter }, (type) => (type === 'Dividend' ? 'Arður' : type)).map(({ name }) => name)

describe('filterBookings', () => {
  it('leaves all without a filter', () => {
    expect(names({})).toHaveLength(transactions.length)
  })

  it('finds words in any order, whatever their case, also in the name of the type', () => {
    expect(names({ search: 'reit QUERN' })).toContain('Quernmore Logistics REIT')
    expect(names({ search: 'ardur quernmore' })).toContain('Quernmore Logistics REIT')
    expect(names({ search: 'nothing of it' })).toEqual([])
  })

  it('keeps one type', () => {
    const [first] = typesOf(transactions)
    expect(names({ type: first ?? null })).toHaveLength(transactions.filter(({ type }) => type === first).length)
  })
})
