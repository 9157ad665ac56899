import { randomBytes } from 'node:crypto'
import { toPublicBrand } from '../../cms/server/brands'
import { renderPortalHtml } from '../../cms/server/portalHtml'
import type { Brand } from '../../shared/brands/brandSchema'
import type { Locale } from '../../shared/i18n/locales'
import type { ThemeName } from '../../shared/theme/themes'
import type { ReportPage } from './answerRequest'
import { contentSecurityPolicy } from './contentSecurityPolicy'

type Face = Readonly<{ brand: Brand; locale: Locale; theme: ThemeName; title: string; /** Without its query. */ path: string }>

/** The document of the export page as nobody's browser gets it: light, without a session, and with a nonce of its own. */
export function reportDocument({ brand, ...face }: Face): Pick<ReportPage, 'document' | 'contentSecurityPolicy'> {
  const nonce = randomBytes(16).toString('base64')
  return {
    document: () =>
      renderPortalHtml({
        ...face,
        brand: toPublicBrand(brand),
        scheme: 'light',
        nonce,
        tab: null,
        demo: false,
        hasSession: false,
        hasAcceptedCookies: true,
        isAtDoor: false,
      }),
    contentSecurityPolicy: contentSecurityPolicy(nonce),
  }
}
