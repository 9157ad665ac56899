import type { RequestHandler } from 'express'
import { sendError } from './sendError'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Stands in for Payload's CSRF list, which cannot know our hosts and ports: an unsafe request must come from the host it addresses, by the
 * same scheme: a page without https may have been planted by anybody on the way.
 * Brands are siblings under one domain, so `same-site` is not good enough. A client that is no browser sends neither header and is let through.
 */
export const checkOrigin: RequestHandler = (req, res, next) => {
  if (safe.has(req.method)) return next()
  const { origin, host } = req.headers
  const site = req.headers['sec-fetch-site']
  const isForeign =
    origin === undefined ? site === 'cross-site' || site === 'same-site' : originOf(origin) !== originOf(`${req.protocol}://${host}`)
  if (isForeign) return sendError(res, 403, 'foreign_origin', 'This request came from another site')
  next()
}

/** Scheme, host and port; for what is no address a value that equals no other. */
function originOf(address: string): string | symbol {
  try {
    const { origin } = new URL(address)
    return origin === 'null' ? Symbol('opaque') : origin
  } catch {
    return Symbol('unreadable')
  }
}
