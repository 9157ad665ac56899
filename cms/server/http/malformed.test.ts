import { describe, expect, it } from '@jest/globals'
import { malformed } from './malformed'

const complaint = (address: string) => malformed(new URL(`http://akta.localhost${address}`))

describe('malformed', () => {
  it.each([
    '/api/accounts',
    '/api/accounts/%C3%9E%C3%B3ra',
    '/api/accounts?where[name][like]=a&where[active][equals]=true',
    '/api/accounts?where[id][in][]=a&where[id][in][]=b',
    '/api/accounts?where[id][in][0]=a&where[id][not_in][1]=b',
    '/api/accounts?where[id][in]=a&where[id][in]=b',
    '/api/accounts?where[or][0][name][equals]=a&where[or][1][name][equals]=b',
    '/api/accounts?sort=name&sort=id',
  ])('lets %s pass', (address) => {
    expect(complaint(address)).toBeNull()
  })

  it.each([
    ['/api/accounts/%E0%A4%A', 'The path is not encoded as UTF-8'],
    ['/api/accounts?where=x', 'where takes conditions such as where[name][equals]=…'],
    ['/api/accounts?where[name][like][0]=a', 'where[name][like][0] takes one value'],
    ['/api/accounts?where[name][equals]=a&where[name][equals]=b', 'where[name][equals] takes one value'],
    ['/api/accounts?where[name][like][]=a', 'where[name][like][] takes one value'],
  ])('refuses %s: %s', (address, expected) => {
    expect(complaint(address)).toBe(expected)
  })
})
