import { joinedBy, queryPathsOf } from '../../../collections/queryPaths'

/**
 * The first path by which an address asks to sort or filter, and which its collection does not offer; null when there is none.
 * Payload checks conditions against the rights of the person, but an order by a secret would tell its value bit by bit.
 */
export function refusedPath(pathname: string, searchParams: URLSearchParams): string | null {
  const [, slug = '', route] = /^\/api\/([^/]+)\/?([^/]*)/.exec(pathname) ?? []
  for (const [name, value] of searchParams) {
    const [, join, rest = name] = /^joins\[([^\]]+)\]\[(.*)$/.exec(name) ?? []
    const collection = join === undefined ? slug : joinedBy(slug, join)
    const allowed = collection === undefined ? null : queryPathsOf(collection)
    if (!allowed) continue
    const asked = askedBy(join === undefined ? name : rest.replace(']', ''), value).map((path) =>
      route === 'versions' ? path.replace(/^version\./, '') : path,
    )
    const refused = asked.find((path) => !allowed.has(path) && !(route === 'versions' && ofVersions.has(path)))
    if (refused !== undefined) return refused
  }
  return null
}

const ofVersions = new Set(['parent', 'latest', 'autosave'])

/** Paths that one parameter names, in the form with dots: Payload reads `client__salt` as `client.salt`. */
function askedBy(name: string, value: string): string[] {
  if (/^sort(\[|$)/.test(name)) return value.split(',').flatMap((order) => normal(order.trim().replace(/^-/, '')))
  if (!name.startsWith('where[')) return []
  const parts = [...name.matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '')
  const isList = parts.at(-1) === '' || /^\d+$/.test(parts.at(-1) ?? '')
  const path = parts.slice(0, isList ? -2 : -1).filter((part) => !/^(and|or|\d+)$/i.test(part))
  return path.flatMap(normal)
}

/** Without the `.id` of a relation, which is the relation itself. */
const normal = (path: string): string[] =>
  path === ''
    ? []
    : [
        path
          .replace(/__/g, '.')
          .replace(/(.)\.id$/, '$1')
          .replace(/^_id$/, 'id'),
      ]
