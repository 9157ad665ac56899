import { describe, expect, it } from '@jest/globals'
import { audiencesOf, isNavigationLink } from './navigation'

describe('isNavigationLink', () => {
  it.each(['/dashboard/akta', '/pages/fees?year=2026#top', 'https://akta.example', 'https://akta.example:8443/a/b?c=d'])(
    'takes %s',
    (link) => {
      expect(isNavigationLink(link)).toBe(true)
    },
  )

  it.each([
    'http://akta.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'mailto:a@akta.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https://name:secret@akta.example',
    'akta.example/fees',
    '',
    `/${'a'.repeat(500)}`,
  ])('refuses %j', (link) => {
    expect(isNavigationLink(link)).toBe(false)
  })
})

describe('audiencesOf', () => {
  it('a company admin is an admin of the portal, and nobody is shown twice', () => {
    expect(audiencesOf(['admin', 'company-admin'])).toEqual(['Admin'])
    expect(audiencesOf(['advisor', 'investor'])).toEqual(['Advisor', 'Investor'])
    expect(audiencesOf([])).toEqual([])
  })
})
