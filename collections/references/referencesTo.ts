import type { CollectionConfig, CollectionSlug, Field, Where } from 'payload'

/** A field through which records of one collection name records of another. */
export type Reference = Readonly<{
  collection: CollectionSlug
  /** From the record's root, with dots: rows of arrays and blocks have no number in it. */
  path: string
  /** The record is a part of the one that it names, and is out of sight with it: see `partOf`. */
  isPart: boolean
  /** The field may name records of several collections. */
  isMixed: boolean
}>

/** Who made, changed or published a record: no reason to keep the record of that person. */
const stamps = new Set(['createdBy', 'updatedBy', 'publishedBy'])

/**
 * For the `custom` of a relation whose record is a part of the one that it names, as a transaction is of its portfolio, or that the server
 * derives from others: it goes out of sight with that record, and does not keep anybody from moving it to the trash.
 */
export const partOf = { isPart: true } as const

type Collections = readonly Pick<CollectionConfig, 'slug' | 'trash' | 'fields'>[]

/** The fields of all records that people keep (those with a trash) which name a record of this collection. Links within rich text are none. */
export const referencesTo = ({ collections }: Readonly<{ collections: Collections }>, slug: string): Reference[] =>
  collections.filter(({ trash }) => trash).flatMap(({ fields, slug: from }) => within(fields, '', { from: from as CollectionSlug, slug }))

type Search = Readonly<{ from: CollectionSlug; slug: string }>

function within(fields: readonly Field[], prefix: string, search: Search): Reference[] {
  return fields.flatMap((field): Reference[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => within(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix, search))
    if (field.type === 'row' || field.type === 'collapsible') return within(field.fields, prefix, search)
    if (field.type === 'group') return within(field.fields, 'name' in field && field.name ? `${prefix}${field.name}.` : prefix, search)
    if (field.type === 'array') return within(field.fields, `${prefix}${field.name}.`, search)
    if (field.type === 'blocks') return unique(field.blocks.flatMap((block) => within(block.fields, `${prefix}${field.name}.`, search)))
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    if (field.virtual || stamps.has(field.name) || ![field.relationTo].flat().includes(search.slug as CollectionSlug)) return []
    const isPart = (field.custom as { isPart?: unknown } | undefined)?.isPart === true
    return [{ collection: search.from, path: `${prefix}${field.name}`, isPart, isMixed: Array.isArray(field.relationTo) }]
  })
}

/** Blocks of several kinds may have a field of the same name. */
const unique = (references: readonly Reference[]): Reference[] => [...new Map(references.map((each) => [each.path, each])).values()]

/** Records that name this one through a reference. */
export const naming = ({ isMixed, path }: Reference, slug: string, id: string): Where =>
  isMixed
    ? { and: [{ [`${path}.value`]: { equals: id } }, { [`${path}.relationTo`]: { equals: slug } }] }
    : // `in`, which reads a list of several as it reads a single one.
      { [path]: { in: [id] } }
