import { brands, toPublicBrand } from '../../cms/server/brands'
import { portalDirectory } from '../../cms/server/portalBuild'
import { renderPortalHtml } from '../../cms/server/portalHtml'
import { rowsOf } from '../../jobs/generateReport/rowsOf'
import type { Chromium } from '../../jobs/pdf/chromium'
import { contentSecurityPolicy } from '../../jobs/pdf/contentSecurityPolicy'
import { renderDeadlineMs, renderReportPdf } from '../../jobs/pdf/render'
import type { ReportResponse } from '../../shared/contracts/report'
import type { Locale } from '../../shared/i18n/locales'

const nonce = 'printed'

/**
 * The PDF of figures that nobody has to book first, printed by the built portal within the deadline that the worker gives such a report; those with the same
 * `sharedBy` in one page, as statements of a batch are.
 */
export async function printReport(
  chromium: Chromium,
  figures: ReportResponse,
  { locale = 'en', sharedBy }: Readonly<{ locale?: Locale; sharedBy?: string }> = {},
): Promise<Uint8Array> {
  const brand = brands().get('akta')
  if (!brand) throw new Error('there is no brand akta')
  const path = `/dashboard/akta/account/${figures.account.id}/export`
  return renderReportPdf(chromium, {
    path,
    document: () =>
      renderPortalHtml({
        brand: toPublicBrand(brand),
        locale,
        theme: 'main',
        scheme: 'light',
        nonce,
        title: 'Report',
        path,
        tab: null,
        demo: false,
        hasSession: false,
        hasAcceptedCookies: true,
        isAtDoor: false,
      }),
    contentSecurityPolicy: contentSecurityPolicy(nonce),
    assetsDir: portalDirectory(),
    api: { path: `/api/wealth/accounts/${figures.account.id}/report`, body: figures },
    description: { title: 'Report', author: brand.displayName, subject: figures.account.name, createdAt: new Date(figures.generatedAt) },
    deadlineMs: renderDeadlineMs(figures.portfolios.length, rowsOf(figures)),
    ...(sharedBy === undefined ? {} : { sharedBy }),
  })
}
