import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { Brand, NavigationFlag } from '../../shared/brands/brandSchema'
import type { Role } from '../../shared/domain/roles'
import { actorOf } from '../../collections/access/actorOf'
import { type Actor, hasRole, isEnabled } from '../../collections/access/rolesOf'
import { brandOfHost } from '../server/brands'
import { JsonAnswer } from '../server/http/jsonAnswer'
import { notFound } from '../server/http/notFound'
import { noteView, type ShownOn } from '../server/services/views/noteView'
import { throttle, type ThrottleClass } from '../server/throttle/throttles'
import { answerOnce } from './idempotency'

type Schema = z.ZodMiniType
type Parsed<S extends Schema | undefined, Otherwise = undefined> = S extends Schema ? z.infer<S> : Otherwise
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** What a request may carry: JSON; JSON or the admin panel's form with the data in the part `_payload`; or a form with one file. */
type BodyKind = 'json' | 'form' | 'file'

/** Bytes of a body when an endpoint does not say otherwise. */
export const defaultMaxBytes = 100_000

export type EndpointContext<
  Q extends Schema | undefined,
  B extends Schema | undefined,
  I extends Schema | undefined,
  P extends boolean,
> = Readonly<{
  req: PayloadRequest
  /** The signed-in person; null on a public endpoint only. */
  actor: P extends true ? Actor | null : Actor
  /** The brand of the host that was addressed. */
  brand: Brand
  params: Parsed<I, Record<string, never>>
  query: Parsed<Q>
  body: Parsed<B>
}>

export type EndpointDoc = Readonly<{
  method: Method
  path: string
  summary: string
  tag: string
  isPublic: boolean
  roles: readonly Role[] | null
  flag: NavigationFlag | null
  throttle: ThrottleClass | null
  maxBytes: number
  accepts: BodyKind
  params?: Schema
  query?: Schema
  body?: Schema
  response?: Schema
  status: number
}>

type Definition<
  Q extends Schema | undefined,
  B extends Schema | undefined,
  I extends Schema | undefined,
  R extends Schema | undefined,
  P extends boolean,
> = {
  method: Method
  /** As Payload matches it, below `/api`, or below the collection's slug for endpoints under a collection. */
  path: string
  summary: string
  tag: string
  isPublic?: P
  /** Any of these roles is enough; others are turned away with 403. All signed-in people when absent. */
  roles?: readonly Role[]
  /** The brand's navigation flag that this belongs to: 404 where the brand has it off. */
  flag?: NavigationFlag
  /** Counted besides the reads and writes of all requests. */
  throttle?: ThrottleClass
  /** Most bytes of a body; 100 kB when absent. */
  maxBytes?: number
  /** `json` when absent. */
  accepts?: BodyKind
  /** Of the path. What does not fit is an id that nobody has: 404. */
  params?: I
  query?: Q
  body?: B
  /** Parsed on the way out, so nothing leaves that the contract does not name. Absent when the handler answers with a `Response` itself. */
  response?: R
  status?: number
  /** A GET whose answer is shown on this screen: who reads it there has looked at the screen (decision 292). */
  shows?: ShownOn
  /** The answer holds a secret that is shown once: it is not kept for an `Idempotency-Key`. */
  isUnrepeatable?: boolean
  handle: (context: EndpointContext<Q, B, I, P>) => Promise<R extends Schema ? z.infer<R> | Response : Response>
}

export type DefinedEndpoint = Endpoint & { doc: EndpointDoc }

/**
 * Authenticate, parse, call, present: in this order for every endpoint of ours. A write of a signed-in person may carry an
 * `Idempotency-Key` (`answerOnce`). Size of bodies, throttles of reads and writes, and the binding of a session to its brand stand before
 * Payload and hold for its own endpoints too (`cms/server/http/payloadHandler.ts`, `sessionStrategy.ts`).
 */
