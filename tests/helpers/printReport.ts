import { brands } from '../../cms/server/brands'
import { portalDirectory } from '../../cms/server/portalBuild'
import { rowsOf } from '../../jobs/generateReport/rowsOf'
import type { Chromium } from '../../jobs/pdf/chromium'
import { renderDeadlineMs, renderReportPdf } from '../../jobs/pdf/render'
import { reportDocument } from '../../jobs/pdf/reportDocument'
import type { ReportResponse } from '../../shared/contracts/report'
import type { Locale } from '../../shared/i18n/locales'

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
    ...reportDocument({ brand, locale, theme: 'main', title: 'Report', path }),
    assetsDir: portalDirectory(),
    api: { path: `/api/wealth/accounts/${figures.account.id}/report`, body: figures },
    description: { title: 'Report', author: brand.displayName, subject: figures.account.name, createdAt: new Date(figures.generatedAt) },
    deadlineMs: renderDeadlineMs(figures.portfolios.length, rowsOf(figures)),
    ...(sharedBy === undefined ? {} : { sharedBy }),
  })
}
