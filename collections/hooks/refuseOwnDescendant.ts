import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { idOf } from '../idOf'
import { ruleText } from '../labels/ruleText'

/** Levels of records within each other. */
const deepest = 8

type Nested = { parent?: unknown }

/** Where records stand under each other by `parent`: none stands under itself, by whatever way, nor deeper than eight levels. */
export const refuseOwnDescendant: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const own = idOf(originalDoc)
  let at = idOf((data as Nested | undefined)?.parent)
  if (at === idOf((originalDoc as Nested | undefined)?.parent)) return data
  for (let level = 1; at !== null; level += 1) {
    const message =
      at === own ? ruleText(req, 'rule.underItself') : level > deepest ? ruleText(req, 'rule.mostLevels', { limit: deepest }) : null
    if (message !== null) throw new ValidationError({ collection: collection.slug, errors: [{ path: 'parent', message }], req })
    // rights: only where the records stand is read, to refuse a circle; whether the parent may be chosen is the field's own rule.
    const row: Nested | null = await req.payload.db.findOne<Nested & { id: string }>({
      collection: collection.slug,
      where: { id: { equals: at } },
      req,
    })
    at = idOf(row?.parent)
  }
  return data
}
