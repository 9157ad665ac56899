import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../shared/domain/dates'
import { paths, safeRedirect } from './paths'

describe('paths', () => {
  it('leave empty parts of the query out', () => {
    expect(paths.login()).toBe('/login')
    expect(paths.login({ redirectTo: '/dashboard/akta?tab=x', error: 'session_expired' })).toBe(
      '/login?redirectTo=%2Fdashboard%2Fakta%3Ftab%3Dx&error=session_expired',
    )
    expect(paths.accountExport('akta', 'a1')).toBe('/dashboard/akta/account/a1/export')
    expect(paths.accountExport('akta', 'a1', { portfolio: 'p1' })).toBe('/dashboard/akta/account/a1/export?portfolio=p1')
    expect(
      paths.portfolio('akta', 'p1', { tab: 'transactions', range: 'custom', from: isoDate('2026-01-01'), to: isoDate('2026-02-01') }),
    ).toBe('/dashboard/akta/portfolio/p1?tab=transactions&range=custom&from=2026-01-01&to=2026-02-01')
  })

  it('keep an id within its part of the path', () => {
    expect(paths.account('akta', '../users?x')).toBe('/dashboard/akta/account/..%2Fusers%3Fx')
  })
})

describe('safeRedirect', () => {
  it.each(['/', '/dashboard/akta', '/dashboard/akta/portfolio/p1?tab=holdings&holding=h1#top', '/a?x=//e', '/%09/e'])(
    'follows %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path)
    },
  )

  it.each([
    null,
    '',
    '//e',
    '///e',
    '/\\e',
    '\\\\e',
    '/\t/e',
    '/\n/e',
    '/x\\..\\..//e',
    '/.//e',
    '/a/..//e',
    'https:e',
    'https://e.example',
    'javascript:alert(1)',
    ' /dashboard',
    'dashboard',
    '/login',
    '/login?redirectTo=/login',
  ])('refuses %p', (path) => {
    expect(safeRedirect(path)).toBeNull()
  })
})
