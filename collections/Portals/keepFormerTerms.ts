import type { CollectionBeforeChangeHook } from 'payload'
import { isoInstant } from '../../shared/domain/dates'
import type { Portal } from '../payload-types'
import { textsOf } from './termsTexts'

/**
 * Keeps each text of a portal's terms that this save replaces or takes away: somebody may have accepted it, and is to find its words again. It is
 * kept before the save and apart from it, so that a save which fails keeps one text too many, never one too few.
 */
export const keepFormerTerms: CollectionBeforeChangeHook<Portal> = async ({ data, originalDoc, req }) => {
  // A new record comes with an empty former one.
  if (originalDoc?.id === undefined || data.tnc === undefined) return data
  const present = new Set(textsOf({ tnc: { ...originalDoc.tnc, ...data.tnc } }).map(({ version }) => version))
  const replacedAt = isoInstant(new Date())
  for (const { html, locale, version } of textsOf(originalDoc).filter((text) => !present.has(text.version))) {
    const key = `${originalDoc.id} ${version}`
    const isKept = async () =>
      (await req.payload.db.count({ collection: 'former-terms', where: { onceKey: { equals: key } } })).totalDocs > 0
    if (await isKept()) continue
    await req.payload.db
      .create({ collection: 'former-terms', data: { portal: originalDoc.id, locale, version, html, replacedAt, onceKey: key } })
      .catch(async (error: unknown) => {
        // Two saves at once keep it once.
        if (!(await isKept())) throw error
      })
  }
  return data
}
