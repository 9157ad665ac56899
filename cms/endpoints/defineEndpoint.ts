import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { Brand } from '../../shared/brands/brandSchema'
import type { Role } from '../../shared/contracts/session'
import { actorOf } from '../../collections/access/actorOf'
import { type Actor, hasRole, isEnabled } from '../../collections/access/rolesOf'
import { brandOfHost } from '../server/brands'

type Schema = z.ZodMiniType
type Parsed<S extends Schema | undefined> = S extends Schema ? z.infer<S> : undefined

export type EndpointContext<Q extends Schema | undefined, B extends Schema | undefined, P extends boolean> = {
  req: PayloadRequest
  /** The signed-in person; null on a public endpoint only. */
  actor: P extends true ? Actor | null : Actor
  /** The brand of the host that was addressed. */
  brand: Brand
  params: Record<string, string>
  query: Parsed<Q>
  body: Parsed<B>
}

export type EndpointDoc = {
  method: 'get' | 'post' | 'patch'
  path: string
  summary: string
  tag: string
  isPublic: boolean
  query?: Schema
  body?: Schema
  response?: Schema
  status: number
}

type Definition<Q extends Schema | undefined, B extends Schema | undefined, R extends Schema | undefined, P extends boolean> = {
  method: 'get' | 'post' | 'patch'
  /** As Payload matches it, below `/api`, or below the collection's slug for endpoints under a collection. */
  path: string
  summary: string
  tag: string
  isPublic?: P
  /** Any of these roles is enough; others are turned away with 403. All signed-in people when absent. */
  roles?: readonly Role[]
  query?: Q
  body?: B
  /** The admin panel sends its own forms as multipart with the data in one part. */
  acceptsForm?: boolean
  /** Parsed on the way out, so nothing leaves that the contract does not name. Absent when the handler answers with a `Response` itself. */
  response?: R
  status?: number
  handle: (context: EndpointContext<Q, B, P>) => Promise<R extends Schema ? z.infer<R> | Response : Response>
}

export type DefinedEndpoint = Endpoint & { doc: EndpointDoc }

export const notFound = (): APIError => new APIError('Not found', 404, { code: 'not_found' }, true)

/** Authenticate, parse, call, present: in this order for every endpoint of ours. */
export function defineEndpoint<
  const Q extends Schema | undefined = undefined,
  const B extends Schema | undefined = undefined,
  const R extends Schema | undefined = undefined,
  const P extends boolean = false,
>(definition: Definition<Q, B, R, P>): DefinedEndpoint {
  const { acceptsForm = false, body, handle, isPublic, method, path, query, response, roles, status = 200, summary, tag } = definition
  return {
    method,
    path,
    doc: { method, path, summary, tag, isPublic: isPublic ?? false, query, body, response, status },
    handler: async (req) => {
      const actor = actorOf(req)
      if (!isPublic && !isEnabled(actor)) throw new APIError('You are not signed in', 401, { code: 'unauthenticated' }, true)
      if (roles && !hasRole(actor, ...roles)) throw new APIError('You may not do this', 403, { code: 'forbidden' }, true)
      const brand = brandOfHost(req.headers.get('host'))
      if (!brand) throw notFound()
      const context = {
        req,
        actor: isEnabled(actor) ? actor : null,
        brand,
        params: Object.fromEntries(Object.entries(req.routeParams ?? {}).map(([key, value]) => [key, String(value)])),
        query: query ? parse(query, queryOf(req), 'query') : undefined,
        body: body ? parse(body, await bodyOf(req, acceptsForm), 'body') : undefined,
      } as EndpointContext<Q, B, P>
      const result = await handle(context)
      if (result instanceof Response) return result
      return Response.json(response ? response.parse(result) : result, { status, headers: { 'cache-control': 'private, no-store' } })
    },
  }
}

function queryOf(req: PayloadRequest): Record<string, string> {
  const params = new URL(req.url ?? '', 'http://localhost').searchParams
  const query: Record<string, string> = {}
  for (const [key, value] of params) {
    if (key in query) throw new APIError(`${key} is given twice`, 400, { code: 'invalid_input' }, true)
    query[key] = value
  }
  return query
}

async function bodyOf(req: PayloadRequest, acceptsForm: boolean): Promise<unknown> {
  const type = req.headers.get('content-type') ?? ''
  const isReadable = type.startsWith('application/json') || (acceptsForm && type.startsWith('multipart/form-data'))
  if (!isReadable) throw new APIError('Send application/json', 415, { code: 'unsupported_media_type' }, true)
  try {
    await addDataAndFileToRequest(req)
  } catch {
    throw new APIError('The body is not JSON', 400, { code: 'invalid_input' }, true)
  }
  return req.data ?? {}
}

function parse<S extends Schema>(schema: S, value: unknown, where: string): z.infer<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => ({ field: issue.path.join('.') || where, message: issue.message }))
  const [first] = issues
  throw new APIError(first ? `${first.field}: ${first.message}` : 'Invalid input', 400, { code: 'invalid_input', issues }, true)
}
