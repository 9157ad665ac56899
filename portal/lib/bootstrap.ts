import { createContext, useContext } from 'react'
import * as z from 'zod/mini'
import type { PublicBrand } from '../../shared/brands/brandSchema'
import { type Locale, localeSchema } from '../../shared/i18n/locales'
import { type Scheme, schemeSchema, type ThemeName, themeNameSchema } from '../../shared/theme/themes'

/** What the server writes into the page before the first paint. */
export type Bootstrap = Readonly<{ brand: PublicBrand; demo: boolean; locale: Locale; theme: ThemeName; scheme: Scheme; nonce: string }>

// The brand is our own server's, validated there; checking it again would bring the whole brand schema into the browser.
const bootstrapSchema = z.object({
  brand: z.custom<PublicBrand>((value) => typeof value === 'object' && value !== null && 'displayName' in value),
  demo: z._default(z.boolean(), false),
  locale: localeSchema,
  theme: themeNameSchema,
  scheme: schemeSchema,
  nonce: z.string(),
})

let kept: Bootstrap | undefined

/** The brand, language and look of this page. Throws when the page was not served by our server. */
export function readBootstrap(): Bootstrap {
  kept ??= z.parse(bootstrapSchema, JSON.parse(document.getElementById('bootstrap')?.textContent ?? 'null'))
  return kept
}

export const BootstrapContext = createContext<Bootstrap | null>(null)

export function useBootstrap(): Bootstrap {
  const bootstrap = useContext(BootstrapContext)
  if (!bootstrap) throw new Error('BootstrapContext is missing above this component')
  return bootstrap
}

/** The brand of this host. */
export const useBrand = (): PublicBrand => useBootstrap().brand
