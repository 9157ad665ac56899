import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** `isFramed`: in a frame of our own window. */
type Kind = Readonly<{ isPanel: boolean; isFramed: boolean; isSecure: boolean }>

const noncesOf = new WeakMap<IncomingMessage, string>()
const nonceOf = (req: IncomingMessage): string => `'nonce-${noncesOf.get(req) ?? ''}'`

/** Scripts and styles need the nonce of their own answer; only the admin panel, whose styles are not ours, may style inline. */
const headersOf = ({ isFramed, isPanel, isSecure }: Kind): ReturnType<typeof helmet> =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonceOf],
        styleSrc: ["'self'", isPanel ? "'unsafe-inline'" : nonceOf],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: isFramed ? ["'self'"] : ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: isFramed ? 'sameorigin' : 'deny' },
  })

/** Made once for each kind of request: to read what helmet is told takes longer than to send it. */
const made = new Map<string, ReturnType<typeof helmet>>()

function headersFor(kind: Kind): ReturnType<typeof helmet> {
  const key = JSON.stringify(kind)
  const known = made.get(key)
  if (known) return known
  const headers = headersOf(kind)
  made.set(key, headers)
  return headers
}

export const securityHeaders: RequestHandler = (req, res, next) => {
  const nonce = randomBytes(16).toString('base64')
  res.locals.nonce = nonce
  noncesOf.set(req, nonce)
  const isPanel = /^\/(admin|_next)(\/|$)/.test(req.path)
  // The designer of forms shows them in a frame of its own window.
  const isFramed = isPanel || req.path.startsWith('/preview/')
  headersFor({ isPanel, isFramed, isSecure: req.secure })(req, res, next)
  // Next gives its scripts the nonce that it reads from this request header.
  if (isPanel) req.headers['content-security-policy'] = String(res.getHeader('content-security-policy') ?? '')
}
