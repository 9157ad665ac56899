import type { PayloadRequest } from 'payload'
import type { Preferences, PreferencesChange } from '../../../../shared/contracts/preferences'
import type { Actor } from '../../../../collections/access/rolesOf'

/** What the signed-in person chose; a choice never made is as the product ships it. */
export async function getPreferences(req: PayloadRequest, actor: Actor): Promise<Preferences> {
  const user = await req.payload.findByID({
    collection: 'users',
    id: actor.id,
    depth: 0,
    select: { notifyReportReady: true, notifyMessages: true },
    overrideAccess: false,
    req,
  })
  return { notifyReportReady: user.notifyReportReady ?? true, notifyMessages: user.notifyMessages ?? true }
}

/** One statement on the columns that change: nobody saved the person, and a form of theirs that is open elsewhere stays good. */
export async function changePreferences(req: PayloadRequest, actor: Actor, change: PreferencesChange): Promise<Preferences> {
  if (Object.keys(change).length > 0) {
    // rights: the person's own record, found by their own id, and fields that are theirs to choose.
    await req.payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: actor.id } },
      data: { ...change, updatedAt: null },
      options: { atomic: true },
    })
  }
  return getPreferences(req, actor)
}
