import type { Payload, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { cache } from 'react'
import { narrowedToBrand } from '../../../collections/brandScopes'
import { jobsCollection } from '../../../jobs/queue/jobFields'
import { unlinkedAccounts } from '../../server/wealth/externalIdOf'
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
      where: { and: [{ active: { equals: true } }, unlinkedAccounts()] },
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

/**
 * What waits beside those kinds, with the collections that there are: pages and the like that were never published, and forms that came in and
 * that nobody has taken up, which stand at the first step of their workflow.
 */
export function contentQuestions({ collections }: Pick<SanitizedConfig, 'collections'>): Required<CountQuestion>[] {
  return collections.flatMap(({ flattenedFields, slug: collection, versions }): Required<CountQuestion>[] => {
    if (String(collection) === 'submissions') {
      const step = flattenedFields.find((field) => field.name === 'step')
      const [first] = step?.type === 'select' ? step.options : []
      const value = typeof first === 'string' ? first : first?.value
      return value === undefined ? [] : [{ collection, where: { step: { equals: value } } }]
    }
    return versions && versions.drafts ? [{ collection, where: { _status: { equals: 'draft' } } }] : []
  })
}

export type Counts = Readonly<{
  waiting: Record<WaitingKind, number>
  /** Drafts and new submissions, by their collection; none of zero. */
  content: ReadonlyMap<string, number>
  total: number
}>

/** All questions of what waits: the kinds first, in their order, then those of the content. */
export const allQuestions = (payload: Payload, now: Date): Required<CountQuestion>[] => {
  const kinds = waitingQuestions(now)
  return [...waitingKinds.map((kind) => kinds[kind]), ...contentQuestions(payload.config)]
}

/** The same questions of one brand's records; as they are where there is none. What all brands share counts with each. */
export const questionsOfBrand = <Question extends CountQuestion>(
  req: PayloadRequest,
  brand: string | null,
  questions: readonly Question[],
): Promise<Question[]> =>
  Promise.all(
    questions.map(async (question) =>
      brand === null ? question : { ...question, where: await narrowedToBrand(req, question.collection, brand, question.where ?? {}) },
    ),
  )

/** What the menu counts of a brand, of all where it is null: what waits, by kind, and the portals. One statement, asked once a page. */
export const loadMenu = cache(async (req: PayloadRequest, brand: string | null): Promise<Readonly<{ waiting: Counts; portals: number }>> => {
  const questions: CountQuestion[] = [...allQuestions(req.payload, new Date()), { collection: 'portals' }]
  const counts = await countRecords(req.payload, await questionsOfBrand(req, brand, questions))
  return { waiting: toCounts(req.payload, counts), portals: counts.at(-1) ?? 0 }
})

/** `counts` are the answers to `allQuestions`, and may go on after them. */
export function toCounts(payload: Payload, counts: readonly number[]): Counts {
  const waiting = Object.fromEntries(waitingKinds.map((kind, index) => [kind, counts[index] ?? 0])) as Record<WaitingKind, number>
  const content = new Map(
    contentQuestions(payload.config).flatMap(({ collection }, index) => {
      const count = counts[waitingKinds.length + index] ?? 0
      return count === 0 ? [] : [[collection, count] as const]
    }),
  )
  const total = [...Object.values(waiting), ...content.values()].reduce((sum, count) => sum + count, 0)
  return { waiting, content, total }
}

/** How much of what waits is counted with a collection in the menu. */
export function waitingIn({ content, waiting }: Counts, slug: string): number {
  const questions = waitingQuestions(new Date(0))
  return waitingKinds.reduce((sum, kind) => sum + (questions[kind].collection === slug ? waiting[kind] : 0), content.get(slug) ?? 0)
}
