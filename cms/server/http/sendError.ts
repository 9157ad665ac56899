import type { Response } from 'express'
import type { ErrorCode } from '../../../shared/contracts/errorCodes'

/** An error in the shape of all our endpoints. `detail`: what a caller needs to go on from there. */
export function sendError(res: Response, status: number, code: ErrorCode, message: string, detail?: object): void {
  res.status(status).setHeader('cache-control', 'no-store')
  res.json({ errors: [{ message, code, ...(detail === undefined ? {} : { detail }) }] })
}
