import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { type SessionResponse, sessionResponseSchema } from '../../../shared/contracts/session'
import type { Locale } from '../../../shared/i18n/locales'
import type { Bootstrap } from '../../lib/bootstrap'
import { SessionContext } from '../../lib/session'
import { ToastProvider } from '../../ui/ToastProvider'
import { ProvenanceScope } from '../../wealth/ProvenanceScope'
import { renderUi } from './renderUi'

type Options = Readonly<{
  /** Route of the page, `/dashboard/:portal`. */
  path: string
  /** Address to open. */
  url: string
  locale?: Locale
  bootstrap?: Bootstrap
  session?: Partial<Record<keyof SessionResponse, unknown>>
}>

const nothing = () => Promise.resolve()

/** A page without the frame round it, for a person whose session is given and not asked for. At every other address there is nothing. */
export function renderPage(page: ReactElement, { path, session = {}, ...where }: Options) {
  const signedIn = sessionResponseSchema.parse({
    user: { id: 'user-1', name: 'Imogen Hathersall', email: 'advisor@akta.example', roles: ['advisor'], locale: null },
    portals: [{ slug: 'harbour', name: 'Harbour Row', active: true, theme: 'main', language: 'en' }],
    accounts: [],
    expiresAt: '2026-11-20T23:00:00.000Z',
    endsAt: '2026-11-21T09:00:00.000Z',
    home: '/dashboard/harbour',
    ...session,
  })
  return renderUi(
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
        <ToastProvider>
          <ProvenanceScope>
            <Routes>
              <Route path={path} element={page} />
              <Route path="*" element={null} />
            </Routes>
          </ProvenanceScope>
        </ToastProvider>
      </SWRConfig>
    </SessionContext>,
    where,
  )
}
