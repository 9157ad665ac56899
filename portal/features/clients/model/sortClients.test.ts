import { describe, expect, it } from '@jest/globals'
import { clientRow, clientsResponse } from './clientFixtures'
import { shareScale } from './shareScale'
import { nextSort, sortClients, sortOf, sortText } from './sortClients'
import { summariseClients } from './summariseClients'

const small = clientRow('Adams, A', { value: '9.50', share: 0.01 })
const large = clientRow('Baker, B', { value: '10000.00', share: 0.1264 })
const none = clientRow('Cole, C', { value: null, share: null, unlinked: 'no_portfolios', portfolioCount: 0 })
const rows = [none, large, small]

const order = (text: string) => sortClients(rows, sortOf(text), 'en-GB').map((row) => row.sortName)

describe('sortClients', () => {
  it('sorts by name by default and backwards on demand', () => {
    expect(order('')).toEqual(['Adams, A', 'Baker, B', 'Cole, C'])
    expect(order('-client')).toEqual(['Cole, C', 'Baker, B', 'Adams, A'])
  })

  it('sorts assets and share as numbers, with missing figures last either way', () => {
    expect(order('assets')).toEqual(['Adams, A', 'Baker, B', 'Cole, C'])
    expect(order('-assets')).toEqual(['Baker, B', 'Adams, A', 'Cole, C'])
    expect(order('-share')).toEqual(['Baker, B', 'Adams, A', 'Cole, C'])
  })

  it('sorts other currencies by what they are worth in the one of the list, those without a rate behind', () => {
    const euro = clientRow('Daskaroli, N', { value: '11.00', currency: 'EUR', reportingValue: '9.60', share: 0.02 })
    expect(sortClients([large, euro, small], { key: 'assets', descending: false }, 'en-GB').map((row) => row.sortName)).toEqual([
      'Adams, A',
      'Daskaroli, N',
      'Baker, B',
    ])
    const krona = clientRow('Einarsson, E', { value: '1000000', currency: 'ISK', share: null })
    expect(sortClients([none, krona, small, large], { key: 'assets', descending: true }, 'en-GB').map((row) => row.sortName)).toEqual([
      'Baker, B',
      'Adams, A',
      'Einarsson, E',
      'Cole, C',
    ])
  })

  it('starts amounts with the largest and turns on the second click', () => {
    const first = nextSort({ key: 'client', descending: false }, 'assets')
    expect(first).toEqual({ key: 'assets', descending: true })
    expect(nextSort(first, 'assets')).toEqual({ key: 'assets', descending: false })
    expect(sortText(first)).toBe('-assets')
    expect(sortOf('yacht')).toEqual({ key: 'client', descending: false })
  })
})

describe('shareScale', () => {
  it('rounds the largest share up to a step', () => {
    expect(shareScale(rows)).toBe(0.15)
    expect(shareScale([clientRow('A', { share: 0.9 })])).toBe(1)
    expect(shareScale([clientRow('A', { share: 0.15 })])).toBe(0.15)
    expect(shareScale([clientRow('A', { share: 0.0004 })])).toBe(0.01)
    expect(shareScale([])).toBe(0.01)
  })
})

describe('summariseClients', () => {
  const book = (total: string) => clientsResponse([], { value: { amount: total, currency: 'GBP' } })

  it('sums what is shown, to the penny, and leaves missing values out', () => {
    expect(summariseClients(rows, book('20019.00'))).toEqual({
      clients: 3,
      portfolios: 2,
      value: { amount: '10009.5', currency: 'GBP' },
      share: 0.5,
      leftOut: 0,
      converted: 0,
    })
  })

  it('adds other currencies at their rate, and says how many', () => {
    const euro = clientRow('Daskaroli, N', { value: '11.00', currency: 'EUR', reportingValue: '9.60', share: 0.5 })
    expect(summariseClients([small, euro], book('19.10'))).toMatchObject({ value: { amount: '19.1' }, share: 1, leftOut: 0, converted: 1 })
  })

  it('counts linked clients whose value is not known or has no rate, and never adds currencies up', () => {
    const unknown = clientRow('Dale, D', { value: null, share: null })
    const krona = clientRow('Einarsson, E', { value: '1000000', currency: 'ISK', share: null })
    expect(summariseClients([small, unknown, krona, none], book('9.50'))).toMatchObject({ value: { amount: '9.5' }, share: 1, leftOut: 2 })
  })

  it('has no value rather than nought when none is known', () => {
    expect(summariseClients([none], book('0'))).toMatchObject({ value: null, share: null })
  })
})
