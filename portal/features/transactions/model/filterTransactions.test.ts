import { describe, expect, it } from '@jest/globals'
import { filterTransactions, noFilter, typesOf } from './filterTransactions'
import { transactionsFixture } from './transactionsFixture'

const { transactions } = transactionsFixture
const names = (filter: Partial<typeof noFilter>) =>
  filterTransactions(transactions, { ...noFilter, ...filter }, (type) => (type === 'Dividend' ? 'Arður' : type)).map(({ name }) => name)

describe('filterTransactions', () => {
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
