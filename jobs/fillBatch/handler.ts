import type { Payload } from 'payload'
import { brands } from '../../cms/server/brands'
import { batchById, changeBatch, isOfChange, leftOutOf, type LeftOut } from '../../cms/server/services/report/batches/batchRows'
import { queueStatement, statementKeyOf } from '../../cms/server/services/report/batches/statementRows'
import { periodOfBatch } from '../../cms/server/services/report/batches/offeredBatches'
import type { StatementInputs } from '../../cms/server/services/report/batches/statementInputs'
import { externalIdOf } from '../../cms/server/wealth/externalIdOf'
import { idOf } from '../../collections/idOf'
import type { Account, Portal, Report, ReportBatch, User } from '../../collections/payload-types'
import type { Brand } from '../../shared/brands/brandSchema'
import { mainSourceOf } from '../../shared/brands/mainSourceOf'
import { isoDate } from '../../shared/domain/dates'
import type { Locale } from '../../shared/i18n/locales'
import type { JobRun } from '../defineJob'

type Run = Pick<JobRun<{ batchId: string }>, 'assertLease' | 'input' | 'payload'>

/** Run again it writes only what is missing: each account has one statement of a batch, whoever writes first (`reports.activeKey`). */
export async function fillBatch({ assertLease, input, payload }: Run): Promise<void> {
  const batch = await batchById(payload, input.batchId)
  if (batch?.state !== 'running' || leftOutOf(batch) !== null) return
  const brand = brands().get(batch.brand)
  if (!brand) throw new Error(`There is no brand ${batch.brand}`)
  // rights: the worker's own, as it looks at every account of the portal.
  const portal = await payload.findByID({ collection: 'portals', id: idOf(batch.portal), depth: 0, overrideAccess: true })
  const asked = askedFor(batch)
  const accounts = await accountsOf(payload, batch, asked.accounts ?? null)
  const published = await publishedOf(payload, batch)
  const locales = await localesOf(payload, accounts, brand, portal)
  const leftOut: LeftOut[] = []
  for (const account of accounts) {
    const reason = reasonOf(account, brand, published)
    if (reason) leftOut.push({ account: account.id, reason })
    else {
      const locale = locales.get(account.id) ?? portal.portalLanguage
      await writeStatement(payload, { account, batch, brand, locale, portal, inputs: asked.inputs?.[account.id] })
    }
  }
  await assertLease()
  // Of two deeds at once the next try finds what the other left.
  if (!(await changeBatch(payload, batch, { leftOut: leftOut }))) throw new Error(`Batch ${batch.id} was changed meanwhile`)
}

type Asked = Readonly<{ accounts?: string[] | null; inputs?: Readonly<Record<string, Partial<StatementInputs>>> }>

/** What was asked of a batch that is still being filled; nothing once it is. */
export const askedFor = (batch: Pick<ReportBatch, 'leftOut'>): Asked => (leftOutOf(batch) === null ? ((batch.leftOut ?? {}) as Asked) : {})

/** Of a batch by hand those that were chosen, else all of the portal. */
async function accountsOf(payload: Payload, batch: ReportBatch, chosen: string[] | null): Promise<Account[]> {
  const { docs } = await payload.db.find<Account>({
    collection: 'accounts',
    where: {
      and: [{ portal: { equals: idOf(batch.portal) } }, { deletedAt: { exists: false } }, ...(chosen ? [{ id: { in: chosen } }] : [])],
    },
    sort: 'id',
    joins: false as never,
    limit: 0,
    pagination: false,
  })
  return docs
}

/** Accounts that have a published statement of this kind and day: only a correction changes it. */
async function publishedOf(payload: Payload, { date, kind, origin, portal }: ReportBatch): Promise<Set<string>> {
  if (origin === 'correction' || isOfChange({ origin })) return new Set()
  const { docs } = await payload.db.find<{ account?: string | null }>({
    collection: 'report-deliveries',
    where: { and: [{ kind: { equals: kind } }, { date: { equals: date } }, { portal: { equals: idOf(portal) } }] },
    select: { account: true },
    limit: 0,
    pagination: false,
  })
  return new Set(docs.flatMap(({ account }) => idOf(account) ?? []))
}

function reasonOf(account: Account, brand: Brand, published: ReadonlySet<string>): LeftOut['reason'] | null {
  if (!account.active) return 'inactive'
  if (externalIdOf(account, mainSourceOf(brand)) === null) return 'notLinked'
  return published.has(account.id) ? 'published' : null
}

/** Each client's own language, where the brand has it. */
async function localesOf(payload: Payload, accounts: readonly Account[], brand: Brand, portal: Portal): Promise<Map<string, Locale>> {
  const clients = [...new Set(accounts.flatMap(({ client }) => idOf(client) ?? []))]
  const { docs } =
    clients.length === 0
      ? { docs: [] }
      : await payload.db.find<Pick<User, 'id' | 'userLanguage'>>({
          collection: 'users',
          where: { id: { in: clients } },
          select: { userLanguage: true },
          limit: 0,
          pagination: false,
        })
  const chosen = new Map(docs.map(({ id, userLanguage }) => [id, userLanguage]))
  const otherwise = brand.locales.includes(portal.portalLanguage) ? portal.portalLanguage : brand.defaultLocale
  return new Map(
    accounts.map(({ client, id }) => {
      const own = chosen.get(idOf(client) ?? '')
      return [id, own && brand.locales.includes(own) ? own : otherwise]
    }),
  )
}

/** The language of a single statement. */
export const localeOfAccount = async (payload: Payload, account: Account, brand: Brand, portal: Portal): Promise<Locale> =>
  (await localesOf(payload, [account], brand, portal)).get(account.id) ?? brand.defaultLocale

type Writing = Readonly<{
  account: Account
  batch: ReportBatch
  brand: Brand
  locale: Locale
  portal: Portal
  /** What it is to be made of, where that is known. */
  inputs?: Partial<StatementInputs> | undefined
}>

export async function writeStatement(payload: Payload, { account, batch, brand, inputs, locale, portal }: Writing): Promise<void> {
  const { date, from, range } = periodOfBatch(batch.kind, isoDate(batch.date), brand)
  const activeKey = statementKeyOf(batch.id, account.id)
  const data = {
    account: account.id,
    batch: batch.id,
    portalSlug: portal.slug,
    brand: brand.name,
    locale,
    kind: batch.kind,
    range,
    ...(from ? { periodFrom: from } : {}),
    reportDate: date,
    state: 'queued',
    askedAt: new Date().toISOString(),
    readings: 0,
    ...inputs,
    activeKey,
    // Unique, and null is a value to a unique index of MongoDB.
    slot: activeKey,
  }
  const row: unknown = await payload.db.create({ collection: 'reports', data }).catch(async (error: unknown) => {
    const found = await payload.db.findOne<Report>({ collection: 'reports', where: { activeKey: { equals: activeKey } } })
    if (found) return found
    throw error
  })
  await queueStatement(payload, row as Report)
}
