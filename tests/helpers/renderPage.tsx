import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { type SessionResponse, sessionResponseSchema } from '../../shared/contracts/session'
import type { Locale } from '../../shared/i18n/locales'
import { I18nProvider } from '../../portal/lib/i18n/I18nProvider'
import { SessionContext } from '../../portal/lib/session'
import { ProvenanceScope } from '../../portal/wealth/ProvenanceScope'
import { ToastProvider } from '../../portal/ui/ToastProvider'

type Options = Readonly<{
  /** Route of the page, `/dashboard/:portal`. */
  path: string
  /** Address to open. */
  url: string
  locale?: Locale
  session?: Partial<Record<keyof SessionResponse, unknown>>
}>

/** Renders a page of the portal at an address, for a signed-in person. Every other address shows only itself. */
export async function renderPage(page: ReactElement, { path, url, locale = 'en', session = {} }: Options) {
  const signedIn = sessionResponseSchema.parse({
    user: { id: 'user-1', name: 'Imogen Hathersall', email: 'advisor@akta.example', roles: ['advisor'], locale: null },
    portals: [{ slug: 'harbour', name: 'Harbour Row', active: true, theme: 'main', language: 'en' }],
    accounts: [],
    expiresAt: '2026-11-20T23:00:00.000Z',
    endsAt: '2026-11-21T09:00:00.000Z',
    home: '/dashboard/harbour',
    ...session,
  })
  const nothing = () => Promise.resolve()
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        children: [
          { path, element: page },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [url] },
  )
  const view = render(
    <SessionContext
      value={{
        state: { status: 'signed-in', session: signedIn },
        signIn: () => Promise.resolve(signedIn),
        signOut: nothing,
        reload: nothing,
        keepAlive: nothing,
        endIdle: () => undefined,
      }}
    >
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <I18nProvider locale={locale}>
          <ToastProvider>
            <ProvenanceScope>
              <RouterProvider router={router} />
            </ProvenanceScope>
          </ToastProvider>
        </I18nProvider>
      </SWRConfig>
    </SessionContext>,
  )
  return { ...view, router }
}

function Elsewhere() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}
