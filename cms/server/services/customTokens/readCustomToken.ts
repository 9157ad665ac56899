import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import type { CustomTokenObstacle, CustomTokenState } from '../../../../shared/contracts/customTokens'
import { isEnabled, rolesOf } from '../../../../collections/access/rolesOf'
import type { User } from '../../../../collections/payload-types'
import { notFound } from '../../http/notFound'
import { isAskedForSecondFactor } from '../secondFactor/requireSecondFactor'
import { lookSeconds } from './exchangeCustomToken'
import { tokenSeconds } from './issueCustomToken'

type Pages = CustomTokenState['pages']

/** Whether an administrator can have a look with a person's eyes on the brand whose host was asked, and at which pages. Throws 404 for nobody. */
export async function readCustomToken(req: PayloadRequest, brand: Brand, id: string): Promise<CustomTokenState> {
  const person = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: false, req })
  if (!person) throw notFound()
  const pages = await pagesOf(req, brand, person.id)
  return { name: person.name, obstacle: obstacleOf(brand, person, pages), pages, seconds: tokenSeconds, lookSeconds }
}

/** The portals of a client's active accounts, each followed by those accounts. */
async function pagesOf(req: PayloadRequest, brand: Brand, client: string): Promise<Pages> {
  const { docs } = await req.payload.find({
    collection: 'accounts',
    where: { and: [{ client: { equals: client } }, { active: { equals: true } }, { 'portal.brand': { equals: brand.name } }] },
    depth: 1,
    joins: false,
    sort: 'searchName',
    limit: 50,
    pagination: false,
    select: { name: true, portal: true },
    populate: { portals: { name: true, slug: true } },
    overrideAccess: false,
    req,
  })
  const pages: Pages = []
  for (const { id, name, portal } of docs) {
    if (portal === null || typeof portal !== 'object') continue
    const path = `/dashboard/${portal.slug}`
    if (!pages.some((page) => page.path === path)) pages.push({ path, name: portal.name })
    pages.push({ path: `${path}/account/${id}`, name: `${portal.name}, ${name}` })
  }
  return pages
}

function obstacleOf(brand: Brand, person: User, pages: Pages): CustomTokenObstacle | null {
  if (!isEnabled(person)) return 'disabled'
  if (rolesOf(person).some((role) => role !== 'investor')) return 'staff'
  if (pages.length === 0) return 'no_account'
  if (isAskedForSecondFactor(person)) return 'second_factor'
  return brand.nationalLogin === null ? null : 'national_login'
}
