import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { RailLink } from '../../shared/contracts/railLinks'
import { renderPortal } from './testing/renderPortal'
import { testBootstrap } from './testing/testBootstrap'
import { testSession } from './testing/testSession'

const links: RailLink[] = [
  { id: '1', name: 'Market letter', link: 'https://letters.example', icon: 'news', links: [] },
  { id: '2', name: 'Clients again', link: '/dashboard/harbour', icon: 'not a sign', links: [] },
  { id: '3', name: 'Help', link: null, icon: 'help', links: [{ name: 'Fees', link: '/pages/fees' }] },
]
const session = testSession({ portals: [{ slug: 'harbour', name: 'Harbour Row', active: true, theme: 'main', language: 'en', links }] })

const server = setupServer(
  http.get('/api/session', () => HttpResponse.json(session)),
  http.get('/api/wealth/clients', () => HttpResponse.json({ errors: [{ message: 'none', code: 'not_found' }] }, { status: 404 })),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

it('a portal adds its links to the rail, each to where it leads', async () => {
  const { user } = await renderPortal('/dashboard/harbour')
  // The rail is for wide windows; jsdom has none.
  const isHidden = { hidden: true } as const
  const outside = await screen.findByRole('link', { name: 'Market letter (letters.example)', ...isHidden })
  expect(outside).toHaveAttribute('href', 'https://letters.example')
  expect(outside).toHaveAttribute('target', '_blank')
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('link', { name: 'Clients again', ...isHidden })).toHaveAttribute('aria-current', 'page')

  await user.click(screen.getByRole('button', { name: 'Help', ...isHidden }))
  const opened = await screen.findByRole('dialog', { name: 'Help' })
  expect(within(opened).getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/pages/fees')
})

const withProcesses = {
  ...testBootstrap,
  brand: { ...testBootstrap.brand, navigation: { ...testBootstrap.brand.navigation, processes: true } },
}

it('the processes of the brand stand in the rail, without those that a link of the portal leads to', async () => {
  server.use(
    http.get('/api/session', () =>
      HttpResponse.json(
        testSession({
          portals: [
            {
              slug: 'harbour',
              name: 'Harbour Row',
              active: true,
              theme: 'main',
              language: 'en',
              links: [{ id: '1', name: 'Welcome', link: '/dashboard/harbour/processes/p1', icon: 'help', links: [] }],
            },
          ],
        }),
      ),
    ),
    http.get('/api/processes/open', () =>
      HttpResponse.json({
        processes: [
          { id: 'p1', name: 'Onboarding' },
          { id: 'p2', name: 'Contact details' },
          { id: 'p3', name: 'Risk questionnaire' },
        ],
      }),
    ),
  )
  const { user } = await renderPortal('/dashboard/harbour', { bootstrap: withProcesses })
  await user.click(await screen.findByRole('button', { name: 'Forms', hidden: true }))
  const opened = within(await screen.findByRole('dialog', { name: 'Forms' }))
  expect(opened.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Contact details', '/dashboard/harbour/processes/p2'],
    ['Risk questionnaire', '/dashboard/harbour/processes/p3'],
  ])
  expect(screen.getByRole('link', { name: 'Welcome', hidden: true })).toHaveAttribute('href', '/dashboard/harbour/processes/p1')
})
