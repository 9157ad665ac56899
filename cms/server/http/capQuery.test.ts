import { describe, expect, it } from '@jest/globals'
import { capQuery } from './capQuery'

const capped = (query: string): string => {
  const url = new URL(`http://akta.localhost/api/accounts?${query}`)
  capQuery(url)
  return decodeURIComponent(url.search.slice(1))
}

describe('capQuery', () => {
  it.each([
    ['limit=0', 'limit=200'],
    ['limit=100000000', 'limit=200'],
    ['limit=-1', 'limit=200'],
    ['limit=ten', 'limit=200'],
    ['limit=50', 'limit=50'],
    ['pagination=false&limit=10', 'limit=10'],
    ['depth=10', 'depth=3'],
    ['depth=-1', 'depth=3'],
    ['depth=0', 'depth=0'],
    ['page=-1', 'page=1'],
    ['joins[portfolios][limit]=0', 'joins[portfolios][limit]=200'],
    ['limit=10&limit=0', 'limit=10'],
    ['limit[]=0', ''],
    ['sort=-figures.sortValue', 'sort=-figures.sortValue'],
    ['where[name][like]=x&sort=name', 'where[name][like]=x&sort=name'],
  ])('%s becomes %s', (given, expected) => {
    expect(capped(given)).toBe(expected)
  })
})
