import { type CollectionBeforeValidateHook, ValidationError, type Where } from 'payload'
import { ruleText } from '../labels/ruleText'

type Doc = Record<string, unknown> & { id?: string }

/**
 * Refuses an address part that another record of the same scope has, and says so beside the field. A record in the trash keeps its address, or
 * it could not come back. The database's own index (`indexes`) decides between two who save at once.
 */
export const refuseTakenSlug =
  (scope: readonly string[]): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    const doc: Doc = { ...(originalDoc as Doc | undefined), ...(data as Doc) }
    const before = originalDoc as Doc | undefined
    const same = ['slug', ...scope].map((name): Where => ({ [name]: { equals: doc[name] } }))
    const isUnchanged = before !== undefined && ['slug', ...scope].every((name) => before[name] === doc[name])
    if (isUnchanged || typeof doc.slug !== 'string' || scope.some((name) => typeof doc[name] !== 'string')) return data
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where: { and: [...same, ...(before?.id === undefined ? [] : [{ id: { not_equals: before.id } }])] },
      limit: 1,
      pagination: false,
      depth: 0,
      select: { deletedAt: true, name: true } as never,
      trash: true,
      // rights: whether an address is free is asked of all records; its answer goes to whoever may write them.
      overrideAccess: true,
      req,
    })
    const [other] = docs as unknown as { name?: string; deletedAt?: string | null }[]
    if (!other) return data
    const message = ruleText(req, other.deletedAt ? 'rule.slugInTrash' : 'rule.slugTaken', { name: other.name ?? '' })
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', message }], req })
  }
