import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express'
import type { Payload, SanitizedConfig, Where } from 'payload'
import { type Actor, isPlatformAdmin } from '../../../collections/access/rolesOf'
import { actorOf } from '../../../collections/access/actorOf'
import { recordInTurn } from '../../../collections/recordInTurn'
import { screenHeader } from '../../../shared/routes/viewedScreen'
import { brandOfHost } from '../brands'
import { personOfRequest } from '../services/session/sessionStrategy'
import { tokenOf, verifyToken } from '../services/session/sessionToken'
import { clientKey } from '../throttle/clientKey'
import { takeTurn } from '../throttle/throttles'
import { apiRoutes, type ApiRoute } from './apiRoutes'
import { capQuery } from './capQuery'
import { JsonAnswer } from './jsonAnswer'
import { type Answer, knownRoutes } from './knownRoutes'
import { BodyError, checkJsonDepth, readBody } from './readBody'
import { refusedPath } from './refusedPath'
import { sendError } from './sendError'

/** Payload's own instance of this process; Next's bundle has another, under another key. */
export const apiInstanceKey = 'api'

/** How often a write is tried that another one undid. */
const conflictAttempts = 6

/** Bytes of a JSON body, where its endpoint does not say otherwise. */
const maxJsonBytes = 100_000

/** Paths of Payload's working collections and of GraphQL: nobody's business over REST. */
const closed = /^\/api\/(payload-(jobs|kv|locked-documents|migrations|query-presets|folders)|graphql|graphql-playground)(\/|$)/

/** What only the admin panel asks: what a person may do with a record (it tells which records there are), its preferences, and the order of lists. */
const panelOnly = /^\/api\/((payload-preferences|reorder)(\/|$)|[^/]+\/access(\/|$))/

type PayloadApi = Readonly<{
  handle: RequestHandler
  read: ReadForPage
}>

/**
 * Answers a GET of our own on behalf of the person who asks for a page, as if their browser had asked itself: same throttle, same endpoint, same
 * rights. `path` is of our own making. The JSON of a 200, and null for every other answer.
 */
export type ReadForPage = (
  req: ExpressRequest,
  path: string,
  options: Readonly<{ screen: string | null; signal: AbortSignal }>,
) => Promise<string | null>

/**
 * Serves `/api` through Payload's `handleEndpoints`, without Next in the way. Everything that must hold for Payload's endpoints as for ours
 * stands here, in this order: closed addresses, throttle, size and depth of the body, shape of the query.
 */
