import type { RequestHandler } from 'express'
import type { SanitizedConfig } from 'payload'

type Known = Pick<SanitizedConfig, 'collections' | 'admin'>

/** What a record drills down to, by the specification's `/admin/{drilldown}/{id}`: the collection, and its field that names the record. */
const drilldowns: Readonly<Record<string, string>> = { submissions: 'form', accounts: 'portal' }

/** Home, which says that there was no such page. */
const unknown = '/admin?unknown=page'

/**
 * The addresses of the specification: `/admin/{collection}` is a list, `?open={id}` opens a record of it, `/admin/{drilldown}/{id}` lists what
 * belongs to a record, and what is no collection leads home. Everything else is Payload's.
 */
export function panelAddresses(config: Known): RequestHandler {
  return (req, res, next) => {
    const to = panelAddressOf(config, new URL(req.originalUrl, 'http://localhost'))
    if (to === null) return next()
    res.setHeader('cache-control', 'no-store')
    res.redirect(302, to)
  }
}

/** Where an address of the panel leads; null where Payload knows it as it stands. */
export function panelAddressOf({ admin, collections }: Known, { pathname, searchParams }: URL): string | null {
  const [, , first = '', second = '', ...rest] = pathname.replace(/\/+$/, '').split('/')
  const drilled = drilldowns[first]
  if (drilled !== undefined && second !== '' && rest.length === 0)
    return `/admin/collections/${first}?where[${drilled}][equals]=${encodeURIComponent(decoded(second))}`
  const isList = first === 'collections' ? second !== '' && rest.length === 0 : second === ''
  const slug = first === 'collections' ? second : first
  if (!isList || slug === '') return null
  const isCollection = collections.some((each) => each.slug === slug && each.custom?.isInternal !== true)
  if (!isCollection) return first !== 'collections' && isPayloads(admin, first) ? null : unknown
  const open = searchParams.get('open')
  if (open) return `/admin/collections/${slug}/${encodeURIComponent(open)}`
  return first === 'collections' ? null : `/admin/collections/${slug}${searchParams.size > 0 ? `?${searchParams}` : ''}`
}

/** Where the specification's addresses of the designers lead; null for one that names nothing that has a designer. */
export function designerAddressOf({ pathname }: Pick<URL, 'pathname'>): string | null {
  const [, designer = '', ...rest] = pathname.replace(/\/+$/, '').split('/')
  const [slug = '', id = ''] = designer === 'designer' ? rest : [collectionOf[designer] ?? '', ...rest]
  if (rest.length !== (designer === 'designer' ? 2 : 1) || id === '' || !Object.hasOwn(designed, slug)) return null
  return `/admin/collections/${slug}/${encodeURIComponent(decoded(id))}${designed[slug] ?? ''}`
}

/** What follows the record's own address, by collection: pages and posts are designed beside their preview, the steps of a process in its form. */
const designed: Readonly<Record<string, string>> = { pages: '', posts: '', forms: '/designer', 'data-processes': '' }
const collectionOf: Readonly<Record<string, string>> = { 'forms-designer': 'forms', 'data-designer': 'data-processes' }

/** `/designer/{collection}/{id}`, `/forms-designer/{id}` and `/data-designer/{id}`; one that is nobody's leads to the panel's home. */
export const designerAddresses: RequestHandler = (req, res) => {
  res.setHeader('cache-control', 'no-store')
  res.redirect(302, designerAddressOf(new URL(req.originalUrl, 'http://localhost')) ?? unknown)
}

/** A part that is no valid encoding stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** First parts of addresses that are Payload's own: signing in and out, the account, what is made before there is anybody. */
const isPayloads = ({ components, routes }: Known['admin'], first: string): boolean =>
  ['collections', 'globals', 'verify'].includes(first) ||
  [
    ...Object.values(routes),
    ...Object.values(components?.views ?? {}).map((view) => (view && 'path' in view ? view.path : undefined)),
  ].some((path) => typeof path === 'string' && path.split('/')[1] === first)
