import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import type { SessionResponse } from '../../../shared/contracts/session'
import type { Locale } from '../../../shared/i18n/locales'
import { type Bootstrap, BootstrapContext } from '../../lib/bootstrap'
import { I18nProvider } from '../../lib/i18n/I18nProvider'
import { SessionContext } from '../../lib/session'
import { SwrProvider } from '../../lib/swrConfig'
import { StyleProvider } from '../../ui/StyleProvider'
import { ToastProvider } from '../../ui/ToastProvider'
import { ProvenanceScope } from '../../wealth/ProvenanceScope'
import { testBootstrap } from './testBootstrap'

type Options = Readonly<{
  locale?: Locale
  bootstrap?: Bootstrap
  /** Address to open. */
  url?: string
  /** Route of what is rendered, `/dashboard/:portal`: every other address then shows nothing. */
  path?: string
  /** Who is signed in, for what stands within the frame; nobody is asked for it. */
  session?: SessionResponse
}>

/**
 * Renders a piece of the portal, a page or all of it within the providers of production, each test with a router and a cache of its own. Figures, dates and
 * texts are those of `locale`.
 */
export function renderUi(ui: ReactElement, { bootstrap = testBootstrap, locale = 'en', path, session, url = '/' }: Options = {}) {
  const router: { location?: Location; arrival?: string; navigate?: NavigateFunction } = {}
  const Whereabouts = () => {
    Object.assign(router, { location: useLocation(), arrival: useNavigationType(), navigate: useNavigate() })
    return null
  }
  const wrap = (piece: ReactElement) => (
    <StyleProvider>
      <BootstrapContext value={bootstrap}>
        <I18nProvider locale={locale}>
          <MemoryRouter initialEntries={[url]}>
            <Whereabouts />
            {path === undefined && !session ? piece : <Page path={path} session={session} page={piece} />}
          </MemoryRouter>
        </I18nProvider>
      </BootstrapContext>
    </StyleProvider>
  )
  const view = render(wrap(ui))
  return {
    ...view,
    rerender: (next: ReactElement) => view.rerender(wrap(next)),
    /** Path and query of where the router is. */
    address: () => `${router.location?.pathname}${router.location?.search}`,
    /** `PUSH`, `REPLACE` or `POP`: how the router came to where it is. */
    arrival: () => router.arrival,
    goBack: () => void router.navigate?.(-1),
  }
}

const nothing = () => Promise.resolve()

type PageProps = Readonly<{ page: ReactElement; path: string | undefined; session: SessionResponse | undefined }>

/** A page as the frame holds it. */
function Page({ page, path = '*', session }: PageProps) {
  const content = (
    <SwrProvider owner={session?.user.id ?? 'nobody'}>
      <ToastProvider>
        <ProvenanceScope>
          <Routes>
            <Route path={path} element={page} />
            {path !== '*' && <Route path="*" element={null} />}
          </Routes>
        </ProvenanceScope>
      </ToastProvider>
    </SwrProvider>
  )
  if (!session) return content
  const value = { signIn: () => Promise.resolve(session), signOut: nothing, reload: nothing, keepAlive: nothing, endIdle: () => undefined }
  return <SessionContext value={{ ...value, state: { status: 'signed-in', session } }}>{content}</SessionContext>
}