export function payloadApi({ config, payload }: { config: SanitizedConfig; payload: Payload }): PayloadApi {
  const routeOf = apiRoutes(config)
  const handleRoute = knownRoutes(config)

  /** Whether a signed-in person has to go through the national login of the brand before anything is shown; its address then. */
  const nationalLoginOf = async (person: Claims, route: ApiRoute | null, headers: Headers) => {
    const mayBeSentAway = person?.by && !route?.isPublic && brandOfHost(headers.get('host'))?.nationalLogin
    return mayBeSentAway ? (await personOfRequest(payload, headers)).nationalLogin : null
  }

  const read: ReadForPage = async (req, path, { screen, signal }) => {
    const url = new URL(path, `${req.protocol === 'https' ? 'https' : 'http'}://${req.headers.host ?? 'localhost'}`)
    const found = routeOf('GET', url.pathname)
    if (!found) return null
    const headers = headersOf(req)
    headers.set('accept', 'application/json')
    // What came for the page says nothing of this answer.
    for (const name of ['if-none-match', 'if-modified-since', 'range', screenHeader]) headers.delete(name)
    if (screen !== null) headers.set(screenHeader, screen)
    const person = await verifyToken(payload.secret, tokenOf(headers))
    if (person === null || (await takeTurn(payload, 'reads', person.userId)) > 0) return null
    if (await nationalLoginOf(person, found.route, headers)) return null
    if (capQuery(url, { config, slug: found.route.slug }) || refusedPath(url.pathname, url.searchParams) !== null) return null
    const request = toFetchRequest({ url, headers, method: 'GET', body: null, signal })
    const answer = await handleRoute({ config, request, found, payloadInstanceCacheKey: apiInstanceKey })
    const isPlain =
      answer.status === 200 && answer.headers.get('content-type')?.includes('json') && answer.headers.getSetCookie().length === 0
    return isPlain ? answer.body.text() : null
  }

  const handle: RequestHandler = async (req, res, next) => {
    try {
      const url = addressOf(req)
      if (!url) return sendError(res, 400, 'bad_request', 'The address cannot be read')
      // A query that was too long for an address comes as a form, and is a GET from here on.
      const isLongQuery = req.method === 'POST' && overrides(req).some((method) => method.toUpperCase() === 'GET')
      const found = routeOf(isLongQuery ? 'GET' : req.method, url.pathname)
      const route = found?.route ?? null
      res.locals.route = route?.label ?? '/api/{unknown}'
      if (isAbsent(url.pathname, config)) return sendError(res, 404, 'not_found', 'Not found')

      const headers = headersOf(req)
      const person = await verifyToken(payload.secret, tokenOf(headers))
      const wait = await takeTurn(
        payload,
        person === null ? 'strangers' : isSafe(req.method) || isLongQuery ? 'reads' : 'writes',
        person?.userId ?? clientKey(req.ip),
      )
      if (wait > 0) {
        res.setHeader('retry-after', String(wait))
        return sendError(res, 429, 'too_many_requests', `Too many requests. Try again in ${wait} s.`)
      }
      // Signing in, out and all else that is for everybody stays open to them.
      const nationalLogin = await nationalLoginOf(person, route, headers)
      if (nationalLogin) return sendError(res, 403, 'national_login_required', 'This portal asks for its national login', nationalLogin)
      if (person?.by && !isSafe(req.method) && !isLongQuery && !route?.isPublic)
        return sendError(res, 403, 'read_only_session', 'This session only looks')
      if (panelOnly.test(url.pathname)) {
        const actor = await panelUser(payload, headers)
        if (!actor)
          return person === null
            ? sendError(res, 401, 'unauthenticated', 'You are not signed in')
            : sendError(res, 403, 'forbidden', 'You may not do this')
        if (req.method === 'DELETE' && !(await hasPreference(payload, actor, url.pathname)))
          return sendError(res, 404, 'not_found', 'Not found')
      }

      const body = isSafe(req.method) ? null : await bodyOf(req, { route, isSignedIn: person !== null })
      if (isLongQuery) {
        if (!isForm(req)) return sendError(res, 400, 'invalid_input', 'A query in a body must be a form')
        url.search = body?.toString('utf8') ?? ''
      }
      const complaint = capQuery(url, { config, slug: route?.slug ?? null })
      if (complaint) return sendError(res, 400, 'invalid_input', complaint)
      const path = refusedPath(url.pathname, url.searchParams)
      if (path !== null) return sendError(res, 400, 'invalid_input', `Lists are not sorted or filtered by ${path.slice(0, 60)}`)

      const signal = abortedWith(res)
      const ask = () => {
        const request = toFetchRequest({
          url: new URL(url),
          headers: new Headers(headers),
          method: isLongQuery ? 'GET' : req.method,
          body,
          signal,
        })
        return handleRoute({ config, request, found, payloadInstanceCacheKey: apiInstanceKey })
      }
      const answer = () => withoutConflict(ask)
      // Of two saves of one record at once the second must see the first (`collections/hooks/refuseOverwrite`): SQLite has no transaction for it.
      await send(await named(req.method === 'PATCH' ? await recordInTurn(url.pathname, answer) : await answer()), res)
    } catch (error) {
      if (error instanceof BodyError) {
        // The rest of the body may still come: the connection is of no more use.
        res.setHeader('connection', 'close')
        return sendError(res, error.status, error.code, error.message)
      }
      if (res.headersSent || res.destroyed) return
      next(error)
    }
  }
  return { handle, read }
}

type Claims = Awaited<ReturnType<typeof verifyToken>>

/**
 * MongoDB ends one of two transactions that write the same record, and what it did is undone: it is asked again, a few times, before the
 * person is told (409). SQLite has no such conflicts.
 */
async function withoutConflict(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask()
    if (answer.status !== 409 || attempt === conflictAttempts) return answer
    const text = await answer.body.clone().text()
    if (!text.includes('"write_conflict"')) return answer
    await sleep(10 * 2 ** attempt * (0.5 + Math.random()))
  }
}

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

const overrides = ({ headers }: ExpressRequest): string[] =>
  [headers['x-payload-http-method-override'], headers['x-http-method-override']].flat().filter((given) => given !== undefined)

const isForm = ({ headers }: ExpressRequest): boolean => /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')

/** As Payload will read it: with dots resolved, and without the host that a client may put before the path. Null when it is none. */
function addressOf(req: ExpressRequest): URL | null {
  try {
    const url = new URL(req.originalUrl, `${req.protocol === 'https' ? 'https' : 'http'}://${req.headers.host ?? 'localhost'}`)
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return null
  }
}

