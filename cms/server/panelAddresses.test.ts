import { describe, expect, it } from '@jest/globals'
import { designerAddressOf, panelAddressOf } from './panelAddresses'

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
    ['/admin/submissions/f%201', '/admin/collections/submissions?where[form][equals]=f%201'],
    ['/admin/accounts/p1/', '/admin/collections/accounts?where[portal][equals]=p1'],
    ['/admin/nowhere', '/admin?unknown=page'],
    ['/admin/collections/nowhere', '/admin?unknown=page'],
    ['/admin/throttles', '/admin?unknown=page'],
    ['/admin/collections/throttles', '/admin?unknown=page'],
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

describe('an address of a designer', () => {
  it.each([
    ['/designer/pages/7', '/admin/collections/pages/7'],
    ['/designer/posts/a%2Fb/', '/admin/collections/posts/a%2Fb'],
    ['/designer/forms/7', '/admin/collections/forms/7/designer'],
    ['/forms-designer/7', '/admin/collections/forms/7/designer'],
    ['/data-designer/7', '/admin/collections/data-processes/7'],
    ['/designer/users/7', null],
    ['/designer/pages', null],
    ['/designer/constructor/7', null],
    ['/forms-designer/7/8', null],
    ['/forms-designer/', null],
  ])('%s leads to %s', (path, to) => {
    expect(designerAddressOf(new URL(path, 'http://localhost'))).toBe(to)
  })
})
