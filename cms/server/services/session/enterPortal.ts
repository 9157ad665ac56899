import type { PayloadRequest, Where } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import { sessionIdOf } from '../../../../collections/access/sessionIdOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { notFound } from '../../http/notFound'
import { leanRead } from '../leanRead'
import { sessionNameOf } from './sessions'

/**
 * Notes that the signed-in person is in a portal: a line "User logged in", the first time of each session. Throws an `APIError` 404 for a portal that is
 * not theirs or not active.
 */
export async function enterPortal(req: PayloadRequest, actor: Actor, brand: Brand, slug: string): Promise<void> {
  const { payload } = req
  const where: Where = { and: [{ slug: { equals: slug } }, { brand: { equals: brand.name } }, { active: { equals: true } }] }
  const [portal] = await leanRead(req, { collection: 'portals', where, select: ['name'], limit: 1, whenForbidden: 'empty' })
  const sid = sessionIdOf(req)
  if (!portal || sid === null) throw notFound()
  const session = sessionNameOf(sid)
  // rights: the person's own lines of the log.
  const { totalDocs } = await payload.count({
    collection: 'logs',
    where: {
      and: [
        { user: { equals: actor.id } },
        { type: { equals: 'User logged in' } },
        { portal: { equals: portal.id } },
        { info: { equals: session } },
      ],
    },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  await recordActivity(req, {
    type: 'User logged in',
    collection: 'portals',
    recordId: portal.id,
    recordTitle: portal.name,
    portal: portal.id,
    info: session,
  })
}
