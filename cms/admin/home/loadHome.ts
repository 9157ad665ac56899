import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { narrowedToBrand } from '../../../collections/brandScopes'
import { idOf } from '../../../collections/idOf'
import type { Account, Figure, Log, PayloadJob, Portal, Report } from '../../../collections/payload-types'
import { jobsCollection } from '../../../jobs/queue/jobFields'
import { type CountQuestion, countRecords, lookUpTogether } from '../../db/countRecords'
import { withoutViews } from '../../server/services/views/withoutViews'
import { allQuestions, type Counts, questionsOfBrand, toCounts, type WaitingKind, waitingKinds } from '../data/counts'
import { findNames, type NamedRecord } from '../data/records'

const weekMs = 7 * 24 * 3_600_000

/** Rows of each kind; the rest is a link. */
const shownRows = 5
const shownLines = 8

export type PortalRow = Readonly<{ portal: Pick<Portal, 'id' | 'name' | 'brand' | 'theme'>; accounts: number; signedIn: number }>

export type HomeData = Readonly<{
  counts: Counts
  unlinked: readonly Pick<Account, 'id' | 'name' | 'portal' | 'createdAt'>[]
  reports: readonly Pick<Report, 'id' | 'account' | 'error' | 'updatedAt'>[]
  jobs: readonly Pick<PayloadJob, 'id' | 'taskSlug' | 'error' | 'updatedAt'>[]
  stale: readonly Pick<Figure, 'id' | 'account' | 'asOf' | 'fetchedAt'>[]
  activity: readonly Log[]
  portals: readonly PortalRow[]
  /** Records of each collection that was asked for. */
  totals: ReadonlyMap<string, number>
  /** Names of the people and the accounts that the rows above speak of, by id. */
  people: ReadonlyMap<string, NamedRecord>
  accounts: ReadonlyMap<string, NamedRecord>
}>

type Asked = Readonly<{
  /** Slugs of the collections to count. */
  collections: readonly string[]
  /** The name of the brand whose records it speaks of; null for all. */
  brand: string | null
  now?: Date
}>

/**
 * All that the panel's first page says, with the rights of whoever looks: in at most ten statements; in four more where it speaks of one brand, to find
 * whose the people are.
 */
export async function loadHome(req: PayloadRequest, { brand, collections, now = new Date() }: Asked): Promise<HomeData> {
  const { payload } = req
  const rows = <Slug extends CollectionSlug>(collection: Slug, sort: string, limit = shownRows) =>
    ({ collection, sort, limit, pagination: false, depth: 0 }) as const
  const { docs: portals } = await payload.find({
    ...rows('portals', 'name', 50),
    where: await narrowedToBrand(req, 'portals', brand, {}),
    overrideAccess: false,
    req,
    select: { name: true, brand: true, theme: true },
  })
  const waiting = await questionsOfBrand(req, brand, allQuestions(payload, now))
  const questions = await lookUpTogether<CountQuestion>(payload, [
    ...waiting,
    ...portals.flatMap(({ id }): CountQuestion[] => [
      { collection: 'accounts', where: { portal: { equals: id } } },
      {
        collection: 'accounts',
        where: {
          and: [{ portal: { equals: id } }, { 'client.lastLogin': { greater_than: new Date(now.getTime() - weekMs).toISOString() } }],
        },
      },
    ]),
    ...(await questionsOfBrand<CountQuestion>(
      req,
      brand,
      collections.map((collection) => ({ collection: collection as CollectionSlug })),
    )),
  ])
  const asked = Object.fromEntries(waitingKinds.map((kind, index) => [kind, questions[index]?.where ?? {}])) as Record<WaitingKind, Where>
  const [counted, unlinked, reports, jobs, stale, activity] = await Promise.all([
    countRecords(payload, questions),
    payload.find({
      ...rows('accounts', 'createdAt'),
      overrideAccess: false,
      req,
      where: asked.unlinked,
      select: { name: true, portal: true, createdAt: true },
    }),
    payload.find({
      ...rows('reports', '-updatedAt'),
      overrideAccess: false,
      req,
      where: asked.failedReports,
      select: { account: true, error: true, updatedAt: true },
    }),
    payload.find({ ...rows(jobsCollection, '-updatedAt'), overrideAccess: false, req, where: asked.failedJobs }),
    payload.find({
      ...rows('figures', 'fetchedAt'),
      overrideAccess: false,
      req,
      where: asked.stale,
      select: { account: true, asOf: true, fetchedAt: true },
    }),
    payload.find({
      ...rows('logs', '-createdAt', shownLines),
      where: await narrowedToBrand(req, 'logs', brand, withoutViews()),
      overrideAccess: false,
      req,
    }),
  ])
  const [people, accounts] = await Promise.all([
    findNames(
      payload,
      'users',
      idsOf(activity.docs.flatMap(({ collection, recordId, user }) => [user, collection === 'users' ? recordId : null])),
    ),
    findNames(
      payload,
      'accounts',
      idsOf([
        ...[...reports.docs, ...stale.docs].map(({ account }) => account),
        ...activity.docs.map(({ collection, recordId }) => (collection === 'accounts' ? recordId : null)),
      ]),
    ),
  ])
  const [first, each] = [waiting.length, waiting.length + 2 * portals.length]
  return {
    counts: toCounts(payload, counted),
    unlinked: unlinked.docs,
    reports: reports.docs,
    jobs: jobs.docs,
    stale: stale.docs,
    activity: activity.docs,
    portals: portals.map((portal, index) => ({
      portal,
      accounts: counted[first + 2 * index] ?? 0,
      signedIn: counted[first + 2 * index + 1] ?? 0,
    })),
    totals: new Map(collections.map((slug, index) => [slug, counted[each + index] ?? 0])),
    people,
    accounts,
  }
}

const idsOf = (relations: readonly unknown[]): string[] => [...new Set(relations.flatMap((relation) => idOf(relation) ?? []))]
