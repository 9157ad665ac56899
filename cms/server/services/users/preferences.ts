import type { PayloadRequest } from 'payload'
import type { Preferences, PreferencesChange } from '../../../../shared/contracts/preferences'
import type { Actor } from '../../../../collections/access/rolesOf'

/** What the signed-in person chose; a choice never made is as the product ships it. */
export async function getPreferences(req: PayloadRequest, actor: Actor): Promise<Preferences> {
  const user = await req.payload.findByID({
    collection: 'users',
    id: actor.id,
    depth: 0,
    select: { notifyReportReady: true },
    overrideAccess: false,
    req,
  })
  return { notifyReportReady: user.notifyReportReady ?? true }
}

/** One statement on the one column: Payload's own save writes the whole person back, sessions included. */
export async function changePreferences(req: PayloadRequest, actor: Actor, change: PreferencesChange): Promise<Preferences> {
  if (change.notifyReportReady !== undefined) {
    // rights: the person's own record, found by their own id, and a field that is theirs to choose.
    await req.payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: actor.id } },
      data: { notifyReportReady: change.notifyReportReady },
      options: { atomic: true },
    })
  }
  return getPreferences(req, actor)
}
