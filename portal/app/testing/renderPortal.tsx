import { jest } from '@jest/globals'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { SessionResponse } from '../../../shared/contracts/session'
import { isoInstant } from '../../../shared/domain/dates'
import type { Locale } from '../../../shared/i18n/locales'
import { type Bootstrap, BootstrapContext } from '../../lib/bootstrap'
import { I18nProvider } from '../../lib/i18n/I18nProvider'
import { StyleProvider } from '../../ui/StyleProvider'
import { Screen } from '../App'
import { preloadFirstScreen } from '../screenParts'

// The first test of a file waits until the code of its page is compiled.
configure({ asyncUtilTimeout: 10_000 })
jest.setTimeout(30_000)

const navigation = {
  clients: true,
  detailedClient: true,
  portfolios: true,
  explorer: false,
  news: false,
  library: false,
  messages: false,
  investmentAdvice: false,
  processes: false,
  analytics: false,
}

/** A brand that no file describes. */
export const testBootstrap: Bootstrap = {
  brand: {
    name: 'harbour',
    displayName: 'Harbour Row',
    locales: ['en', 'is', 'el'],
    defaultLocale: 'en',
    currency: 'GBP',
    navigation,
    portfolioTypes: ['GIA', 'ISA'],
    theme: 'main',
    timeZone: 'Europe/London',
    mark: ['M3 21h18'],
    managerTerm: 'advisor',
    firm: null,
    companyUrl: 'https://harbour-row.example/',
    motto: { en: 'Safe in harbour.' },
    pitch: { en: 'All of it in one place.' },
    disclaimer: { en: 'Investments can fall.', is: 'Fjárfestingar geta lækkað.' },
    idleSeconds: 1800,
  },
  demo: false,
  hasSession: true,
  locale: 'en',
  theme: 'main',
  scheme: 'auto',
  nonce: 'test',
}

/** Somebody with a session of half an hour. */
export const testSession = (change: Partial<SessionResponse> = {}): SessionResponse => ({
  user: { id: 'u-1', name: 'Ada Advisor', email: 'ada@harbour.example', roles: ['advisor'], locale: null },
  portals: [{ slug: 'harbour', name: 'Harbour Row', active: true, theme: 'main', language: 'en' }],
  accounts: [],
  expiresAt: isoInstant(new Date(Date.now() + 1_800_000)),
  home: '/dashboard/harbour',
  ...change,
})

/** Where the app is: path and query, for tests to read. */
function Whereabouts() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{`${pathname}${search}`}</output>
}

/** The whole app at an address, with the code and texts of its first screen there before it is drawn, as in a browser. Answers come from the test's own server. */
export async function renderPortal(
  address: string,
  { locale = 'en', bootstrap = testBootstrap }: Readonly<{ locale?: Locale; bootstrap?: Bootstrap }> = {},
) {
  const user = userEvent.setup()
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined
  await preloadFirstScreen(new URL(address, location.origin), locale)
  const view = render(
    <StyleProvider>
      <BootstrapContext value={bootstrap}>
        <I18nProvider locale={locale}>
          <MemoryRouter initialEntries={[address]}>
            <Screen />
            <Whereabouts />
          </MemoryRouter>
        </I18nProvider>
      </BootstrapContext>
    </StyleProvider>,
  )
  return { ...view, user, address: () => view.getByTestId('address').textContent }
}