async function bodyOf(req: ExpressRequest, { isSignedIn, route }: { route: ApiRoute | null; isSignedIn: boolean }): Promise<Buffer> {
  const isMultipart = /^multipart\//i.test(req.headers['content-type'] ?? '')
  // Only files may be large, only where files go, and only from people who are signed in.
  const stated = route?.takesFiles && !(isMultipart && isSignedIn) ? null : route?.maxBytes
  const body = await readBody(req, stated ?? maxJsonBytes)
  if (!isMultipart) checkJsonDepth(body)
  return body
}

/** Closed to everyone, or a history that its collection does not keep: Payload has the routes for every collection and fails on them. */
function isAbsent(pathname: string, { collections }: SanitizedConfig): boolean {
  if (closed.test(pathname)) return true
  const [, slug = '', route] = /^\/api\/([^/]+)\/?([^/]*)/.exec(pathname) ?? []
  // Payload looks its collections up in a plain object, which has a `constructor` too.
  if (slug in {}) return true
  const collection = collections.find((each) => each.slug === slug)
  return Boolean(collection?.custom?.isInternal) || (route === 'versions' && collection !== undefined && !collection.versions)
}

/** The person of a request when they may use the admin panel. */
async function panelUser(payload: Payload, headers: Headers): Promise<Actor | null> {
  const actor = actorOf(await payload.auth({ headers }))
  return isPlatformAdmin(actor) ? actor : null
}

/** Payload answers the removal of a preference that nobody saved with a fault of the server. */
async function hasPreference(payload: Payload, actor: Actor, pathname: string): Promise<boolean> {
  const key = decodeURIComponent(pathname.split('/')[3] ?? '')
  const where: Where = { and: [{ key: { equals: key } }, { 'user.value': { equals: actor.id } }] }
  return (await payload.db.findOne({ collection: 'payload-preferences', where })) !== null
}

function headersOf(req: ExpressRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) for (const each of [value ?? []].flat()) headers.append(name, each)
  // Who is asking, for the throttles: never what the client claims.
  headers.set('x-quayside-client', clientKey(req.ip))
  // Payload would act on these itself, past the caps: here they have been acted on.
  headers.delete('x-payload-http-method-override')
  headers.delete('x-http-method-override')
  return headers
}

type Parts = { url: URL; headers: Headers; method: string; body: Buffer | null; signal: AbortSignal }

function toFetchRequest({ body, headers, method, signal, url }: Parts): Request {
  const hasBody = body !== null && body.length > 0 && !isSafe(method)
  headers.delete('transfer-encoding')
  if (hasBody) headers.set('content-length', String(body.length))
  else headers.delete('content-length')
  return new Request(url, { method, headers, signal, ...(hasBody ? { body: new Uint8Array(body) } : {}) })
}

function abortedWith(res: ExpressResponse): AbortSignal {
  const abort = new AbortController()
  res.on('close', () => {
    if (!res.writableFinished) abort.abort()
  })
  return abort.signal
}

/** Payload's answer for an address without an endpoint has neither the shape nor the code of our errors, and repeats the address. */
async function named(answer: Answer): Promise<Answer> {
  const { body, headers, status } = answer
  if (status !== 404 || !headers.get('content-type')?.includes('json')) return answer
  const text = await body.text()
  const error = text.includes('"errors"') ? text : JSON.stringify({ errors: [{ message: 'Not found', code: 'not_found' }] })
  return { status, headers, body: new Response(error) }
}

async function send({ body, headers, status }: Answer, res: ExpressResponse): Promise<void> {
  res.status(status)
  headers.forEach((value, name) => {
    if (name !== 'set-cookie') res.setHeader(name, value)
  })
  if (!headers.has('cache-control')) res.setHeader('cache-control', 'private, no-store')
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('set-cookie', cookies)
  if (body instanceof JsonAnswer) return void res.setHeader('content-length', Buffer.byteLength(body.written)).end(body.written)
  if (!body.body) return void res.end()
  // With its length an answer of a few hundred bytes goes out as it is, in one piece; a file may be longer than memory.
  if (headers.get('content-type')?.includes('json')) {
    const bytes = Buffer.from(await body.arrayBuffer())
    res.setHeader('content-length', bytes.length)
    return void res.end(bytes)
  }
  await pipeline(Readable.fromWeb(body.body as ReadableStream), res)
}
