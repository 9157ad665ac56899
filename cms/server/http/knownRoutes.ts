import { randomUUID } from 'node:crypto'
import { type Endpoint, handleEndpoints, type SanitizedConfig } from 'payload'
import type { FoundRoute } from './apiRoutes'
import { notFound } from './notFound'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Of this process alone, so that no client can name it. */
const door = `/${randomUUID()}`

/** What Payload hands on is the request itself, with more properties. */
const foundFor = new WeakMap<object, FoundRoute>()
const answerOf = new WeakMap<object, Response>()

/** `body` holds nothing but the body: status and headers of an answer are those that Payload gave it. */
export type Answer = Readonly<{ status: number; headers: Headers; body: Response }>

const doorOf = (method: Endpoint['method']): Endpoint => ({
  method,
  path: door,
  handler: async (req) => {
    const found = foundFor.get(req)
    if (!found) throw notFound()
    const { params, route } = found
    req.routeParams = { ...params, ...(route.slug === null ? {} : { collection: route.slug }) }
    const answer = await route.endpoint.handler(req)
    answerOf.set(req, answer)
    // Payload makes another answer of it, and would copy the body through a stream of its own.
    return new Response(null, { status: answer.status, headers: answer.headers })
  },
})

type Asked = Readonly<{ config: SanitizedConfig; request: Request; found: FoundRoute | null; payloadInstanceCacheKey: string }>

/**
 * `handleEndpoints` of Payload for an endpoint that is known already. Payload makes a pattern of the path of every endpoint, one after the other, until one
 * matches, and does so for each request: with our hundred endpoints that took longer than many answers. So a door stands first in each list, which
 * leads to the endpoint that was found; who asks, errors and headers stay Payload's.
 */
export function knownRoutes({ collections, endpoints }: SanitizedConfig): (asked: Asked) => Promise<Answer> {
  for (const list of [endpoints, ...collections.map((each) => each.endpoints)]) if (list) list.unshift(...methods.map(doorOf))

  return async ({ config, found, payloadInstanceCacheKey, request }) => {
    const isKnown = found !== null && request.method !== 'HEAD'
    if (isKnown) foundFor.set(request, found)
    const slug = found?.route.slug ?? null
    const response = await handleEndpoints({
      config,
      request,
      payloadInstanceCacheKey,
      ...(isKnown ? { path: `/api${slug === null ? '' : `/${slug}`}${door}` } : {}),
    })
    // An error is Payload's own answer, with its body.
    const answer = response.body === null ? answerOf.get(request) : undefined
    return { status: response.status, headers: response.headers, body: answer ?? response }
  }
}
