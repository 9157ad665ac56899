import { describe, expect, it } from '@jest/globals'
import { routePattern } from './requestLog'

describe('routePattern', () => {
  it.each([
    ['/api/wealth/portfolios/0c534421-5de8-4cd1-9635-61a2532c411e/holdings', '/api/wealth/portfolios/{id}/holdings'],
    ['/api/accounts/65f0a1b2c3d4e5f6a7b8c9d0', '/api/accounts/{id}'],
    ['/assets/index-abc.js', '/assets/{file}'],
    ['/api/documents/file/report-1.pdf', '/api/documents/file/{name}'],
    ['/line\nbreak', '/line?break'],
  ])('%s is %s', (path, pattern) => {
    expect(routePattern(path)).toBe(pattern)
  })
})
