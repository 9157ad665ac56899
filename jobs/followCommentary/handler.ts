import { createLocalReq } from 'payload'
import { loadCommentaries } from '../../cms/server/services/report/loadCommentaries'
import { causeOfCommentary, recentCommentary } from '../../cms/server/services/report/batches/commentaryCause'
import { regenerate } from '../../cms/server/services/report/batches/regenerate'
import { hashOfCommentary } from '../../cms/server/services/report/batches/statementInputs'
import { watchedStatements, watchedSubjects } from '../../cms/server/services/report/batches/watchedStatements'
import { commentaryFor } from '../../shared/domain/commentaryFor'
import { reportKindRules } from '../../shared/domain/reportKinds'
import type { JobRun } from '../defineJob'

type Run = Pick<JobRun<object>, 'assertLease' | 'payload' | 'signal'> & Readonly<{ now?: Date }>

/**
 * Looks at the days whose commentary was written lately and has rested since, and compares each statement with what it would say now. It keeps nothing of
 * its own: run again, or after a crash, it finds what is still other.
 */
export async function followCommentary({ assertLease, now = new Date(), payload, signal }: Run): Promise<void> {
  const days = await recentCommentary(payload, now)
  if (days.size === 0) return
  const req = await createLocalReq({}, payload)
  for (const subject of await watchedSubjects(payload, req)) {
    const { brand, date, kind } = subject
    if (signal.aborted) return
    if (!reportKindRules[kind].hasCommentary || !days.has(`${brand.name} ${date}`)) continue
    const watched = await watchedStatements(payload, subject)
    if (watched.length === 0) continue
    const commentaries = await loadCommentaries(req, brand, date)
    const compared = await Promise.all(
      watched.map(async (one) => {
        const commentary = commentaryFor(commentaries, one.newest.locale, brand.defaultLocale)
        return { ...one, now: { commentaryHash: await hashOfCommentary(payload, commentary) } }
      }),
    )
    await assertLease()
    await regenerate(payload, subject, compared, [await causeOfCommentary(payload, brand, date)])
  }
}
