import { APIError, createLocalReq, type Payload } from 'payload'
import { logger } from '../../cms/server/logger'
import { causeOfCommentary, isRestless } from '../../cms/server/services/report/batches/commentaryCause'
import { periodOfBatch } from '../../cms/server/services/report/batches/offeredBatches'
import { type Compared, regenerate } from '../../cms/server/services/report/batches/regenerate'
import { inputsOf, type StatementInputs } from '../../cms/server/services/report/batches/statementInputs'
import { requestOfStatement } from '../../cms/server/services/report/batches/statementReader'
import { type Subject, type Watched, watchedStatements, watchedSubjects } from '../../cms/server/services/report/batches/watchedStatements'
import { loadReport } from '../../cms/server/services/report/loadReport'
import { mainSourceOf } from '../../shared/brands/mainSourceOf'
import type { JobRun } from '../defineJob'

type Run = Pick<JobRun<{ source: string }>, 'assertLease' | 'input' | 'payload' | 'signal'> & Readonly<{ now?: Date }>

/** Accounts of a portal one after the other that the source may fail on, before it is left alone until its next import. */
const mostFailures = 3

/**
 * Reads the figures of each statement of a source's last months again and compares them with those that it was made of. Figures that are old or not whole are
 * compared with nothing: a source that fails changes no statement. It keeps nothing of its own, so it may be run at any time.
 */
export async function followFigures({ assertLease, input, now = new Date(), payload, signal }: Run): Promise<void> {
  for (const subject of await watchedSubjects(payload, await createLocalReq({}, payload))) {
    if (mainSourceOf(subject.brand).name !== input.source) continue
    const compared: Compared[] = []
    let failures = 0
    for (const one of await watchedStatements(payload, subject)) {
      if (signal.aborted) return
      if (failures >= mostFailures) break
      try {
        const inputs = await inputsNow(payload, subject, one)
        failures = 0
        if (inputs) compared.push({ ...one, now: inputs })
      } catch (error) {
        if (!(error instanceof APIError)) throw error
        failures += 1
        logger.warn({ msg: 'figures of a statement could not be read again', account: one.account, date: subject.date, err: error })
      }
    }
    // Somebody is at the day's commentary: `followCommentary` and the next import are soon enough for both.
    if (compared.length === 0 || (await isRestless(payload, subject.brand, subject.date, now))) continue
    await assertLease()
    const causes = [await causeOfCommentary(payload, subject.brand, subject.date), { reason: 'data', name: null, by: null } as const]
    await regenerate(payload, subject, compared, causes)
  }
}

/** What a statement would be made of now; null when its figures are not whole. Throws an `APIError` when there are none. */
async function inputsNow(payload: Payload, { brand, date, kind }: Subject, { account, newest }: Watched): Promise<StatementInputs | null> {
  const req = await requestOfStatement(payload, account)
  const figures = await loadReport({ req, brand, accountId: account, kind, period: periodOfBatch(kind, date, brand) })
  if (figures.degraded || figures.missing !== null) return null
  return inputsOf(payload, figures, { locale: newest.locale, defaultLocale: brand.defaultLocale })
}
