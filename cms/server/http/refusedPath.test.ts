import { describe, expect, it } from '@jest/globals'
import '../../../collections/Accounts'
import '../../../collections/Portals'
import '../../../collections/Portfolios'
import '../../../collections/Users'
import { refusedPath } from './refusedPath'

const refused = (address: string) => {
  const url = new URL(`http://akta.localhost${address}`)
  return refusedPath(url.pathname, url.searchParams)
}

describe('refusedPath', () => {
  it.each([
    '/api/figures?sort=-sortValue,name',
    '/api/accounts?where[or][0][and][0][client.name][like]=a&where[owners][in][]=1',
    '/api/accounts?where[client.id][equals]=1&where[deletedAt][exists]=true',
    '/api/accounts?joins[portfolios][sort]=name&joins[portfolios][where][type][equals]=ISA',
    '/api/users?where[email][equals]=a@b.example&sort=-lastLogin',
    '/api/session?sort=anything',
  ])('lets %s pass', (address) => {
    expect(refused(address)).toBeNull()
  })

  it.each([
    ['/api/accounts?sort=client__salt', 'client.salt'],
    ['/api/accounts?sort=name,-client.hash', 'client.hash'],
    ['/api/accounts?sort[]=name&sort[]=owners.sessions.id', 'owners.sessions'],
    ['/api/accounts?where[client.resetPasswordToken][exists]=true', 'client.resetPasswordToken'],
    ['/api/accounts?where[and][0][portal.company.name][like]=a', 'portal.company.name'],
    ['/api/accounts?where[createdBy.email][like]=a', 'createdBy.email'],
    ['/api/accounts?joins[portfolios][sort]=account.client.hash', 'account.client.hash'],
    ['/api/accounts?joins[portfolios][where][account.client.hash][like]=a', 'account.client.hash'],
    ['/api/users?sort=-hash', 'hash'],
    ['/api/users?where[sessions.id][exists]=true', 'sessions'],
    ['/api/users?where[__proto__][equals]=1', '.proto.'],
  ])('refuses %s', (address, path) => {
    expect(refused(address)).toBe(path)
  })
})
