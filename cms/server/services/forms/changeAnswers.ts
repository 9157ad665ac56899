import { APIError, type PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { SubmissionReceipt } from '../../../../shared/contracts/forms/forms'
import type { Actor } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'
import { findReadable } from '../findReadable'
import { checkAnswers } from './checkAnswers'
import { checkFiles, claimFiles, filesIn, libraryOf } from './formFiles'
import { loadForm } from './loadForm'
import { isOwn } from './ownSubmission'
import { endMessageOf } from './presentForm'

type Ask = Readonly<{ actor: Actor; brand: Brand; id: string; answers: unknown }>

/**
 * Changes the answers of a person's own submission, by the form as it is now; the former ones stay in its history. Throws an `APIError`: 404,
 * 400 with an issue for each answer at fault, 409 `not_editable` once somebody has moved it on or where the form does not allow it.
 */
export async function changeAnswers(req: PayloadRequest, { actor, answers: given, brand, id }: Ask): Promise<SubmissionReceipt> {
  const before = await findReadable(req, 'submissions', id)
  const { asked, form, viewer } = await loadForm(req, { actor, brand, id: idOf(before.form) ?? '' })
  if (!form.editable || before.step !== 'Under review' || !isOwn(req, actor, before))
    throw new APIError('These answers can no longer be changed', 409, { code: 'not_editable' }, true)
  const answers = checkAnswers(asked, viewer, given)
  const files = filesIn(asked, answers)
  await checkFiles(req, { actor, form: form.id, files, submission: id })
  const submission = await req.payload.update({
    collection: 'submissions',
    id,
    data: { data: { ...answers }, asked: { ...asked } },
    depth: 0,
    // rights: answers are nobody's to write over REST; that these are the person's own was asked above.
    overrideAccess: true,
    req,
  })
  await claimFiles(req, files, {
    submission: id,
    account: idOf(submission.account),
    organisation: idOf(submission.organisation),
    library: libraryOf(form),
  })
  return { id, step: submission.step, sentAt: new Date(submission.createdAt).toISOString(), message: endMessageOf(form) }
}
