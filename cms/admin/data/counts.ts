import type { Payload, Where } from 'payload'
import { cache } from 'react'
import { jobsCollection } from '../../../jobs/queue/jobFields'
import { countRecords, type CountQuestion } from '../../db/countRecords'

const dayMs = 24 * 3_600_000

/** A failure that nobody took up in this time is history; its job's row is cleared away too. */
const failureDays = 30

export const waitingKinds = ['unlinked', 'failedReports', 'failedJobs', 'stale'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** Jobs whose end another record tells: a report that failed would be counted twice. */
const toldElsewhere = ['generateReport']

/** What waits for somebody, each kind in the collection that it is counted with in the menu. */
export function waitingQuestions(now: Date): Record<WaitingKind, Required<CountQuestion>> {
  const since = new Date(now.getTime() - failureDays * dayMs).toISOString()
  return {
    unlinked: {
      collection: 'accounts',
      where: { and: [{ active: { equals: true } }, { externalId: { exists: false } }] },
    },
    failedReports: {
      collection: 'reports',
      where: { and: [{ state: { equals: 'failed' } }, { updatedAt: { greater_than: since } }] },
    },
    failedJobs: {
      collection: jobsCollection,
      where: { and: [{ hasError: { equals: true } }, { taskSlug: { not_in: toldElsewhere } }, { updatedAt: { greater_than: since } }] },
    },
    stale: { collection: 'figures', where: staleFigures(now) },
  }
}

/** Figures of accounts in use that were fetched more than a day ago. */
const staleFigures = (now: Date): Where => ({
  and: [
    { portfolio: { exists: false } },
    { fetchedAt: { less_than: new Date(now.getTime() - dayMs).toISOString() } },
    { 'account.active': { equals: true } },
    { 'account.deletedAt': { exists: false } },
  ],
})

export type Counts = Readonly<{ waiting: Record<WaitingKind, number>; total: number }>

/** What waits, by kind: one statement, asked once a page. */
export const loadWaiting = cache(async (payload: Payload): Promise<Counts> => {
  const questions = waitingQuestions(new Date())
  const counts = await countRecords(
    payload,
    waitingKinds.map((kind) => questions[kind]),
  )
  return toCounts(counts)
})

export function toCounts(counts: readonly number[]): Counts {
  const waiting = Object.fromEntries(waitingKinds.map((kind, index) => [kind, counts[index] ?? 0])) as Record<WaitingKind, number>
  return { waiting, total: waitingKinds.reduce((sum, kind) => sum + waiting[kind], 0) }
}

const collectionOf = waitingQuestions(new Date(0))

/** How much of what waits is counted with a collection in the menu. */
export const waitingIn = ({ waiting }: Counts, slug: string): number =>
  waitingKinds.reduce((sum, kind) => sum + (collectionOf[kind].collection === slug ? waiting[kind] : 0), 0)
