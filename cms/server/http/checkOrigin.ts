import type { RequestHandler } from 'express'
import { sendError } from './sendError'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Stands in for Payload's CSRF list, which cannot know our hosts and ports: an unsafe request must come from the host it addresses.
 * Brands are siblings under one domain, so `same-site` is not good enough. A client that is no browser sends neither header and is let through.
 */
export const checkOrigin: RequestHandler = (req, res, next) => {
  if (safe.has(req.method)) return next()
  const { origin, host } = req.headers
  const site = req.headers['sec-fetch-site']
  const isForeign = origin === undefined ? site === 'cross-site' || site === 'same-site' : hostOf(origin) !== host?.toLowerCase()
  if (isForeign) return sendError(res, 403, 'foreign_origin', 'This request came from another site')
  next()
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host.toLowerCase()
  } catch {
    return null
  }
}
