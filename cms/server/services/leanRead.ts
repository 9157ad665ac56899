import { combineQueries, type CollectionSlug, type DataFromCollectionSlug, Forbidden, type PayloadRequest, type Where } from 'payload'

type Names<Slug extends CollectionSlug> = keyof DataFromCollectionSlug<Slug> & string
type Asked<Slug extends CollectionSlug, Name extends Names<Slug>> = Readonly<{
  collection: Slug
  /** Conditions besides the access rule; written in code, never a person's. */
  where?: Where
  /** Names of fields, the id besides. Relations come as ids. */
  select: readonly Name[]
  sort?: string
  /** All rows when it is left out. */
  limit?: number
}>

export type LeanRow<Slug extends CollectionSlug, Name extends Names<Slug>> = Readonly<
  Pick<DataFromCollectionSlug<Slug>, Name> & { id: string }
>

/**
 * A lean read: rows of a collection that the person of a request may see, and of each no more than the fields asked for, from the database
 * alone. The collection's own read rule is part of the query, always; what lies in the trash is left out. No hook runs on the rows: a field
 * that its own rule closes for the person is left out, and a rule that must see the row first says no here. For the reads that every screen
 * makes (docs/decisions/080); everything else asks `payload.find`. What leaves the server is parsed by its contract besides. Throws
 * Payload's `Forbidden` for whoever may see nothing of the collection, unless told to answer with no rows.
 */
export async function leanRead<const Slug extends CollectionSlug, const Name extends Names<Slug>>(
  req: PayloadRequest,
  {
    collection,
    limit = 0,
    select,
    sort,
    where = {},
    whenForbidden = 'throw',
  }: Asked<Slug, Name> & Readonly<{ whenForbidden?: 'throw' | 'empty' }>,
): Promise<LeanRow<Slug, Name>[]> {
  const { config } = req.payload.collections[collection]
  const rule = await config.access.read({ req })
  if (rule === false && whenForbidden === 'throw') throw new Forbidden(req.t)
  if (rule === false) return []
  return rows(req, { collection, where: combineQueries(where, rule), select: await openTo(req, collection, select), sort, limit })
}

/** As `leanRead`, with the rights of the caller, who has checked that the person may see what `where` leads to. Say so where it is called. */
export function leanReadUnchecked<const Slug extends CollectionSlug, const Name extends Names<Slug>>(
  req: PayloadRequest,
  { collection, limit = 0, select, sort, where = {} }: Asked<Slug, Name>,
): Promise<LeanRow<Slug, Name>[]> {
  return rows(req, { collection, where, select, sort, limit })
}

type Query = Readonly<{ collection: CollectionSlug; where: Where; select: readonly string[]; sort: string | undefined; limit: number }>

async function rows<Row>(req: PayloadRequest, { collection, limit, select, sort, where }: Query): Promise<Row[]> {
  const { config } = req.payload.collections[collection]
  const kept: Where = config.trash && !select.includes('deletedAt') ? { and: [where, { deletedAt: { exists: false } }] } : where
  const { docs } = await req.payload.db.find({
    collection,
    where: kept,
    select: Object.fromEntries(select.map((name) => [name, true] as const)),
    ...(sort === undefined ? {} : { sort }),
    limit,
    pagination: false,
    joins: false as never,
    req,
  })
  const names = ['id', ...new Set(select)]
  const asked = new Set(names)
  // The SQLite adapter reads whole rows as soon as a selection names a group of fields. By loops: an overview has ten thousand rows.
  return docs.map((doc) => {
    if (hasOnly(doc, asked)) return doc as Row
    const row: Record<string, unknown> = {}
    for (const name of names) if (name in doc) row[name] = doc[name as keyof typeof doc]
    return row as Row
  })
}

function hasOnly(doc: object, names: ReadonlySet<string>): boolean {
  for (const name in doc) if (!names.has(name)) return false
  return true
}

/** The names of those fields that the person may read on every row. */
async function openTo<Name extends string>(req: PayloadRequest, collection: CollectionSlug, names: readonly Name[]): Promise<Name[]> {
  const { flattenedFields } = req.payload.collections[collection].config
  const open: Name[] = []
  for (const name of names) {
    const field = flattenedFields.find((each) => each.name === name)
    const rule = field && 'access' in field ? field.access?.read : undefined
    if (field && 'hidden' in field && field.hidden) continue
    if (rule === undefined || (await rule({ req }))) open.push(name)
  }
  return open
}
