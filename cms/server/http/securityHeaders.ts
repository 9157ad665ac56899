import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** Scripts and styles need the nonce of their own answer; only the admin panel, whose styles are not ours, may style inline. */
export const securityHeaders: RequestHandler = (req, res, next) => {
  const nonce = randomBytes(16).toString('base64')
  res.locals.nonce = nonce
  const isPanel = /^\/(admin|_next)(\/|$)/.test(req.path)
  // The designer of forms shows them in a frame of its own window.
  const isFramed = isPanel || req.path.startsWith('/preview/')
  const own = ["'self'", `'nonce-${nonce}'`]
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: own,
        styleSrc: isPanel ? ["'self'", "'unsafe-inline'"] : own,
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: isFramed ? ["'self'"] : ["'none'"],
        ...(req.secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: req.secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: isFramed ? 'sameorigin' : 'deny' },
  })(req, res, next)
  // Next gives its scripts the nonce that it reads from this request header.
  if (isPanel) req.headers['content-security-policy'] = String(res.getHeader('content-security-policy') ?? '')
}
