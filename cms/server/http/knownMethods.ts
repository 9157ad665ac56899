import type { RequestHandler } from 'express'
import { sendError } from './sendError'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Refuses what nothing here answers (TRACE, CONNECT, WebDAV's): the platform's own `Request` throws on some of them. */
export const knownMethods: RequestHandler = (req, res, next) => {
  if (methods.includes(req.method)) return next()
  res.setHeader('allow', methods.join(', '))
  sendError(res, 405, 'method_not_allowed', 'This method is not answered here')
}
