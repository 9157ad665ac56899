import type { Response } from 'express'

/** An error in the shape of all our endpoints. */
export function sendError(res: Response, status: number, code: string, message: string): void {
  res.status(status).setHeader('cache-control', 'no-store')
  res.json({ errors: [{ message, code }] })
}
