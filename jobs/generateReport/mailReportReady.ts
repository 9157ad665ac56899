import type { Payload } from 'payload'
import { brands } from '../../cms/server/brands'
import { queueMail } from '../../cms/server/mail/queueMail'
import { idOf } from '../../collections/idOf'
import type { Document, Report } from '../../collections/payload-types'
import { isoDateSchema } from '../../shared/domain/dates'

/** Tells the person who asked for a report that it is done, once, unless they have turned that off or may no longer come in. */
export async function mailReportReady(payload: Payload, report: Report, document: Document): Promise<void> {
  const brand = brands().get(report.brand)
  const owner = idOf(report.owner)
  // rights: the worker's own, as it asks whom to write to, and whether they want it.
  const user = owner && (await payload.findByID({ collection: 'users', id: owner, depth: 0, overrideAccess: true, disableErrors: true }))
  const asOf = isoDateSchema.safeParse(document.asOf)
  if (!brand || !asOf.success || !user || user.disabled || user.deletedAt || user.notifyReportReady === false) return
  await queueMail(payload, {
    template: 'reportReady',
    to: user.email,
    user: user.id,
    brand: brand.name,
    locale: user.userLanguage && brand.locales.includes(user.userLanguage) ? user.userLanguage : report.locale,
    data: { name: user.name, report: document.name, portal: report.portalSlug, account: idOf(report.account), asOf: asOf.data },
    onceKey: `reportReady:${report.id}`,
  })
}
