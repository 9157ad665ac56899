import { createContext, useContext } from 'react'
import type { PublicBrand } from '../../shared/brands/brandSchema'
import { isLocale, type Locale } from '../../shared/i18n/locales'
import { isScheme, type Scheme } from '../../shared/theme/schemes'

/** What the server writes into the page before the first paint. */
export type Bootstrap = Readonly<{
  brand: PublicBrand
  demo: boolean
  /** False when the browser has no session's cookie, so that the server need not be asked. */
  hasSession: boolean
  locale: Locale
  theme: string
  scheme: Scheme
  nonce: string
  /** `?token=` that the address had, to be exchanged for a session. */
  customToken?: string
}>

// Our own server wrote it and validated the brand; a schema here would come before everything else on every screen.
const isBootstrap = (value: unknown): value is Bootstrap =>
  typeof value === 'object' &&
  value !== null &&
  'brand' in value &&
  typeof value.brand === 'object' &&
  'locale' in value &&
  isLocale(value.locale) &&
  'hasSession' in value &&
  typeof value.hasSession === 'boolean' &&
  'theme' in value &&
  typeof value.theme === 'string' &&
  'scheme' in value &&
  isScheme(value.scheme)

let kept: Bootstrap | undefined

/** The brand, language and look of this page. Throws when the page was not served by our server. */
export function readBootstrap(): Bootstrap {
  if (kept) return kept
  const value: unknown = JSON.parse(document.getElementById('bootstrap')?.textContent ?? 'null')
  if (!isBootstrap(value)) throw new Error('this page was not served by the portal')
  return (kept = value)
}

export const BootstrapContext = createContext<Bootstrap | null>(null)

export function useBootstrap(): Bootstrap {
  const bootstrap = useContext(BootstrapContext)
  if (!bootstrap) throw new Error('BootstrapContext is missing above this component')
  return bootstrap
}

/** The brand of this host. */
export const useBrand = (): PublicBrand => useBootstrap().brand
