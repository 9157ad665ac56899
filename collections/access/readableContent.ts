import type { Access, FieldHook, Where } from 'payload'
import { actorOf } from './actorOf'
import { brandOfRequest } from './brandOfRequest'
import { keysOf, readersOf, type ViewAccess } from './contentReaders'
import { isPlatformAdmin } from './rolesOf'

/**
 * Content of the host's brand: admins see all, everybody else, signed in or not, what their own brand shows. A disabled person may do nothing.
 * Drafts are hidden by `defineCollection`.
 */
const ofBrand =
  (narrow: (args: Parameters<Access>[0]) => Promise<Where[]> | Where[]): Access =>
  async (args) => {
    const actor = actorOf(args.req)
    if (isPlatformAdmin(actor)) return true
    const brand = brandOfRequest(args.req)
    if (brand === null || actor?.disabled) return false
    return { and: [{ brand: { equals: brand } }, ...(await narrow(args))] }
  }

/** People and testimonials: whatever the brand has. */
export const contentOfBrand: Access = ofBrand(() => [])

/** Posts: those that are not hidden. */
export const shownContentOfBrand: Access = ofBrand(() => [{ hidden: { equals: false } }])

/** Content for whoever is signed in on the brand's host. */
export const memberContentOfBrand: Access = (args) => (actorOf(args.req) === null ? false : contentOfBrand(args))

/** Pages that are not hidden and have a view for the person (`hooks/stampReaders`). */
export const permittedPages: Access = ofBrand(async ({ req }): Promise<Where[]> => {
  const keys = await keysOf(req)
  return [{ hidden: { equals: false } }, { or: [...keys].map((key): Where => ({ readers: { contains: `|${key}|` } })) }]
})

type View = ViewAccess & Record<string, unknown>

/**
 * Leaves the views of a page that are for the person, in their order. What was read without its level is for nobody: a selection of fields opens
 * nothing. The server's own reads have all, or a save would lose what its person may not see.
 */
export const ownViewsOnly: FieldHook = async ({ overrideAccess, req, siblingData, value }): Promise<unknown> => {
  if (!Array.isArray(value) || overrideAccess || isPlatformAdmin(actorOf(req))) return value
  const keys = await keysOf(req)
  const isProtected = siblingData.protected !== false
  return (value as View[]).filter((view) => readersOf(view, { isProtected }).some((key) => keys.has(key)))
}
