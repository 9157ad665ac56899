import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Request as ExpressRequest, RequestHandler } from 'express'
import { handleEndpoints, type SanitizedConfig } from 'payload'
import { capQuery } from './capQuery'
import { malformed } from './malformed'
import { sendError } from './sendError'

/** Payload's own instance of this process; Next's bundle has another, under another key. */
export const apiInstanceKey = 'api'

/** Paths of Payload's working collections and of GraphQL: nobody's business over REST. */
const closed =
  /^\/api\/(payload-(jobs|kv|locked-documents|migrations|query-presets|folders)|graphql|graphql-playground|wealth-answers)(\/|$)/

/** Serves `/api` through Payload's `handleEndpoints`, without Next in the way. */
export const payloadHandler =
  (config: Promise<SanitizedConfig> | SanitizedConfig): RequestHandler =>
  async (req, res, next) => {
    try {
      // As Payload will read it: with dots resolved, and without the host that a client may put before the path.
      const url = new URL(req.originalUrl, `${req.protocol}://${req.headers.host ?? 'localhost'}`)
      const sanitized = await config
      if (isAbsent(url.pathname, sanitized)) return sendError(res, 404, 'not_found', 'Not found')
      const complaint = malformed(url)
      if (complaint) return sendError(res, 400, 'invalid_input', complaint)
      const abort = new AbortController()
      res.on('close', () => {
        if (!res.writableFinished) abort.abort()
      })
      const request = await toFetchRequest(req, url, abort.signal)
      if (!request) return sendError(res, 400, 'invalid_input', 'A query in a body must be a readable form of at most 100 kB')
      const response = await named(await handleEndpoints({ config: sanitized, request, payloadInstanceCacheKey: apiInstanceKey }))
      res.status(response.status)
      response.headers.forEach((value, name) => {
        if (name !== 'set-cookie') res.setHeader(name, value)
      })
      if (!response.headers.has('cache-control')) res.setHeader('cache-control', 'private, no-store')
      const cookies = response.headers.getSetCookie()
      if (cookies.length > 0) res.setHeader('set-cookie', cookies)
      if (!response.body) {
        res.end()
        return
      }
      await pipeline(Readable.fromWeb(response.body as ReadableStream), res)
    } catch (error) {
      if (res.headersSent || res.destroyed) return
      next(error)
    }
  }

/** Payload's answer for an address without an endpoint has neither the shape nor the code of our errors, and repeats the address. */
async function named(response: Response): Promise<Response> {
  if (response.status !== 404 || !response.headers.get('content-type')?.includes('json')) return response
  const text = await response.text()
  const body = text.includes('"errors"') ? text : JSON.stringify({ errors: [{ message: 'Not found', code: 'not_found' }] })
  return new Response(body, { status: 404, headers: response.headers })
}

/** Closed to everyone, or a history that its collection does not keep: Payload has the routes for every collection and fails on them. */
function isAbsent(pathname: string, { collections }: SanitizedConfig): boolean {
  if (closed.test(pathname)) return true
  const [, slug = '', route] = /^\/api\/([^/]+)\/?([^/]*)/.exec(pathname) ?? []
  // Payload looks its collections up in a plain object, which has a `constructor` too.
  if (slug in {}) return true
  const collection = collections.find((each) => each.slug === slug)
  return route === 'versions' && collection !== undefined && !collection.versions
}

async function toFetchRequest(req: ExpressRequest, url: URL, signal: AbortSignal): Promise<Request | null> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) for (const each of [value ?? []].flat()) headers.append(name, each)
  // Who is asking, for the throttles: never what the client claims.
  headers.set('x-quayside-client', req.ip ?? 'unknown')

  const override = req.headers['x-payload-http-method-override'] ?? req.headers['x-http-method-override']
  if (req.method === 'POST' && String(override).toUpperCase() === 'GET') {
    // A long query sent as a form. It becomes a plain GET here, so that the caps below hold for it too.
    const form = await readForm(req)
    if (form === null) return null
    url.search = form
    if (malformed(url)) return null
    for (const name of ['x-payload-http-method-override', 'x-http-method-override', 'content-type', 'content-length', 'transfer-encoding'])
      headers.delete(name)
    capQuery(url)
    return new Request(url, { method: 'GET', headers, signal })
  }
  capQuery(url)
  const hasBody = !['GET', 'HEAD'].includes(req.method)
  const body = hasBody ? { body: Readable.toWeb(req) as BodyInit, duplex: 'half' } : {}
  return new Request(url, { method: req.method, headers, signal, ...body })
}

async function readForm(req: ExpressRequest): Promise<string | null> {
  if (!req.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null
  let text = ''
  for await (const chunk of req) {
    text += String(chunk)
    if (text.length > 100_000) return null
  }
  return text
}
