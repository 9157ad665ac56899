import userEvent from '@testing-library/user-event'
import type { Locale } from '../../../shared/i18n/locales'
import type { Bootstrap } from '../../lib/bootstrap'
import { Screen } from '../App'
import { preloadFirstScreen } from '../screenParts'
import { renderUi } from './renderUi'

/** The whole app at an address, with the code and texts of its first screen there before it is drawn, as in a browser. Answers come from the test's own server. */
export async function renderPortal(address: string, options: Readonly<{ locale?: Locale; bootstrap?: Bootstrap }> = {}) {
  const user = userEvent.setup()
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined
  await preloadFirstScreen(new URL(address, location.origin), options.locale ?? 'en')
  return { ...renderUi(<Screen />, { ...options, url: address }), user }
}
