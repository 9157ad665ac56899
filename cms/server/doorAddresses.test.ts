import { describe, expect, it } from '@jest/globals'
import { doorAddressOf } from './doorAddresses'

describe('the address of a door', () => {
  it.each([
    ['/signup', '/login?action=signup'],
    ['/reset/', '/login?action=reset'],
    ['/signup?redirectTo=%2Fdashboard%2Fakta', '/login?action=signup&redirectTo=%2Fdashboard%2Fakta'],
    ['/?action=login', '/login'],
    ['/?action=reset', '/login?action=reset'],
    ['/?action=login&error=session_expired', '/login?error=session_expired'],
    ['/dashboard/akta/account/1?tab=x&action=login', '/login?redirectTo=%2Fdashboard%2Fakta%2Faccount%2F1%3Ftab%3Dx'],
    ['/dashboard/akta?token=secret&action=login', '/login?redirectTo=%2Fdashboard%2Fakta'],
    ['/login', null],
    ['/login?action=signup', null],
    ['/login/?action=signup', null],
    ['/dashboard/akta', null],
    ['/dashboard/akta?action=else', null],
    ['/signup/more', null],
  ])('%s leads to %s', (address, to) => {
    expect(doorAddressOf(new URL(address, 'http://localhost'))).toBe(to)
  })

  it('never leaves the site', () => {
    expect(doorAddressOf(new URL('http://localhost//evil.example/?action=login'))).toBe('/login?redirectTo=%2F%2Fevil.example%2F')
  })
})
