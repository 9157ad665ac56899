import { match, type MatchFunction } from 'path-to-regexp'
import type { Endpoint, SanitizedConfig } from 'payload'

export type ApiRoute = Readonly<{
  endpoint: Endpoint

  /** The path as its endpoint states it, for metrics: a bounded set, whatever strangers ask for. */
  label: string
  /** Collection whose path it is. */
  slug: string | null
  /** Most bytes of a body, where the endpoint or the collection's files state it. */
  maxBytes: number | null
  takesFiles: boolean
  /** An endpoint of ours that is for everybody, whoever they are signed in as. */
  isPublic: boolean
}>

type Params = Record<string, unknown>
/** `params` are what the address says in the places of the path. */
export type FoundRoute = Readonly<{ route: ApiRoute; params: Params }>
type Compiled = Readonly<{ method: string; matches: MatchFunction<Params>; route: ApiRoute }>

/**
 * Finds the endpoint of a method and path below `/api`, ours or Payload's: the first that matches, by the patterns that Payload would make anew of every
 * endpoint before it, for every request.
 */
export function apiRoutes({ collections, endpoints, upload }: SanitizedConfig): (method: string, pathname: string) => FoundRoute | null {
  const fileBytes = upload.limits?.fileSize ?? 0
  const compile = (prefix: string, list: readonly Endpoint[], slug: string | null, takesFiles: boolean, bytes: number | null): Compiled[] =>
    list.map((endpoint) => ({
      method: endpoint.method,
      matches: match<Params>(endpoint.path, { decode: decodeURIComponent }),
      route: {
        endpoint,
        label: `/api${prefix}${endpoint.path === '/' ? '' : endpoint.path}`,
        slug,
        maxBytes: statedBytes(endpoint) ?? (takesFiles ? fileBytes + formBytes : bytes),
        takesFiles: takesFiles || takesFile(endpoint),
        isPublic: docOf(endpoint).isPublic === true,
      },
    }))
  const bySlug = new Map<string, Compiled[]>(
    collections.map(({ custom, endpoints: own, slug, upload: files }) => [
      slug,
      compile(`/${slug}`, own || [], slug, Boolean(files), custom ? bytesOf(custom) : null),
    ]),
  )
  const root = compile('', endpoints, null, false, null)
  return (method, pathname) => {
    const [, slug = '', rest = ''] = /^\/api\/([^/]*)(.*)$/.exec(pathname) ?? []
    const own = bySlug.get(slug)
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
    const path = own ? rest || '/' : pathname.slice('/api'.length)
    for (const each of own ?? root) {
      const matched = each.method === asked && each.matches(path)
      if (matched) return { route: each.route, params: matched.params }
    }
    return null
  }
}

/** What a form with a file may weigh besides the file. */
const formBytes = 200_000

/** Most bytes of a record of a collection that holds long texts: `custom: { maxBytes }`. */
const bytesOf = (custom: Record<string, unknown>): number | null => (typeof custom.maxBytes === 'number' ? custom.maxBytes : null)

/** What an endpoint of ours states of itself; nothing for Payload's. */
const docOf = (endpoint: Endpoint): Partial<Record<'accepts' | 'isPublic' | 'maxBytes', unknown>> =>
  'doc' in endpoint && endpoint.doc !== null && typeof endpoint.doc === 'object' ? endpoint.doc : {}

const takesFile = (endpoint: Endpoint): boolean => docOf(endpoint).accepts === 'file'

const statedBytes = (endpoint: Endpoint): number | null => {
  const { maxBytes } = docOf(endpoint)
  return typeof maxBytes === 'number' ? maxBytes : null
}
