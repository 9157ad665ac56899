import { APIError, type PayloadRequest } from 'payload'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import { idOf } from '../../../../collections/idOf'
import { enqueue } from '../../../../jobs/enqueue'
import { fetchFigures } from '../../../../jobs/fetchFigures/definition'
import { generateReport } from '../../../../jobs/generateReport/definition'
import { jobsCollection } from '../../../../jobs/queue/jobFields'
import { sendMail } from '../../../../jobs/sendMail/definition'
import { notFound } from '../../http/notFound'
import { isHosted } from '../../wealth/externalIdOf'

const notFailed = () => new APIError('This has not failed, or somebody ran it again already', 409, { code: 'not_failed' }, true)

/**
 * Makes a failed report once more, with the rights of whoever asked for it. Of two requests at once one wins; the other, and one for a report
 * that has not failed, throws an `APIError` 409. 404 for an id that nobody has. For platform admins.
 */
export async function runReportAgain(req: PayloadRequest, id: string): Promise<void> {
  const report = await req.payload.findByID({ collection: 'reports', id, depth: 1, disableErrors: true, overrideAccess: false, req })
  if (!report) throw notFound()
  // rights: nobody may write reports; that this person may run them again is the endpoint's to check.
  const claimed = await req.payload.db.updateOne({
    collection: 'reports',
    // A statement of a batch is made again through its batch, which then needs another approval.
    where: { and: [{ id: { equals: id } }, { state: { equals: 'failed' } }, { batch: { exists: false } }] },
    data: { state: 'queued', error: null },
    options: { atomic: true },
  })
  const owner = idOf(report.owner)
  if (!claimed || owner === null) throw notFailed()
  // The job last: the worker finds a report without a job and queues it.
  await enqueue(req.payload, generateReport, { reportId: id, requestedBy: owner })
  await recordActivity(req, {
    type: 'Run again',
    collection: 'reports',
    recordId: id,
    ...(typeof report.account === 'object' ? { recordTitle: report.account.name } : {}),
  })
}

type JobRow = Readonly<{ id: string; taskSlug?: string | null; input?: unknown }>

/** Gives a failed job all its tries back. Throws as `runReportAgain` does. For platform admins. */
export async function runJobAgain(req: PayloadRequest, id: string): Promise<void> {
  const { db } = req.payload
  const row = await db.findOne<JobRow>({ collection: jobsCollection, where: { id: { equals: id } } })
  if (!row) throw notFound()
  // A mail whose last try failed says so, and its job would pass it over.
  const mail = row.taskSlug === sendMail.name ? sendMail.input.safeParse(row.input) : null
  if (mail?.success)
    // rights: the outbox is the server's; that this person may run its jobs again is the endpoint's to check.
    await db.updateOne({
      collection: 'mails',
      where: { and: [{ id: { equals: mail.data.mailId } }, { state: { equals: 'failed' } }] },
      data: { state: 'queued', error: null },
      options: { atomic: true },
    })
  // rights: as above.
  const claimed = await db.updateOne({
    collection: jobsCollection,
    where: { and: [{ id: { equals: id } }, { hasError: { equals: true } }] },
    data: {
      hasError: false,
      deadLetterDue: false,
      totalTried: 0,
      leaseAttempts: 0,
      processing: false,
      completedAt: null,
      waitUntil: null,
      error: null,
    },
    options: { atomic: true },
  })
  if (!claimed) throw notFailed()
  await recordActivity(req, { type: 'Run again', collection: jobsCollection, recordId: id })
}

/** Leaves the worker a job that fetches the figures of an account; once an account and minute, however often it is asked. For platform admins. */
export async function fetchAgain(req: PayloadRequest, id: string): Promise<void> {
  const account = await req.payload.findByID({
    collection: 'accounts',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!account) throw notFound()
  if (!account.externalId && !isHosted(account.source))
    throw new APIError('The account has no external id', 409, { code: 'not_linked' }, true)
  await enqueue(req.payload, fetchFigures, { accountId: id }, { onceKey: `fetchFigures/${id}/${Math.floor(Date.now() / 60_000)}` })
  await recordActivity(req, { type: 'Figures fetched', collection: 'accounts', recordId: id, recordTitle: account.name })
}