export function defineEndpoint<
  const Q extends Schema | undefined = undefined,
  const B extends Schema | undefined = undefined,
  const I extends Schema | undefined = undefined,
  const R extends Schema | undefined = undefined,
  const P extends boolean = false,
>(definition: Definition<Q, B, I, R, P>): DefinedEndpoint {
  const { accepts = 'json', body, flag, handle, isPublic, maxBytes = defaultMaxBytes, method, path } = definition
  const { params, query, response, roles, shows, status = 200, summary, tag } = definition
  return {
    method,
    path,
    doc: {
      method,
      path,
      summary,
      tag,
      isPublic: isPublic ?? false,
      roles: roles ?? null,
      flag: flag ?? null,
      throttle: definition.throttle ?? null,
      maxBytes,
      accepts,
      params,
      query,
      body,
      response,
      status,
    },
    handler: async (req) => {
      const actor = actorOf(req)
      if (!isPublic && !isEnabled(actor)) throw new APIError('You are not signed in', 401, { code: 'unauthenticated' }, true)
      const brand = brandOfHost(req.headers.get('host'))
      if (!brand || (flag && !brand.navigation[flag])) throw notFound()
      if (roles && !hasRole(actor, ...roles)) throw new APIError('You may not do this', 403, { code: 'forbidden' }, true)
      if (definition.throttle && actor) await throttle(req.payload, definition.throttle, actor.id)
      const context = {
        req,
        actor: isEnabled(actor) ? actor : null,
        brand,
        params: params ? paramsOf(params, req) : {},
        query: query ? parse(query, queryOf(req), 'query') : undefined,
        body: body ? parse(body, await bodyOf(req, accepts), 'body') : undefined,
      } as EndpointContext<Q, B, I, P>

      const answer = async (): Promise<Response> => {
        const result = await handle(context)
        if (result instanceof Response) return result
        return new JsonAnswer(response ? response.parse(result) : result, { status, headers: { 'cache-control': 'private, no-store' } })
      }
      if (method !== 'get' && actor && !isPublic && !definition.isUnrepeatable)
        return answerOnce({ req, actor, method, path, body: context.body, answer })
      const answered = await answer()
      if (shows && context.actor && answered.ok) noteView(req, context.actor, brand, shows)
      return answered
    },
  }
}

function paramsOf<S extends Schema>(schema: S, req: PayloadRequest): z.infer<S> {
  const given = Object.fromEntries(Object.entries(req.routeParams ?? {}).map(([key, value]) => [key, String(value)]))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw notFound()
  return parsed.data
}

function queryOf(req: PayloadRequest): Record<string, string> {
  const given = new URL(req.url ?? '', 'http://localhost').searchParams
  const query: Record<string, string> = {}
  for (const [key, value] of given) {
    if (key in query) throw new APIError(`${key} is given twice`, 400, { code: 'invalid_input' }, true)
    query[key] = value
  }
  return query
}

async function bodyOf(req: PayloadRequest, accepts: BodyKind): Promise<unknown> {
  const type = req.headers.get('content-type') ?? ''
  const isForm = type.startsWith('multipart/form-data')
  const isJson = type.startsWith('application/json')
  if (!(accepts === 'file' ? isForm : isJson || (accepts === 'form' && isForm)))
    throw new APIError(
      accepts === 'file' ? 'Send multipart/form-data with a file' : 'Send application/json',
      415,
      { code: 'unsupported_media_type' },
      true,
    )
  try {
    await addDataAndFileToRequest(req)
  } catch {
    throw new APIError(isForm ? 'The form cannot be read' : 'The body is not JSON', 400, { code: 'invalid_input' }, true)
  }
  return req.data ?? {}
}

function parse<S extends Schema>(schema: S, value: unknown, where: string): z.infer<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => ({ field: issue.path.join('.') || where, message: issue.message, code: issue.code }))
  const [first] = issues
  throw new APIError(first ? `${first.field}: ${first.message}` : 'Invalid input', 400, { code: 'invalid_input', issues }, true)
}
