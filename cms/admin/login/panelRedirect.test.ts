import { describe, expect, it } from '@jest/globals'
import { panelRedirect } from './panelRedirect'

describe('where a sign-in to the panel leads', () => {
  it.each(['/admin', '/admin/collections/accounts?limit=10&sort=-name', '/admin/collections/users/1#security'])(
    '%s is asked for',
    (path) => {
      expect(panelRedirect(path)).toBe(path)
    },
  )

  it.each([
    undefined,
    ['/admin', '/admin'],
    '',
    'admin',
    '/',
    '/login',
    '/administration',
    '//evil.example/admin',
    '/\\evil.example',
    '/admin/\\evil.example',
    '/admin/../api/docs',
    '/admin/%2e%2e/api/docs',
    'https://evil.example/admin',
    'javascript:alert(1)',
    '/admin\n//evil.example',
    '/admin/login?redirect=/admin/login',
    '/admin/logout',
    '/admin/logout-inactivity',
  ])('%j is not', (path) => {
    expect(panelRedirect(path)).toBe('/admin')
  })
})
