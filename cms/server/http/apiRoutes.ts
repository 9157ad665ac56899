import type { Endpoint, SanitizedConfig } from 'payload'

export type ApiRoute = Readonly<{
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

type Compiled = Readonly<{ method: string; pattern: RegExp; route: ApiRoute }>

const regexOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`.replace(/^\^\/\/\?\$$/, '^/?$'))

/** Finds the endpoint of a method and path below `/api`, ours or Payload's. */
export function apiRoutes({ collections, endpoints, upload }: SanitizedConfig): (method: string, pathname: string) => ApiRoute | null {
  const fileBytes = upload.limits?.fileSize ?? 0
  const compile = (prefix: string, list: readonly Endpoint[], slug: string | null, takesFiles: boolean, bytes: number | null): Compiled[] =>
    list.map((endpoint) => ({
      method: endpoint.method,
      pattern: regexOf(endpoint.path === '/' ? '' : endpoint.path),
      route: {
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
    const found = (own ?? root).find((each) => each.method === asked && each.pattern.test(own ? rest : pathname.slice('/api'.length)))
    return found?.route ?? null
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
