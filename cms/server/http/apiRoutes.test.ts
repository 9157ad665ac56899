import { describe, expect, it } from '@jest/globals'
import type { Endpoint, SanitizedConfig } from 'payload'
import { apiRoutes } from './apiRoutes'

const endpoint = (method: Endpoint['method'], path: string): Endpoint => ({ method, path, handler: () => new Response() })

const config = {
  upload: {},
  endpoints: [
    endpoint('get', '/wealth/clients'),
    endpoint('get', '/wealth/:part'),
    endpoint('post', '/wealth/:part'),
    endpoint('get', '/files/:folder/:name?'),
  ],
  collections: [
    { slug: 'users', endpoints: [endpoint('get', '/me'), endpoint('get', '/'), endpoint('get', '/:id')] },
    { slug: 'closed', endpoints: false },
  ],
} as unknown as SanitizedConfig

const find = apiRoutes(config)
const found = (method: string, path: string) => {
  const { params, route } = find(method, path) ?? {}
  return route ? { label: route.label, slug: route.slug, params: { ...params } } : null
}

describe('the endpoint of an address', () => {
  it('is the first of its list that matches', () => {
    expect(found('GET', '/api/wealth/clients')).toEqual({ label: '/api/wealth/clients', slug: null, params: {} })
    expect(found('POST', '/api/wealth/clients')).toEqual({ label: '/api/wealth/:part', slug: null, params: { part: 'clients' } })
    expect(found('HEAD', '/api/users/me')).toEqual({ label: '/api/users/me', slug: 'users', params: {} })
    expect(found('GET', '/api/users/7')).toEqual({ label: '/api/users/:id', slug: 'users', params: { id: '7' } })
    expect(found('GET', '/api/users')).toEqual({ label: '/api/users', slug: 'users', params: {} })
    expect(found('GET', '/api/users/')).toEqual({ label: '/api/users', slug: 'users', params: {} })
  })

  it('is what Payload takes it for: capitals, a slash at the end, and what is encoded', () => {
    expect(found('GET', '/api/WEALTH/Clients/')?.label).toBe('/api/wealth/clients')
    expect(found('GET', '/api/wealth/two%20words')?.params).toEqual({ part: 'two words' })
    expect(found('GET', '/api/files/a')?.params).toEqual({ folder: 'a' })
    expect(found('GET', '/api/files/a/b')?.params).toEqual({ folder: 'a', name: 'b' })
  })

  it('is none where there is none', () => {
    expect(found('GET', '/api/wealth')).toBeNull()
    expect(found('PUT', '/api/wealth/clients')).toBeNull()
    expect(found('GET', '/api/users/7/more')).toBeNull()
    expect(found('GET', '/api/closed')).toBeNull()
  })
})
