import { describe, expect, it } from '@jest/globals'
import { clientRow, clientsResponse } from './clientFixtures'
import { summariseClients } from './summariseClients'

describe('the foot of the list of clients', () => {
  const valued = clientRow('Ellery-Voss, Catherine', { value: '300' })
  const empty = clientRow('Marchwell, Theo', { portfolioCount: 0, value: null })
  const list = clientsResponse([valued, empty])

  it('has a sum beside a client that holds nothing yet', () => {
    expect(summariseClients([valued, empty], list)).toMatchObject({ clients: 2, value: { amount: '300' }, withoutValue: 0 })
  })

  it('has none where the value of something that is held is not known', () => {
    expect(summariseClients([valued, { ...empty, portfolioCount: 1 }], list)).toMatchObject({ value: null, withoutValue: 1 })
  })
})
