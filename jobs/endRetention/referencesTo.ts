import type { CollectionSlug, SanitizedConfig } from 'payload'

/** Who made, changed or published a record: no reason to keep the record of that person. */
const stamps = new Set(['createdBy', 'updatedBy', 'publishedBy'])

/** The fields of all records that people keep (those with a trash) which name a record of this collection. */
export function referencesTo({ collections }: Pick<SanitizedConfig, 'collections'>, slug: CollectionSlug) {
  return collections
    .filter(({ trash }) => trash)
    .flatMap(({ flattenedFields, slug: collection }) =>
      flattenedFields.flatMap((field) => {
        const isReference = (field.type === 'relationship' || field.type === 'upload') && field.relationTo === slug
        return isReference && !stamps.has(field.name) ? [{ collection, field: field.name }] : []
      }),
    )
}
