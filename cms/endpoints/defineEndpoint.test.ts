import { describe, expect, it } from '@jest/globals'
import type { APIError, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { defineEndpoint } from './defineEndpoint'

type Given = {
  host?: string
  user?: object | null
  url?: string
  params?: Record<string, string>
  body?: unknown
  method?: string
  headers?: Record<string, string>
}

/** As much of a request as an endpoint looks at. */
function request({
  body,
  headers = {},
  host = 'akta.localhost',
  method = 'GET',
  params = {},
  url = '/api/x',
  user = null,
}: Given): PayloadRequest {
  const sent = new Request(`http://${host}${url}`, {
    method,
    headers: { host, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return Object.assign(sent, { user, routeParams: params, payload: {}, context: {} }) as unknown as PayloadRequest
}

const investor = { id: 'i', collection: 'users' }
const advisor = { id: 'a', collection: 'users', isProfessional: true }
const done = () => Promise.resolve(Response.json({ done: true }))
const base = { path: '/x', summary: 'For a test', tag: 'Test' } as const
const refusal = (answer: Promise<Response> | Response) =>
  Promise.resolve(answer).then(
    () => null,
    (error: unknown) => [(error as APIError).status, ((error as APIError).data as { code: string }).code],
  )

describe('defineEndpoint', () => {
  it('asks who is there before anything else, then for the right', async () => {
    const { handler } = defineEndpoint({
      ...base,
      method: 'get',
      roles: ['admin', 'advisor'],
      query: z.object({ a: z.string() }),
      handle: done,
    })
    expect(await refusal(handler(request({})))).toEqual([401, 'unauthenticated'])
    expect(await refusal(handler(request({ user: { ...advisor, disabled: true } })))).toEqual([401, 'unauthenticated'])
    expect(await refusal(handler(request({ user: investor })))).toEqual([403, 'forbidden'])
    expect(await refusal(handler(request({ user: advisor })))).toEqual([400, 'invalid_input'])
    expect(await refusal(handler(request({ user: advisor, url: '/api/x?a=1&a=2' })))).toEqual([400, 'invalid_input'])
    expect(await refusal(handler(request({ user: advisor, url: '/api/x?a=1' })))).toBeNull()
  })

  it('is not there where the brand has its flag off, nor on a host of no brand', async () => {
    const { handler } = defineEndpoint({ ...base, method: 'get', flag: 'explorer', handle: done })
    expect(await refusal(handler(request({ user: investor, host: 'akta.localhost' })))).toBeNull()
    expect(await refusal(handler(request({ user: investor, host: 'bowmore.localhost' })))).toEqual([404, 'not_found'])
    expect(await refusal(handler(request({ user: investor, host: 'nobody.example' })))).toEqual([404, 'not_found'])
  })

  it('takes a path that does not fit its schema for an id that nobody has', async () => {
    const params = z.object({ id: z.string().check(z.regex(/^\d+$/)) })
    const { handler } = defineEndpoint({
      ...base,
      method: 'get',
      params,
      handle: ({ params: { id } }) => Promise.resolve(Response.json({ id })),
    })
    expect(await refusal(handler(request({ user: investor, params: { id: 'x' } })))).toEqual([404, 'not_found'])
    expect(await (await handler(request({ user: investor, params: { id: '7' } }))).json()).toEqual({ id: '7' })
  })

  it.each(['post', 'put', 'patch'] as const)('reads and parses the body of a %s', async (method) => {
    const { handler } = defineEndpoint({
      ...base,
      method,
      body: z.object({ name: z.string() }),
      response: z.object({ name: z.string() }),
      status: 201,
      handle: ({ body }) => Promise.resolve({ ...body, secret: 'stays here' }),
    })
    const ask = (body: unknown, headers?: Record<string, string>) =>
      handler(request({ user: investor, method: method.toUpperCase(), body, ...(headers ? { headers } : {}) }))
    const answer = await ask({ name: 'a' })
    expect([answer.status, await answer.json()]).toEqual([201, { name: 'a' }])
    expect(await refusal(ask({ name: 1 }))).toEqual([400, 'invalid_input'])
    expect(await refusal(ask({ name: 'a' }, { 'content-type': 'text/plain' }))).toEqual([415, 'unsupported_media_type'])
  })

  it('runs a delete without a body', async () => {
    const { handler } = defineEndpoint({ ...base, method: 'delete', handle: () => Promise.resolve(new Response(null, { status: 204 })) })
    expect((await handler(request({ user: investor, method: 'DELETE' }))).status).toBe(204)
  })
})
