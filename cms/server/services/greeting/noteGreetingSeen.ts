import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { GreetingSeenRequest } from '../../../../shared/contracts/greeting'
import type { Actor } from '../../../../collections/access/rolesOf'
import { greetingScope } from './greetingScope'
import { topGroup, welcomedByNobody } from './topGroup'

/** Notes that a person has been welcomed on a portal: by their group, and for good when they asked not to be shown it again. Throws as `greetingScope`. */
export async function noteGreetingSeen(
  req: PayloadRequest,
  { actor, brand, request }: { actor: Actor; brand: Brand; request: GreetingSeenRequest },
): Promise<void> {
  const scope = await greetingScope(req, { actor, brand, slug: request.portal })
  const group = await topGroup(req, actor, scope)
  // rights: the person's own record, found by their own id; `updatedAt: null` leaves that as it is.
  await req.payload.db.updateOne({
    collection: 'users',
    id: actor.id,
    data: { welcomedBy: group?.id ?? welcomedByNobody, ...(request.hideIntro ? { hideIntroText: true } : {}), updatedAt: null },
    returning: false,
  })
}
