import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { apiGet } from '../lib/apiClient'
import * as z from 'zod/mini'
import { renderPortal } from './testing/renderPortal'
import { testSession } from './testing/testSession'

const server = setupServer(http.get('/api/session', () => HttpResponse.json(testSession())))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  server.resetHandlers()
  jest.restoreAllMocks()
})

const goes = (type: 'online' | 'offline') =>
  act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(type === 'online')
    window.dispatchEvent(new Event(type))
  })

it('without a connection the page stays and says so, until it is back', async () => {
  await renderPortal('/dashboard/404')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  await goes('offline')
  expect(await screen.findByText('You are offline')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await goes('online')
  await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull())
})

it('a call without an answer says that the portal cannot be reached, until one is answered', async () => {
  let isUp = false
  server.use(http.get('/api/thing', () => (isUp ? HttpResponse.json({}) : HttpResponse.error())))
  await renderPortal('/dashboard/404')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  await act(() => apiGet('/api/thing', z.unknown()).catch(() => undefined))
  expect(await screen.findByText('The portal cannot be reached')).toBeVisible()
  isUp = true
  await act(() => apiGet('/api/thing', z.unknown()))
  await waitFor(() => expect(screen.queryByText('The portal cannot be reached')).toBeNull())
})
