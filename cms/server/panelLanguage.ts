import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { cookiesOf } from './http/cookiesOf'
import { languageCookie, languageCookieName } from './services/session/languageCookie'
import { languageOfPerson } from './services/session/languageOfPerson'

/**
 * The panel speaks the language of the person's profile from its first page on, unless another was chosen on this device (docs/decisions/344). Payload
 * looks at a cookie alone, so the request and the browser get one.
 */
export function panelLanguage(payload: Payload): RequestHandler {
  return async (req, res, next) => {
    const cookies = cookiesOf(req)
    const name = languageCookieName(payload)
    const locale = cookies.has(name) ? null : await languageOfPerson(payload, cookies.get('quayside-token'))
    if (locale !== null) {
      req.headers.cookie = `${req.headers.cookie ?? ''}; ${name}=${locale}`
      res.append('set-cookie', languageCookie(payload, locale))
    }
    next()
  }
}
