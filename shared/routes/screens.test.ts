import { describe, expect, it } from '@jest/globals'
import { firstPathOfStaff, firstScreenOf, isScreenOf, paramsAt, portfolioTabIds, screenAt, screenIds, screenOf } from './screens'
import { textFileOf } from './textFileOf'
import { isReservedWord } from './reservedWords'

const navigation = Object.fromEntries(
  [
    'clients',
    'detailedClient',
    'portfolios',
    'explorer',
    'news',
    'library',
    'messages',
    'investmentAdvice',
    'processes',
    'analytics',
    'simulator',
  ].map((flag) => [flag, true]),
) as Parameters<typeof isScreenOf>[0]['brand']['navigation']

describe('the screen at an address', () => {
  it.each([
    ['/login', 'signIn'],
    ['/login/', 'signIn'],
    ['/dashboard/akta', 'clients'],
    ['/dashboard/akta/account/a%201', 'account'],
    ['/dashboard/akta/account/1/export', 'reportExport'],
    ['/dashboard/akta/portfolio/1/', 'portfolio'],
    ['/dev/gallery', 'gallery'],
    ['/', null],
    ['/dashboard/404', null],
    ['/dashboard/akta/portfolio', null],
    ['/dashboard/akta/portfolio/1/x', null],
  ])('%s is %s', (address, id) => {
    expect(screenAt(address)).toBe(id)
  })

  it.each([
    ['/dashboard/akta/portfolio/p-1', { portal: 'akta', portfolio: 'p-1' }],
    ['/dashboard/%C3%9E%C3%B3r/portfolio/a%2Fb%201/', { portal: 'Þór', portfolio: 'a/b 1' }],
    ['/dashboard/akta/portfolio/%E0%A4', { portal: 'akta', portfolio: '%E0%A4' }],
    ['/dashboard/akta', {}],
  ])('the parts of %s are told', (address, parts) => {
    expect(paramsAt('portfolio', address)).toEqual(parts)
  })

  it('is drawn with its own files and texts, and those of the tab that the address opens', () => {
    expect(firstScreenOf('/dashboard/akta/portfolio/1').files).toEqual(['DashboardFrame', 'PortfolioRoute', 'OverviewTab'])
    expect(firstScreenOf('/dashboard/akta/portfolio/1', 'transactions')).toEqual({
      files: ['DashboardFrame', 'PortfolioRoute', 'TransactionsTab'],
      texts: ['common', 'portfolio', 'report', 'transactions', 'wealth'],
    })
    expect(firstScreenOf('/dashboard/akta/portfolio/1', 'yacht').files).toContain('OverviewTab')
    expect(firstScreenOf('/dashboard/akta/account/1/export')).toEqual({
      files: expect.arrayContaining(['holdings.report', 'ReportRoute']),
      texts: expect.arrayContaining(['reportExport', 'holdings']),
    })
    expect(firstScreenOf('/')).toEqual({ files: [], texts: [] })
  })

  it('needs neither the texts of the report nor those of the gallery to begin with', () => {
    const first = ['/login', '/dashboard/x', '/dashboard/x/account/y', '/dashboard/x/portfolio/y'].flatMap(
      (path) => firstScreenOf(path).texts,
    )
    expect(first).not.toContain('gallery')
    expect(first).not.toContain('reportExport')
    expect(textFileOf('gallery', 'en')).not.toBe(textFileOf('common', 'en'))
  })

  it('has the texts of its first view in files that no other screen loads in vain', () => {
    expect(textFileOf('shell', 'en')).toBe('texts-en')
    expect(textFileOf('performance', 'is')).toBe('texts-is-portfolio')
    expect(textFileOf('report', 'el')).toBe('texts-el-account-portfolio')
    expect(textFileOf('auth', 'en')).toBe('texts-en-signIn')
  })
})

describe('what an installation has', () => {
  it('follows the flags of its brand', () => {
    expect(isScreenOf({ brand: { navigation }, demo: false }, screenOf('portfolio'))).toBe(true)
    expect(isScreenOf({ brand: { navigation: { ...navigation, portfolios: false } }, demo: false }, screenOf('portfolio'))).toBe(false)
  })

  it('has the gallery in a demo alone', () => {
    expect(screenIds.filter((id) => !isScreenOf({ brand: { navigation }, demo: false }, screenOf(id)))).toEqual(['gallery'])
    expect(isScreenOf({ brand: { navigation }, demo: true }, screenOf('gallery'))).toBe(true)
  })
})

it('no portal may bear a word that is an address', () => {
  const words = screenIds.flatMap((id) =>
    screenOf(id)
      .path.split('/')
      .filter((part) => part && !part.startsWith(':') && part !== 'gallery'),
  )
  expect(words.filter((word) => !isReservedWord(word))).toEqual([])
  expect(isReservedWord('ADMIN')).toBe(true)
  expect(isReservedWord('akta')).toBe(false)
})

it('opens the first tab without a word in the address', () => {
  expect(portfolioTabIds[0]).toBe('overview')
})

describe('where staff begin on a portal', () => {
  const begin = (without: readonly string[], roles: Parameters<typeof firstPathOfStaff>[1]['roles']) =>
    firstPathOfStaff(
      { brand: { navigation: { ...navigation, ...Object.fromEntries(without.map((flag) => [flag, false])) } }, demo: false },
      { portal: 'akta', roles },
    )

  it('is the list of clients, where their brand has it', () => {
    expect(begin([], ['advisor'])).toBe('/dashboard/akta')
    expect(begin(['detailedClient'], ['admin'])).toBe('/dashboard/akta')
  })

  it('is else the first screen of the rail that they have', () => {
    expect(begin(['clients'], ['advisor'])).toBe('/dashboard/akta/explorer')
    expect(begin(['clients', 'explorer', 'news'], ['advisor', 'investor'])).toBe('/dashboard/akta/simulator')
    expect(begin(['clients', 'explorer', 'news', 'simulator'], ['company-admin', 'advisor'])).toBe('/profile/organisation')
  })

  it('is their profile, where there is no other', () => {
    expect(begin(['clients', 'explorer', 'news', 'simulator'], ['advisor'])).toBe('/profile/me')
  })
})
