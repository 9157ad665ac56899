import { createHash } from 'node:crypto'
import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { generateNKeysBetween } from 'payload/shared'

/** Records of an ordered collection that belong to another record through `field` and are edited there together. */
export type RowsOf = Readonly<{ collection: Extract<CollectionSlug, 'data-process-steps' | 'navigation'>; field: string; id: string }>

export type StoredRow = Readonly<{ id: string; updatedAt: string; _order?: string | null }> & Readonly<Record<string, unknown>>
export type GivenRow = Readonly<{ id: string | null }> & Readonly<Record<string, unknown>>

export type Rows = Readonly<{ version: string; rows: readonly StoredRow[] }>

/** In their order, with what tells whether somebody changed them since. */
export async function loadRows(req: PayloadRequest, { collection, field, id }: RowsOf): Promise<Rows> {
  const { docs } = await req.payload.find({
    collection,
    where: { [field]: { equals: id } },
    sort: '_order',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const rows = docs as unknown as StoredRow[]
  const stamp = rows.map((row) => `${row.id} ${row.updatedAt}`).join('\n')
  return { rows, version: createHash('sha256').update(stamp).digest('base64url').slice(0, 22) }
}

/**
 * Makes the rows of a record these, in this order, with the rights of the person: changes those that differ, adds those without an id and moves
 * those that are missing to the trash. Throws an `APIError` 409 `conflict`, before anything is written, when somebody saved since `version` was
 * read, or when a row names an id that is not among them. What each row must be is checked by the endpoint's contract: SQLite has
 * no transaction that would take back the rows before a refused one.
 */
export async function saveRows(req: PayloadRequest, of: RowsOf, given: { version: string; rows: readonly GivenRow[] }): Promise<Rows> {
  const stored = await loadRows(req, of)
  const byId = new Map(stored.rows.map((row) => [row.id, row]))
  const ids = given.rows.flatMap(({ id }) => id ?? [])
  if (given.version !== stored.version || ids.some((id) => !byId.has(id)) || new Set(ids).size < ids.length) throw conflict()

  const keys = keysFor(given.rows.map(({ id }) => (id === null ? null : (byId.get(id)?._order ?? null))))
  for (const [index, { id, ...fields }] of given.rows.entries()) {
    const data = { ...fields, _order: keys[index] } as never
    const before = id === null ? undefined : byId.get(id)
    if (before === undefined)
      await req.payload.create({
        collection: of.collection,
        data: { ...fields, _order: keys[index], [of.field]: of.id } as never,
        depth: 0,
        overrideAccess: false,
        req,
      })
    else if (differs(before, data))
      await req.payload.update({ collection: of.collection, id: before.id, data, depth: 0, overrideAccess: false, req })
  }
  for (const { id } of stored.rows)
    if (!ids.includes(id)) {
      const deletedAt = new Date().toISOString()
      await req.payload.update({ collection: of.collection, id, data: { deletedAt }, depth: 0, overrideAccess: false, req })
    }
  return loadRows(req, of)
}

const conflict = () => new APIError('Somebody else saved this since you opened it', 409, { code: 'conflict' }, true)

/** The keys that the rows have when they are in order already; new ones for all otherwise. */
function keysFor(held: readonly (string | null)[]): readonly string[] {
  const isInOrder = held.every((key, index) => key !== null && (index === 0 || (held[index - 1] ?? '') < key))
  return isInOrder ? held.flatMap((key) => key ?? []) : generateNKeysBetween(null, null, held.length)
}

/** Compares what is given alone; rows of an array without the ids that the database gives them. */
const differs = (before: StoredRow, data: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(data).some(([name, value]) => plain(before[name]) !== plain(value))

const plain = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    inner === null || typeof inner !== 'object' || Array.isArray(inner)
      ? inner
      : Object.fromEntries(
          Object.entries(inner)
            .filter(([name]) => name !== 'id')
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        ),
  )
