import type { PayloadRequest, Where } from 'payload'
import type { MenuCollection } from '../shared/brands/adminMenu'
import { idOf } from './idOf'

/** `brand` is the name of one; `req` is that of a platform admin, with whose rights is asked what a query cannot say by itself. */
type Asked = Readonly<{ req: PayloadRequest; brand: string }>

/** What of a collection is of a brand, as a query; null where all of it is. */
type Scope = (asked: Asked) => Where | Promise<Where | null>

/** Most people that one question names: SQLite takes 32,766 values in a statement. Above, people are not told apart by brand. */
const mostPeople = 20_000

const by =
  (path: string): Scope =>
  ({ brand }) => ({ [path]: { equals: brand } })

/** One of several is enough. */
const either = (...scopes: Where[]): Where => ({ or: scopes })

const ofAccount = by('account.portal.brand')

/**
 * How the records of each list lead to a brand. Null: what all brands share, such as pictures, subscriptions and data processes. A record that names
 * no brand, in a collection whose records may, is every brand's too: a group of no portal, a firm that has none.
 */
const scopes: Readonly<Record<MenuCollection, Scope | null>> = {
  'access-groups': ({ brand }) => either({ 'clients.portal.brand': { equals: brand } }, { clients: { exists: false } }),
  accounts: by('portal.brand'),
  clients: by('brand'),
  commentary: by('brand'),
  'data-process-steps': null,
  'data-processes': null,
  datasets: null,
  delegations: by('brand'),
  documents: ({ brand }) =>
    either(...['account.portal.brand', 'portal.brand', 'group.portal.brand'].map((path): Where => ({ [path]: { equals: brand } })), {
      and: [{ group: { exists: true } }, { 'group.portal': { equals: null } }],
    }),
  figures: ofAccount,
  'form-files': by('brand'),
  'former-terms': by('portal.brand'),
  forms: by('brand'),
  groups: ({ brand }) => either({ 'portal.brand': { equals: brand } }, { portal: { exists: false } }),
  holdings: ofAccount,
  libraries: by('brand'),
  'library-files': by('brand'),
  'log-analytics': by('portal.brand'),
  // A line about a portal names it; one of a whole brand, such as a sign-in, names the brand.
  logs: ({ brand }) => either({ 'portal.brand': { equals: brand } }, { info: { equals: brand } }),
  mails: by('brand'),
  media: null,
  messages: by('portal.brand'),
  models: by('brand'),
  navigation: by('portal.brand'),
  organisations: async (asked) => {
    const { foreign } = await firmsOf(asked)
    return foreign.length === 0 ? null : { id: { not_in: foreign } }
  },
  pages: by('brand'),
  people: by('brand'),
  portals: by('brand'),
  portfolios: ofAccount,
  posts: by('brand'),
  processes: by('brand'),
  'report-batches': by('brand'),
  'report-deliveries': by('portal.brand'),
  reports: by('brand'),
  'risk-profiles': by('brand'),
  sms: async (asked) => {
    const [people, { own }] = await Promise.all([peopleOf(asked), firmsOf(asked)])
    return people && either({ user: { in: people } }, { 'user.organisation': { in: own } })
  },
  submissions: by('brand'),
  subscriptions: null,
  transactions: ofAccount,
  users: async (asked) => {
    const [people, { foreign }] = await Promise.all([peopleOf(asked), firmsOf(asked)])
    return people && either({ id: { in: people } }, ofFirmsBut(foreign), ofNobody)
  },
}

/**
 * What of a collection is of a brand, as a query that is asked beside the access rule and never in its place. Null where nothing of it is told apart
 * by brand, and for what has no list.
 */
export async function scopeOfBrand(req: PayloadRequest, collection: string, brand: string): Promise<Where | null> {
  const scope = Object.hasOwn(scopes, collection) ? scopes[collection as MenuCollection] : null
  return scope ? scope({ req, brand }) : null
}

/** `where` narrowed to what is of a brand; as it is where there is no brand, and nothing to narrow. */
export async function narrowedToBrand(req: PayloadRequest, collection: string, brand: string | null, where: Where): Promise<Where> {
  const scope = brand === null ? null : await scopeOfBrand(req, collection, brand)
  return scope === null ? where : { and: [where, scope] }
}

/** Staff of firms with portals of this brand, and of firms that have none. */
const ofFirmsBut = (foreign: readonly string[]): Where => ({
  and: [{ organisation: { exists: true } }, ...(foreign.length === 0 ? [] : [{ organisation: { not_in: [...foreign] } }])],
})

/** Whom nothing links to a brand: people who were just made, and the platform's own. */
const ofNobody: Where = {
  and: [{ organisation: { exists: false } }, { isInvestor: { not_equals: true } }, { isDelegate: { not_equals: true } }],
}

type Firms = Readonly<{ own: string[]; foreign: string[] }>

/** The firms that have a portal of the brand, and those that have portals of other brands alone. */
const firmsOf = (asked: Asked): Promise<Firms> => once(asked, 'firms', loadFirms)

async function loadFirms({ brand, req }: Asked): Promise<Firms> {
  const { docs } = await req.payload.find({
    collection: 'portals',
    where: { company: { exists: true } },
    select: { brand: true, company: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const own = new Set(docs.flatMap((portal) => (portal.brand === brand ? (idOf(portal.company) ?? []) : [])))
  const foreign = new Set(docs.flatMap(({ company }) => idOf(company) ?? []).filter((firm) => !own.has(firm)))
  return { own: [...own], foreign: [...foreign] }
}

/** Clients and advisors of the brand's accounts, and whom clients let read one; null where they are too many for a question. */
const peopleOf = (asked: Asked): Promise<string[] | null> => once(asked, 'people', loadPeople)

async function loadPeople({ brand, req }: Asked): Promise<string[] | null> {
  const distinct = async (collection: 'accounts' | 'delegations', field: string, path: string): Promise<string[]> => {
    const { values } = await req.payload.findDistinct({
      collection,
      field,
      where: { [path]: { equals: brand } },
      depth: 0,
      overrideAccess: false,
      req,
    })
    return (values as object[]).flatMap((value) => idOf(Object.values(value)[0]) ?? [])
  }
  const found = await Promise.all([
    distinct('accounts', 'client', 'portal.brand'),
    distinct('accounts', 'team', 'portal.brand'),
    distinct('delegations', 'user', 'brand'),
  ])
  const people = [...new Set(found.flat())]
  return people.length > mostPeople ? null : people
}

/** Asked once in a request, however many lists are counted. */
function once<Answer>(asked: Asked, what: string, load: (asked: Asked) => Promise<Answer>): Promise<Answer> {
  const cache = (asked.req.context.brandScopes ??= new Map()) as Map<string, Promise<Answer>>
  const key = `${what}/${asked.brand}`
  const known = cache.get(key) ?? load(asked)
  cache.set(key, known)
  return known
}
