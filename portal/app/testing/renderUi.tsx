import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, type NavigateFunction, type NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { Locale } from '../../../shared/i18n/locales'
import { type Bootstrap, BootstrapContext } from '../../lib/bootstrap'
import { I18nProvider } from '../../lib/i18n/I18nProvider'
import { StyleProvider } from '../../ui/StyleProvider'
import { testBootstrap } from './testBootstrap'

type Options = Readonly<{
  locale?: Locale
  bootstrap?: Bootstrap
  /** Address to open. */
  url?: string
}>

/** Renders a piece of the portal, or all of it, within the providers of production. Figures, dates and texts are those of `locale`. */
export function renderUi(ui: ReactElement, { bootstrap = testBootstrap, locale = 'en', url = '/' }: Options = {}) {
  const router: { address: string; arrival?: NavigationType; navigate?: NavigateFunction } = { address: url }
  const Whereabouts = () => {
    const { pathname, search } = useLocation()
    router.address = `${pathname}${search}`
    router.arrival = useNavigationType()
    router.navigate = useNavigate()
    return null
  }
  const wrap = (piece: ReactElement) => (
    <StyleProvider>
      <BootstrapContext value={bootstrap}>
        <I18nProvider locale={locale}>
          <MemoryRouter initialEntries={[url]}>
            <Whereabouts />
            {piece}
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
    address: () => router.address,
    /** How the router came there; a `REPLACE` leaves nothing to step back to. */
    arrival: () => router.arrival,
    /** Opens an address, or steps back in the history by a negative number. */
    navigate: (to: string | number) => act(() => router.navigate?.(to as string)),
  }
}
