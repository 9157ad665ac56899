import { describe, expect, it } from '@jest/globals'
import { panelAddressOf } from './panelAddresses'

const config = {
  collections: [{ slug: 'accounts' }, { slug: 'risk-profiles' }, { slug: 'throttles', custom: { isInternal: true } }],
  admin: { routes: { login: '/login', account: '/account', logout: '/logout' }, components: { views: { look: { path: '/look/:id' } } } },
} as unknown as Parameters<typeof panelAddressOf>[0]

const leads = (path: string) => panelAddressOf(config, new URL(path, 'http://localhost'))

describe('an address of the panel', () => {
  it.each([
    ['/admin/accounts', '/admin/collections/accounts'],
    ['/admin/risk-profiles/', '/admin/collections/risk-profiles'],
    ['/admin/accounts?search=anna', '/admin/collections/accounts?search=anna'],
    ['/admin/accounts?open=a/b', '/admin/collections/accounts/a%2Fb'],
    ['/admin/collections/accounts?open=7', '/admin/collections/accounts/7'],
    ['/admin/nowhere', '/admin'],
    ['/admin/collections/nowhere', '/admin'],
    ['/admin/throttles', '/admin'],
    ['/admin/collections/throttles', '/admin'],
  ])('%s leads to %s', (path, to) => {
    expect(leads(path)).toBe(to)
  })

  it.each([
    '/admin',
    '/admin/',
    '/admin/login',
    '/admin/account',
    '/admin/look',
    '/admin/look/7',
    '/admin/collections/accounts',
    '/admin/collections/accounts/7',
    '/admin/collections/accounts/trash',
  ])("%s is Payload's own", (path) => {
    expect(leads(path)).toBeNull()
  })
})
