import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { apiPath } from './data/apiPath'
import { defineRead } from './data/defineRead'
import { firstAnswer, firstAnswerRead, forgetFirstAnswers } from './firstAnswers'
import { SwrProvider } from './swrConfig'

const schema = z.object({ text: z.string() })
const useThing = defineRead(schema, (id: string) => apiPath`/api/things/${id}`)

const asked: string[] = []
const server = setupServer(
  http.get('*/api/*', ({ request }) => {
    asked.push(new URL(request.url).pathname)
    return HttpResponse.json({ text: 'asked for' })
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const wrapper = ({ children }: { children: ReactNode }) => <SwrProvider owner="ada">{children}</SwrProvider>

/* One page after the other would be one browser after the other: these tests are a page's life, in their order. */

it('what came with the page is drawn at once, without a question, and is asked for again on demand', async () => {
  const page = document.createElement('script')
  page.id = 'first-answers'
  page.type = 'application/json'
  page.textContent = JSON.stringify({
    '/api/things/a': { text: 'with the page' },
    '/api/things/b': { other: 1 },
    '/api/session': { text: 'me' },
  })
  document.body.append(page)
  const { result } = renderHook(() => useThing('a'), { wrapper })
  expect(result.current).toMatchObject({ data: { text: 'with the page' }, isLoading: false, isRefreshing: false })
  expect(document.getElementById('first-answers')).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toEqual([])
  result.current.refresh()
  await waitFor(() => expect(result.current.data?.text).toBe('asked for'))
  expect(asked).toEqual(['/api/things/a'])
})

it('one of an unknown shape, and one that did not come, is asked for', async () => {
  for (const id of ['b', 'c']) {
    const { result } = renderHook(() => useThing(id), { wrapper })
    expect(result.current.data).toBeUndefined()
    await waitFor(() => expect(result.current.data?.text).toBe('asked for'))
  }
})

it('nothing is left of them when the person leaves', async () => {
  expect(firstAnswer('/api/session', schema)).toEqual({ text: 'me' })
  expect(firstAnswerRead('/api/session')).toEqual({ text: 'me' })
  forgetFirstAnswers()
  expect(firstAnswer('/api/session', schema)).toBeUndefined()
  expect(firstAnswerRead('/api/session')).toBeNull()
  const { result } = renderHook(() => useThing('a'), { wrapper })
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data?.text).toBe('asked for'))
})
