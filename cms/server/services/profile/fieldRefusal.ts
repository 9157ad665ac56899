import { APIError } from 'payload'
import type { ErrorCode } from '../../../../shared/contracts/errorCodes'

type Refusal = Readonly<{ field: string; code: ErrorCode; message: string; status?: number }>

/** A refusal of what one field of a form holds: the form shows it beside that field. */
export const fieldRefusal = ({ code, field, message, status = 400 }: Refusal): APIError =>
  new APIError(message, status, { code, issues: [{ field, code, message }] }, true)
