import { randomUUID } from 'node:crypto'
import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { SubmissionReceipt, SubmissionRequest } from '../../../../shared/contracts/forms/forms'
import { organisationOf } from '../../../../collections/access/organisationOf'
import type { Actor } from '../../../../collections/access/rolesOf'
import { label } from '../../../../collections/labels/label'
import type { Process, Submission } from '../../../../collections/payload-types'
import { notFound } from '../../http/notFound'
import { checkAnswers } from './checkAnswers'
import { checkFiles, claimFiles, filesIn, libraryOf } from './formFiles'
import { loadForm } from './loadForm'
import { localeOf, mailSubmission } from './mailSubmission'
import { findByOnceKey, onceKeyOf } from './ownSubmission'
import { endMessageOf } from './presentForm'

type Ask = Readonly<{ actor: Actor; brand: Brand; form: string; request: SubmissionRequest }>

/**
 * Takes what a person sends by a form. Throws an `APIError`: 404 for a form, account or process that is not theirs, 400 with an issue for each
 * answer at fault, 409 `already_sent` for a second one of a form that is sent once only.
 */
export async function submitForm(req: PayloadRequest, { actor, brand, form: id, request }: Ask): Promise<SubmissionReceipt> {
  const { payload } = req
  const { asked, form, viewer } = await loadForm(req, { actor, brand, id })
  const process = request.process === undefined ? null : await findProcess(req, request.process, form.id)
  const onceKey = onceKeyOf(req, { actor, form, process })
  if (onceKey !== null && (await findByOnceKey(req, onceKey))) throw alreadySent()
  const account = await accountOf(req, actor, request.account)
  const answers = checkAnswers(asked, viewer, request.answers)
  const files = filesIn(asked, answers)
  await checkFiles(req, { actor, form: form.id, files })
  const person = await personOf(req, actor)
  const organisation = organisationOf(req)
  const data = {
    formName: form.name,
    form: form.id,
    process: process?.id ?? null,
    step: 'Under review' as const,
    senderName: person.name,
    sender: actor.id,
    organisation,
    owners: [actor.id],
    owned: form.owned ?? 'Personal',
    account,
    brand: brand.name,
    recipients: form.recipients ?? [],
    sendCSV: form.sendCSV ?? false,
    uploadToLibrary: form.uploadToLibrary ?? false,
    ...(form.autorespondEmail
      ? {
          autorespond: {
            email: person.email,
            subject: form.autorespondSubject ?? label('notice.forms.answered')[localeOf(person, brand)],
            body: form.autorespondBody ?? null,
          },
        }
      : {}),
    data: { ...answers },
    asked: { ...asked },
    onceKey: onceKey ?? randomUUID(),
  }
  let submission: Submission
  try {
    // rights: nobody writes submissions themselves; what this one may say was checked above.
    submission = await payload.create({ collection: 'submissions', data, depth: 0, overrideAccess: true, req })
  } catch (error) {
    // The other of two that came at once was first.
    if (onceKey !== null && (await findByOnceKey(req, onceKey))) throw alreadySent()
    throw error
  }
  if (process) await endOnboarding(req, actor, process.id)
  await claimFiles(req, files, { submission: submission.id, account, organisation, library: libraryOf(form) })
  await mailSubmission(payload, { submission, brand, person })
  return {
    id: submission.id,
    step: submission.step,
    sentAt: new Date(submission.createdAt).toISOString(),
    message: endMessageOf(form),
  }
}

/** Somebody who was led to a portal's onboarding process has gone through it. */
async function endOnboarding(req: PayloadRequest, actor: Actor, process: string): Promise<void> {
  if (req.user?.collection !== 'users' || req.user.onboardingForm !== 'PENDING') return
  const { totalDocs } = await req.payload.count({
    collection: 'portals',
    where: { onboardingProcess: { equals: process } },
    overrideAccess: false,
    req,
  })
  if (totalDocs === 0) return
  // rights: the person's own record; the field is closed to people. `updatedAt: null` leaves that as it is.
  await req.payload.db.updateOne({
    collection: 'users',
    id: actor.id,
    data: { onboardingForm: 'DONE', updatedAt: null },
    req,
    returning: false,
  })
}

const alreadySent = (): APIError => new APIError('This form is sent once only, and has been', 409, { code: 'already_sent' }, true)

/** A process that opens this form. */
export async function findProcess(req: PayloadRequest, id: string, form?: string): Promise<Process> {
  const { docs } = await req.payload.find({
    collection: 'processes',
    where: { and: [{ id: { equals: id } }, ...(form === undefined ? [] : [{ form: { equals: form } }])] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [found] = docs
  if (!found) throw notFound()
  return found
}

/** The account that was named, when the person may see it; else the only one that they are the client of; else none. */
async function accountOf(req: PayloadRequest, actor: Actor, asked: string | undefined): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: asked === undefined ? { client: { equals: actor.id } } : { id: { equals: asked } },
    limit: 2,
    pagination: false,
    depth: 0,
    joins: false,
    select: { name: true },
    overrideAccess: false,
    req,
    disableErrors: true,
  })
  // A delegate reads, and writes nothing on an account's behalf.
  const isLent = actor._delegated?.some(({ account }) => account === asked) === true
  if (asked !== undefined && (docs.length === 0 || isLent)) throw notFound()
  return docs.length === 1 ? (docs[0]?.id ?? null) : null
}

/** Name and address of whoever sends it, as their own record has them: the answers never say where a mail goes. */
async function personOf(req: PayloadRequest, actor: Actor) {
  const { email, name, userLanguage } = await req.payload.findByID({
    collection: 'users',
    id: actor.id,
    depth: 0,
    select: { name: true, email: true, userLanguage: true },
    overrideAccess: false,
    req,
  })
  return { id: actor.id, name, email, userLanguage: userLanguage ?? null }
}
export type Sender = Awaited<ReturnType<typeof personOf>>
