import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as z from 'zod/mini'
import { ApiError, apiCall, apiGet, apiPost, onReachability, setUnauthorisedHandler } from './apiClient'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const schema = z.object({ name: z.string() })
const answer = (status: number, body: Record<string, unknown>) =>
  server.use(http.all('/api/thing', () => HttpResponse.json(body, { status })))
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error(`no ApiError but ${String(error)}`)
}

describe('an answer', () => {
  it('is parsed', async () => {
    answer(200, { name: 'Ada', more: 1 })
    expect(await apiGet('/api/thing', schema)).toEqual({ name: 'Ada' })
  })

  it('of an unknown shape is an error that names the endpoint and the field, not its query', async () => {
    answer(200, { name: 7 })
    const error = await failureOf(apiGet('/api/thing?secret=1', schema))
    expect(error).toMatchObject({ code: 'bad_shape', status: 0, message: 'GET /api/thing answered in an unknown shape: name' })
  })

  it('that is no JSON is an error too', async () => {
    server.use(http.get('/api/thing', () => HttpResponse.html('<h1>Hello</h1>')))
    expect(await failureOf(apiGet('/api/thing', schema))).toMatchObject({ code: 'bad_shape' })
  })
})

describe('a refusal', () => {
  it('keeps code, message and detail of the server', async () => {
    answer(400, { errors: [{ message: 'Bad range', code: 'bad_range', detail: { from: 'missing' } }] })
    expect(await failureOf(apiPost('/api/thing', {}, schema))).toMatchObject({
      status: 400,
      code: 'bad_range',
      message: 'Bad range',
      detail: { from: 'missing' },
    })
  })

  it.each([
    [403, 'forbidden'],
    [404, 'not_found'],
    [429, 'too_many_attempts'],
    [503, 'server_error'],
  ])('%s without a code is %s', async (status, code) => {
    answer(status, { errors: [{ message: 'No' }] })
    expect(await failureOf(apiCall('PATCH', '/api/thing', {}, schema))).toMatchObject({ status, code })
  })

  it('of 401 is told to the handler, unless the call expects it', async () => {
    answer(401, { errors: [{ message: 'Who?' }] })
    const handler = jest.fn()
    const stop = setUnauthorisedHandler(handler)
    await failureOf(apiGet('/api/thing', schema, { expect401: true }))
    expect(handler).not.toHaveBeenCalled()
    await failureOf(apiGet('/api/thing', schema))
    expect(handler).toHaveBeenCalledTimes(1)
    stop()
    await failureOf(apiGet('/api/thing', schema))
    expect(handler).toHaveBeenCalledTimes(1)
  })
})

it('says offline when no answer comes, and tells who listens', async () => {
  server.use(http.get('/api/thing', () => HttpResponse.error()))
  const heard: boolean[] = []
  const stop = onReachability((isReachable) => heard.push(isReachable))
  expect(await failureOf(apiGet('/api/thing', schema))).toMatchObject({ status: 0, code: 'offline', message: 'Network Error' })
  answer(200, { name: 'Ada' })
  await apiGet('/api/thing', schema)
  stop()
  expect(heard).toEqual([false, true])
})

it('sends JSON', async () => {
  server.use(http.post('/api/thing', async ({ request }) => HttpResponse.json({ name: JSON.stringify(await request.json()) })))
  expect(await apiPost('/api/thing', { a: 1 }, schema)).toEqual({ name: '{"a":1}' })
})
