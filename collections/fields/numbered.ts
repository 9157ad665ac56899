import type { CollectionSlug, PayloadRequest, TextField } from 'payload'
import { isLocale } from '../../shared/i18n/locales'
import { labelOf } from '../labels/label'

/** Names of one kind that are looked through for the highest number. */
const looked = 500

/**
 * A text that a new record begins with when nobody writes one: what its kind is called in the language of whoever makes it, and the next number,
 * such as "Library 4". Two that are made at once may get the same; it is a name to begin with, not an identity.
 */
export const numbered = (collection: CollectionSlug, field: TextField): TextField => ({
  ...field,
  defaultValue: ({ req }: { req: PayloadRequest }) => nextName(req, collection, field.name),
})

async function nextName(req: PayloadRequest, collection: CollectionSlug, name: string): Promise<string> {
  const language = isLocale(req.i18n.language) ? req.i18n.language : 'en'
  const kind = labelOf(`collection.${collection}.one`)?.[language] ?? collection
  const { docs } = await req.payload.find({
    collection,
    where: { [name]: { like: kind } },
    select: { [name]: true },
    sort: '-createdAt',
    limit: looked,
    pagination: false,
    depth: 0,
    joins: false as never,
    // What lies in the trash comes back under its name.
    trash: true,
    overrideAccess: false,
    req,
  })
  const numbers = (docs as unknown as Record<string, unknown>[]).map((doc) => numberIn(String(doc[name]), kind))
  return `${kind} ${Math.max(0, ...numbers) + 1}`
}

/** The number of "Library 4"; 0 for any other name. */
const numberIn = (name: string, kind: string): number => {
  const rest = name.startsWith(`${kind} `) ? name.slice(kind.length + 1) : ''
  return /^\d{1,9}$/.test(rest) ? Number(rest) : 0
}
