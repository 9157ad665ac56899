import type { RequestHandler, Response } from 'express'
import type { Presence } from '../../db/presence'
import { databaseAway, type DatabaseFault } from '../../db/unavailable'
import { sendError } from './sendError'

/**
 * Answers with 503 when the database is away, those who wait already and those who come meanwhile. Without it they would wait as long as the driver does,
 * and what they asked for would be done all at once when the database is back, long after they were told that it failed.
 */
export const whileDatabaseAnswers =
  (presence: Presence | null): RequestHandler =>
  (_req, res, next) => {
    if (!presence) return next()
    if (presence.isAway()) return sendFault(res, databaseAway)
    const leave = presence.watch(() => {
      // An answer that has begun is not called back.
      if (res.headersSent) return
      // What was under way may still end and find this answered: that is no fault of anybody's.
      res.on('error', () => undefined)
      sendFault(res, databaseAway)
    })
    res.once('close', leave)
    next()
  }

/** Tells people what the state of the database means to them. */
export function sendFault(res: Response, { code, message, retryAfter, status }: DatabaseFault): void {
  if (retryAfter !== undefined) res.setHeader('retry-after', String(retryAfter))
  sendError(res, status, code, message)
}
