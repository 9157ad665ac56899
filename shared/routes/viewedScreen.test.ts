import { describe, expect, it } from '@jest/globals'
import { screenNameAt, screenNamed } from './viewedScreen'

describe('the name of a screen', () => {
  it.each([
    ['/dashboard/akta', '', 'clients'],
    ['/dashboard/akta/account/a-1', '?open=about.account', 'account'],
    ['/dashboard/akta/portfolio/p-1', '', 'portfolio'],
    ['/dashboard/akta/portfolio/p-1', '?tab=overview', 'portfolio'],
    ['/dashboard/akta/portfolio/p-1', '?tab=holdings', 'portfolio/holdings'],
    ['/dashboard/akta/portfolio/p-1', '?tab=yacht', 'portfolio'],
    ['/dashboard/akta/account/a-1', '?tab=holdings', 'account'],
    ['/', '', null],
  ])('%s%s is %s', (path, search, name) => {
    expect(screenNameAt(path, search)).toBe(name)
  })

  it.each([
    ['clients', { screen: 'clients', tab: null }],
    ['portfolio', { screen: 'portfolio', tab: null }],
    ['portfolio/holdings', { screen: 'portfolio', tab: 'holdings' }],
    ['account/holdings', null],
    ['portfolio/yacht', null],
    ['portfolio/holdings/x', null],
    ['constructor', null],
    ['', null],
    [null, null],
  ])('%s is read, and nothing that no screen is called', (name, meant) => {
    expect(screenNamed(name)).toEqual(meant)
  })
})
