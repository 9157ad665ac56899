import type { CollectionSlug, Payload, Where } from 'payload'
import { logger } from '../../cms/server/logger'
import { settings } from '../../cms/server/settings'
import { releasedByServer } from '../../collections/Documents/keepStatements'
import { naming, referencesTo } from '../../collections/references/referencesTo'
import { anonymisePerson, isAnonymous, personal } from './anonymisePerson'

const dayMs = 86_400_000
/** An editor who threw a person away by mistake has this long to bring them back as they were. */
const undoDays = 30
/** Records of one query. */
const batch = 100

type Part = readonly [collection: CollectionSlug, field: string]

/** What is part of a record and goes with it, in this order: the collection, and its field that names the record. */
const partsOf: Partial<Record<CollectionSlug, readonly Part[]>> = {
  users: [['reports', 'owner'], ['delegations', 'grantedBy'], ...personal.map((collection): Part => [collection, 'user'])],
  portals: [
    ['navigation', 'portal'],
    ['report-batches', 'portal'],
  ],
  submissions: [['form-files', 'submission']],
  'data-processes': [
    ['data-process-steps', 'process'],
    ['datasets', 'process'],
  ],
  portfolios: [
    ['transactions', 'portfolio'],
    ['holdings', 'portfolio'],
    ['reports', 'portfolio'],
    ['documents', 'portfolio'],
    ['figures', 'portfolio'],
  ],
  accounts: [
    ['transactions', 'account'],
    ['holdings', 'account'],
    ['reports', 'account'],
    ['report-deliveries', 'account'],
    ['documents', 'account'],
    ['figures', 'account'],
    ['delegations', 'account'],
    ['portfolios', 'account'],
  ],
}

/** Those first that others are made of, so that one run takes a firm away with its portals and their accounts. */
const order: readonly CollectionSlug[] = ['documents', 'portfolios', 'accounts', 'portals', 'access-groups', 'users', 'organisations']

type Run = Readonly<{ payload: Payload; signal: AbortSignal; now?: Date }>

export async function endRetention({ now = new Date(), payload, signal }: Run): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() - settings().retentionYears)

  await eachTrashed<{ id: string; email: string }>(payload, 'users', before(undoDays), signal, async (person) => {
    if (!isAnonymous(person)) await anonymisePerson(payload, person)
  })

  const trashed = payload.config.collections.filter(({ trash }) => trash).map(({ slug }) => slug)
  for (const slug of [...order, ...trashed.filter((each) => !order.includes(each))]) {
    let removed = 0
    await eachTrashed(payload, slug, end.toISOString(), signal, async ({ id }) => {
      if (await isHeld(payload, slug, id)) return
      await remove(payload, slug, id)
      removed += 1
    })
    if (removed > 0) logger.info({ msg: 'records removed at the end of their retention', collection: slug, count: removed })
  }
  // rights: the worker's own; nobody else may remove lines of the log.
  const old = { createdAt: { less_than: end.toISOString() } }
  for (const collection of ['logs', 'sms'] as const) await payload.db.deleteMany({ collection, where: old })
  await payload.db.deleteMany({ collection: 'mails', where: { and: [old, { state: { not_equals: 'queued' } }] } })
  await payload.db.deleteMany({ collection: 'log-analytics', where: { forDate: { less_than: end.toISOString().slice(0, 10) } } })
}

/** Calls for each record that went to the trash before `until`, oldest first, whatever becomes of those before it. */
async function eachTrashed<Doc extends { id: string }>(
  payload: Payload,
  collection: CollectionSlug,
  until: string,
  signal: AbortSignal,
  each: (record: Doc) => Promise<void>,
): Promise<void> {
  let after = ''
  for (;;) {
    const where: Where = { and: [{ deletedAt: { less_than: until } }, ...(after === '' ? [] : [{ id: { greater_than: after } }])] }
    // rights: the worker's own, over the trash.
    const { docs } = await payload.db.find<Doc>({ collection, where, sort: 'id', limit: batch, pagination: false })
    for (const record of docs) {
      if (signal.aborted) return
      await each(record)
    }
    const last = docs.at(-1)
    if (!last || docs.length < batch) return
    after = last.id
  }
}

/** Whether a record that is kept, and is no part of it, refers to it: an account to its client and its portal, a portal to its firm. */
async function isHeld(payload: Payload, slug: CollectionSlug, id: string): Promise<boolean> {
  const own = partsOf[slug] ?? []
  for (const reference of referencesTo(payload.config, slug)) {
    const { collection, path } = reference
    if (own.some(([part, name]) => part === collection && name === path)) continue
    // rights: the worker's own, the trash included.
    const { totalDocs } = await payload.db.count({ collection, where: naming(reference, slug, id) })
    if (totalDocs > 0) return true
  }
  return false
}

/** For good, with what is part of it and with its stored file. */
async function remove(payload: Payload, collection: CollectionSlug, id: string): Promise<void> {
  for (const [part, field] of partsOf[collection] ?? []) {
    // rights: the worker's own, the trash included.
    const { docs } = await payload.db.find<{ id: string }>({
      collection: part,
      where: { [field]: { equals: id } },
      pagination: false,
      limit: 0,
    })
    for (const doc of docs) await remove(payload, part, doc.id)
  }
  // rights: the worker's own. No line in the log: it would keep the name longer than the record.
  await payload.delete({
    collection,
    id,
    depth: 0,
    trash: true,
    overrideAccess: true,
    context: { skipLog: true, [releasedByServer]: true },
  })
}
