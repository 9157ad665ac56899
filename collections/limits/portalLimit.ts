import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { fieldRefusal } from '../hooks/fieldRefusal'
import { ruleText } from '../labels/ruleText'
import type { Portal } from '../payload-types'
import { freeSeat, noSeat } from './seats'

/** `payload.config.custom.portalLimitOf`: how many portals a brand may have; null for as many as it likes. */
export type PortalLimitOf = (brand: string) => number | null

function limitOf({ payload }: PayloadRequest, brand: string): number | null {
  const of: unknown = payload.config.custom.portalLimitOf
  return typeof of === 'function' ? (of as PortalLimitOf)(brand) : null
}

/** A portal that enters a brand, by being made, moved or taken out of the trash, takes one of the seats that the brand file allows. */
export const seatPortal: CollectionBeforeChangeHook<Portal> = async ({ data, originalDoc, req }) => {
  const after = { ...originalDoc, ...data }
  if (after.deletedAt) return { ...data, seat: noSeat() }
  const { brand } = after
  const isEntering = !originalDoc || Boolean(originalDoc.deletedAt) || brand !== originalDoc.brand
  if (!isEntering || !brand) return data
  const limit = limitOf(req, brand)
  if (limit === null) return { ...data, seat: noSeat() }
  const rules: Where[] = [{ brand: { equals: brand } }, { deletedAt: { exists: false } }]
  // A new record comes with an empty former one.
  if (originalDoc?.id !== undefined) rules.push({ id: { not_equals: originalDoc.id } })
  // rights: how many there are is asked over the whole brand.
  const { docs } = await req.payload.db.find<Portal & { seat?: string | null }>({
    collection: 'portals',
    where: { and: rules },
    pagination: false,
    limit: 0,
    req,
  })
  const seat = freeSeat({ of: brand, limit, used: docs.length, seats: docs.map((each) => each.seat) })
  if (seat !== null) return { ...data, seat }
  const message = ruleText(req, 'rule.limitPortals', { name: brand, limit, used: docs.length })
  throw fieldRefusal(req, { collection: 'portals', path: 'brand', code: 'subscription_limit', message })
}
