import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { SwrProvider } from '../swrConfig'
import { apiPath, withQuery } from './apiPath'
import { defineRead, useReads } from './defineRead'

const answerSchema = z.object({ text: z.string(), degraded: z.optional(z.boolean()) })
const useThing = defineRead(answerSchema, (id: string) => apiPath`/api/things/${id}`)
const useOther = defineRead(answerSchema, (id: string) => apiPath`/api/others/${id}`)

let asked: string[]
let answer: () => Response
const server = setupServer(
  http.get('*/api/*', ({ request }) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    return answer()
  }),
)
const ok = (text: string, more: object = {}) => HttpResponse.json({ text, ...more })
const failure = () => HttpResponse.json({ errors: [{ message: 'down', code: 'bad_request' }] }, { status: 400 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked = []
  answer = () => ok('first')
})
afterEach(() => {
  jest.useRealTimers()
})
afterAll(() => server.close())

const wrapper = ({ children }: { children: ReactNode }) => <SwrProvider owner="ada">{children}</SwrProvider>

describe('addresses', () => {
  it('keep a value within its segment', () => {
    expect(apiPath`/api/things/${'a/../b?c'}/rows`).toBe('/api/things/a%2F..%2Fb%3Fc/rows')
    expect(withQuery('/api/things', { a: 'x y', b: null, c: undefined, d: '' })).toBe('/api/things?a=x+y&d=')
  })
})

describe('a read', () => {
  it('asks once for all who want the same', async () => {
    const { result } = renderHook(() => [useThing('a b'), useThing('a b')] as const, { wrapper })
    expect(result.current[0].isLoading).toBe(true)
    await waitFor(() => expect(result.current[1].data?.text).toBe('first'))
    expect(asked).toEqual(['/api/things/a%20b'])
  })

  it('asks for nothing without its arguments', async () => {
    const { result } = renderHook(() => [useThing(null), useThing(undefined)] as const, { wrapper })
    await act(async () => undefined)
    expect(result.current[0]).toMatchObject({ data: undefined, isLoading: false })
    expect(asked).toEqual([])
  })

  it('shows nothing of other arguments while it waits', async () => {
    const { result, rerender } = renderHook(({ id }) => useThing(id), { wrapper, initialProps: { id: 'a' } })
    await waitFor(() => expect(result.current.data?.text).toBe('first'))
    answer = () => ok('second')
    rerender({ id: 'b' })
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data?.text).toBe('second'))
  })

  it('keeps its answer when a refresh fails, and says that it did', async () => {
    const { result } = renderHook(() => useThing('a'), { wrapper })
    await waitFor(() => expect(result.current.data).toBeDefined())
    answer = failure
    act(() => result.current.refresh())
    await waitFor(() => expect(result.current.error?.status).toBe(400))
    expect(result.current.data?.text).toBe('first')
    answer = () => ok('again')
    act(() => result.current.refresh())
    await waitFor(() => expect(result.current.data?.text).toBe('again'))
    expect(result.current.error).toBeUndefined()
  })

  it('refuses an answer of another shape', async () => {
    answer = () => HttpResponse.json({ words: 1 })
    const { result } = renderHook(() => useThing('a'), { wrapper })
    await waitFor(() => expect(result.current.error?.code).toBe('bad_shape'))
  })

  it('asks for a degraded answer again after a minute, and leaves a whole one alone', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    answer = () => ok('old', { degraded: true })
    const { result } = renderHook(() => useThing('a'), { wrapper })
    await waitFor(() => expect(result.current.data?.text).toBe('old'))
    answer = () => ok('new', { degraded: false })
    await act(() => jest.advanceTimersByTimeAsync(61_000))
    await waitFor(() => expect(result.current.data?.text).toBe('new'))
    const before = asked.length
    await act(() => jest.advanceTimersByTimeAsync(300_000))
    expect(asked).toHaveLength(before)
  })

  it('never shows the answer that another person got', async () => {
    function Thing() {
      return <p>{useThing('a').data?.text ?? 'waiting'}</p>
    }
    const view = render(
      <SwrProvider owner="ada">
        <Thing />
      </SwrProvider>,
    )
    expect(await screen.findByText('first')).toBeVisible()
    answer = () => ok('of Bo')
    view.rerender(
      <SwrProvider owner="bo">
        <Thing />
      </SwrProvider>,
    )
    expect(screen.getByText('waiting')).toBeVisible()
    expect(await screen.findByText('of Bo')).toBeVisible()
  })
})

describe('after a write', () => {
  it('the reads it names are asked for again, with all their arguments, and no other', async () => {
    const { result } = renderHook(() => ({ all: [useThing('a'), useThing('b'), useOther('a')] as const, reads: useReads() }), { wrapper })
    await waitFor(() => expect(asked).toHaveLength(3))
    await waitFor(() => expect(result.current.all.every(({ data }) => data)).toBe(true))
    answer = () => ok('changed')
    await act(() => result.current.reads.revalidate(useThing))
    expect(result.current.all.map(({ data }) => data?.text)).toEqual(['changed', 'changed', 'first'])
  })

  it('an answer that is known already is put in place without asking', async () => {
    const { result } = renderHook(() => ({ thing: useThing('a'), reads: useReads() }), { wrapper })
    await waitFor(() => expect(result.current.thing.data).toBeDefined())
    await act(() => result.current.reads.put(useThing.key('a'), { text: 'put' }))
    expect(result.current.thing.data?.text).toBe('put')
    expect(asked).toHaveLength(1)
  })
})
