import type { PayloadRequest } from 'payload'
import type { Submission } from '../../../../collections/payload-types'
import type { PublicForm } from '../../../../shared/contracts/forms/forms'
import { organisationOf } from '../../../../collections/access/organisationOf'
import { type Actor } from '../../../../collections/access/rolesOf'
import { idOf } from '../../../../collections/idOf'

type Once = Readonly<{
  actor: Actor
  form: Readonly<{ id: string; single?: boolean | null; owned?: string | null }>
  process: Readonly<{ id: string; single?: boolean | null }> | null
}>

/**
 * What a submission that can be sent once only has to itself: form or process, and the person, or their organisation where it is theirs. Null
 * where there may be several.
 */
export function onceKeyOf(req: PayloadRequest, { actor, form, process }: Once): string | null {
  const organisation = form.owned === 'Organisation' ? organisationOf(req) : null
  const whose = organisation === null ? actor.id : `organisation:${organisation}`
  if (process?.single) return `process:${process.id}:${whose}`
  return form.single ? `form:${form.id}:${whose}` : null
}

/** The one submission under a key; null when nothing was sent yet, or what was sent is in the trash. */
export async function findByOnceKey(req: PayloadRequest, onceKey: string): Promise<Submission | null> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { onceKey: { equals: onceKey } },
    limit: 1,
    pagination: false,
    depth: 0,
    // rights: the key holds the person's own id, or that of their organisation, so only what is theirs can match.
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/** What a person has sent of a form that is sent once only, for the page of the form. */
export async function ownSubmission(
  req: PayloadRequest,
  once: Once & { form: { editable?: boolean | null } },
): Promise<PublicForm['sent']> {
  const key = onceKeyOf(req, once)
  const found = key === null ? null : await findByOnceKey(req, key)
  if (!found) return null
  return {
    id: found.id,
    at: new Date(found.createdAt).toISOString(),
    step: found.step,
    canChange: (once.form.editable ?? false) && found.step === 'Under review',
    answers: (found.data ?? {}) as Record<string, unknown>,
  }
}

/** Whether the answers are a person's own to change: theirs, or their organisation's. */
export const isOwn = (req: PayloadRequest, actor: Actor, { organisation, owned, owners }: Submission): boolean =>
  (owners ?? []).some((owner) => idOf(owner) === actor.id) ||
  (owned === 'Organisation' && organisationOf(req) !== null && idOf(organisation) === organisationOf(req))
