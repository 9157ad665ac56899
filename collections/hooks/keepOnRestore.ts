import type { CollectionBeforeValidateHook, FlattenedField, PayloadRequest } from 'payload'

type Data = Record<string, unknown>

/**
 * A version brings back what its sender may change, and that whole. Payload leaves out of a restored version what the person may not set, so that
 * hooks see a record without it, and what was blank in the version, which MongoDB then keeps as it is; it would also carry a version that was
 * saved on the way to the trash into the trash, past the rule of who may delete. What is not theirs stays as it stands; what was blank becomes
 * blank; the trash is left to its own doors.
 */
export const keepOnRestore: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data || !req.context.isRestoringVersion) return data
  const [version, stored] = [data as Data, (originalDoc ?? {}) as Data]
  const restored: Data = { ...version, deletedAt: stored.deletedAt ?? null }
  for (const field of collection.flattenedFields) {
    if (field.type === 'join' || ('virtual' in field && field.virtual)) continue
    if (!(await mayChange(field, version, stored, req))) restored[field.name] = stored[field.name]
    else if (version[field.name] === undefined && !unasked.has(field.name)) restored[field.name] = blankOf(field)
  }
  return restored
}

/** Payload's own, which it writes itself. */
const unasked = new Set(['id', 'createdAt', 'updatedAt', '_status', '_order'])

async function mayChange(field: FlattenedField, data: Data, doc: Data, req: PayloadRequest): Promise<boolean> {
  const rule = 'access' in field ? field.access?.update : undefined
  return rule ? rule({ id: doc.id as string, data, doc, req, siblingData: data }) : true
}

const blankOf = (field: FlattenedField): unknown => {
  if (field.type === 'group' || field.type === 'tab') return {}
  const isList = field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany === true)
  return isList ? [] : null
}
