import { describe, expect, it } from '@jest/globals'
import type { SanitizedConfig } from 'payload'
import { capQuery } from './capQuery'

const relation = (name: string, relationTo: string) => ({ name, type: 'relationship', relationTo })
const config = {
  collections: [
    {
      slug: 'accounts',
      flattenedFields: [{ name: 'name', type: 'text' }, { name: 'createdAt', type: 'date' }, relation('client', 'users')],
    },
    { slug: 'users', flattenedFields: [{ name: 'email', type: 'email' }, relation('organisation', 'organisations')] },
    { slug: 'organisations', flattenedFields: [{ name: 'name', type: 'text' }] },
  ],
} as unknown as SanitizedConfig

const ask = (query: string) => {
  const url = new URL('http://akta.localhost/api/accounts')
  url.search = query
  const complaint = capQuery(url, { config, slug: 'accounts' })
  return { complaint, query: decodeURIComponent(url.search.slice(1)) }
}

describe('capQuery', () => {
  it.each([
    ['limit=0', 'limit=200'],
    ['[limit]=0', 'limit=200'],
    ['limit[]=0', 'limit=200'],
    ['limit[a]=0', 'limit=200'],
    ['limit=100000000', 'limit=200'],
    ['limit=-1', 'limit=200'],
    ['limit=ten', 'limit=200'],
    ['limit=50', 'limit=50'],
    ['limit=10&limit=0', 'limit=10'],
    ['pagination=false&limit=10', 'limit=10'],
    ['[pagination]=false', ''],
    ['depth=10', 'depth=3'],
    ['[depth]=10', 'depth=3'],
    ['depth=-1', 'depth=3'],
    ['depth=0', 'depth=0'],
    ['page=-1', 'page=1'],
    ['page=0', 'page=1'],
    ['page=1.5', 'page=1'],
    ['joins[portfolios][limit]=0', 'joins[portfolios][limit]=200'],
    ['sort[a]=hash', ''],
    ['sort=-figures.sortValue', 'sort=-figures.sortValue'],
    ['where[name][like]=x&sort=name', 'where[name][like]=x&sort=name'],
    ['where[id][in][]=a&where[id][in][]=b', 'where[id][in][0]=a&where[id][in][1]=b'],
    ['where[id][in]=a&where[id][in]=b', 'where[id][in][0]=a&where[id][in][1]=b'],
    ['where[or][0][name][equals]=a&where[or][1][name][equals]=b', 'where[or][0][name][equals]=a&where[or][1][name][equals]=b'],
    ['where[client.email][equals]=a', 'where[client.email][equals]=a'],
    ['where[createdAt][greater_than]=2026-03-31', 'where[createdAt][greater_than]=2026-03-31'],
    ['portal=akta', 'portal=akta'],
    ['range=1m&range=3m', 'range=1m&range=3m'],
    ['limit=0&locale=is', 'limit=200&locale=is'],
  ])('%s becomes %s', (given, expected) => {
    expect(ask(given)).toEqual({ complaint: null, query: expected })
  })

  it.each([
    ['where=x', 'where takes conditions such as where[name][equals]=…'],
    ['where[or]=x', 'where[or] takes a list of conditions'],
    ['where[name]=x', 'where[name] takes an operator and a value'],
    ['where[name][like][0]=a', 'where[name][like] takes one value'],
    ['where[name][equals]=a&where[name][equals]=b', 'where[name][equals] takes one value'],
    ['where[name][$regex]=.*', 'where[name][?regex] is no condition'],
    ['where[name][near]=1,2', 'where[name][near] is no condition'],
    ['where[createdAt][equals]=x', 'where[createdAt][equals] takes a date such as 2026-03-31'],
    ['where[client.organisation.name][equals]=x', 'where[client.organisation.name] goes through more than one relation'],
    ['where[client__organisation__name][equals]=x', 'where[client__organisation__name] goes through more than one relation'],
    [`where[name][like]=${'a'.repeat(201)}`, 'where[name][like] takes at most 200 characters'],
    [`where[name][equals]=${'a'.repeat(1001)}`, 'where[name][equals] takes at most 1000 characters'],
    [Array.from({ length: 41 }, (_, at) => `where[or][${at}][name][equals]=a`).join('&'), 'where takes at most 40 conditions'],
    [`where${'[and][0]'.repeat(4)}[name][like]=a`, null],
    ['select=x', 'select takes names of fields'],
    ['joins=x', 'joins takes names of joins'],
  ])('of %s says: %s', (given, expected) => {
    expect(ask(given).complaint).toBe(expected)
  })
})
