import { APIError, type PayloadRequest } from 'payload'
import type { TestLink } from '../../../../shared/contracts/panel'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { brands } from '../../brands'
import { notFound } from '../../http/notFound'
import { externalIdOf } from '../../wealth/externalIdOf'
import { accountPart } from '../wealth/parts'

/**
 * Asks the data provider of an account's portal whether it knows an external id, by the same way as the screens do: its time limits, its
 * breaker, its last good answer. Throws 404 for an account that the person may not read, 409 for one without a portal of a known brand.
 */
export async function testLink(req: PayloadRequest, id: string, externalId: string): Promise<TestLink> {
  const account = await req.payload.findByID({
    collection: 'accounts',
    id,
    depth: 1,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!account) throw notFound()
  const brand = typeof account.portal === 'object' ? brands().get(account.portal.brand) : undefined
  if (!brand) throw new APIError('The account has no portal of a known brand', 409, { code: 'not_linked' }, true)
  const asked = externalIdOf({ id, externalId }, mainSourceOf(brand)) ?? externalId
  const [part, takenBy] = [await accountPart({ req, brand }, asked), await holderOf(req, { id, externalId, source: account.source })]
  const isUnknown = part.reasons.some(({ kind }) => kind === 'not_found')
  if (!part.data || isUnknown) return { outcome: isUnknown ? 'unknown' : 'unavailable', name: null, value: null, portfolios: null, takenBy }
  return { outcome: 'found', name: part.data.name, value: part.data.value, portfolios: part.data.portfolios.length, takenBy }
}

/** Another account of the same source that has the id: an id belongs to one account. */
async function holderOf(req: PayloadRequest, { externalId, id, source }: { id: string; externalId: string; source?: string | null }) {
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: {
      and: [{ externalId: { equals: externalId } }, { id: { not_equals: id } }, ...(source ? [{ source: { equals: source } }] : [])],
    },
    select: { name: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs[0] ? { id: docs[0].id, name: docs[0].name } : null
}
