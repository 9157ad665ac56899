import type { RequestHandler } from 'express'
import type { SanitizedConfig } from 'payload'

type Known = Pick<SanitizedConfig, 'collections' | 'admin'>

/**
 * The addresses of the specification: `/admin/{collection}` is a list, `?open={id}` opens a record of it, and what is no collection leads home.
 * Everything else is Payload's.
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
  const isList = first === 'collections' ? second !== '' && rest.length === 0 : second === ''
  const slug = first === 'collections' ? second : first
  if (!isList || slug === '') return null
  const isCollection = collections.some((each) => each.slug === slug && each.custom?.isInternal !== true)
  if (!isCollection) return first !== 'collections' && isPayloads(admin, first) ? null : '/admin'
  const open = searchParams.get('open')
  if (open) return `/admin/collections/${slug}/${encodeURIComponent(open)}`
  return first === 'collections' ? null : `/admin/collections/${slug}${searchParams.size > 0 ? `?${searchParams}` : ''}`
}

/** First parts of addresses that are Payload's own: signing in and out, the account, what is made before there is anybody. */
const isPayloads = ({ components, routes }: Known['admin'], first: string): boolean =>
  ['collections', 'globals', 'verify'].includes(first) ||
  [
    ...Object.values(routes),
    ...Object.values(components?.views ?? {}).map((view) => (view && 'path' in view ? view.path : undefined)),
  ].some((path) => typeof path === 'string' && path.split('/')[1] === first)
