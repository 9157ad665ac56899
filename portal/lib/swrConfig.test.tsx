import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import useSWR from 'swr'
import * as z from 'zod/mini'
import { apiGet } from './apiClient'
import { SwrProvider } from './swrConfig'

let asked = 0
const server = setupServer(
  http.get('/api/there', () => HttpResponse.json({})),
  http.get('/api/never', () => {
    asked += 1
    return HttpResponse.error()
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

function Two() {
  const { data } = useSWR('/api/there', (path: string) => apiGet(path, z.unknown()))
  useSWR('/api/never', (path: string) => apiGet(path, z.unknown()))
  return <p>{data === undefined ? 'waits' : 'is there'}</p>
}

it('one address that never answers, beside one that does, is not asked without end', async () => {
  render(
    <SwrProvider owner="u-1">
      <Two />
    </SwrProvider>,
  )
  await screen.findByText('is there')
  await new Promise((resolve) => setTimeout(resolve, 800))
  // Once, and once more when the other had answered.
  expect(asked).toBeLessThanOrEqual(2)
})
