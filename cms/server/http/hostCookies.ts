import type { RequestHandler } from 'express'

const inner = 'quayside-token'
const outer = `__Host-${inner}`

/**
 * Over https the session cookie is `__Host-quayside-token` and Secure, so that no other host and no plain-http page can set it.
 * Payload knows one fixed name; this middleware translates in both directions and ignores the plain name on https.
 */
export const hostCookies: RequestHandler = (req, res, next) => {
  if (!req.secure) return next()
  const pairs = (req.headers.cookie ?? '').split(/;\s*/).filter((pair) => pair !== '' && !pair.startsWith(`${inner}=`))
  req.headers.cookie = pairs.map((pair) => (pair.startsWith(`${outer}=`) ? pair.replace(outer, inner) : pair)).join('; ')

  const secured = (cookie: string) =>
    cookie.startsWith(`${inner}=`) ? `__Host-${cookie}${/;\s*secure/i.test(cookie) ? '' : '; Secure'}` : cookie
  const setHeader = res.setHeader.bind(res)
  res.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'set-cookie' || typeof value === 'number') return setHeader(name, value)
    return setHeader(name, typeof value === 'string' ? secured(value) : value.map(secured))
  }
  next()
}
