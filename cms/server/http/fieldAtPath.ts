import type { FlattenedField, SanitizedConfig } from 'payload'

/** A field of a collection, and over how many relations its path goes before it gets there. */
export type FieldAtPath = Readonly<{ field: FlattenedField; relations: number }>

/** The field that a path such as `client.name` means; null when there is none that the path tells for sure. */
export function fieldAtPath(config: SanitizedConfig, slug: string, path: string): FieldAtPath | null {
  let fields = fieldsOf(config, slug)
  let relations = 0
  let found: FlattenedField | null = null
  for (const name of path.split('.')) {
    if (found) {
      const target = 'relationTo' in found ? found.relationTo : 'collection' in found ? found.collection : null
      if (typeof target === 'string') {
        relations += 1
        fields = fieldsOf(config, target)
      } else if ('flattenedFields' in found) fields = found.flattenedFields
      else return { field: found, relations }
    }
    const next = fields.find((field) => field.name === name)
    if (!next) return found && relations > 0 ? { field: found, relations } : null
    found = next
  }
  return found ? { field: found, relations } : null
}

const fieldsOf = (config: SanitizedConfig, slug: string): FlattenedField[] =>
  config.collections.find((collection) => collection.slug === slug)?.flattenedFields ?? []
