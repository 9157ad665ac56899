import { type PayloadRequest, ValidationError } from 'payload'
import type { ErrorCode } from '../../shared/contracts/errorCodes'

type Refusal = Readonly<{ collection: string; path: string; message: string; code: ErrorCode }>

/** A 400 that names its field, which the panel marks, and bears a code there and for the whole, which the portal has words for. */
export function fieldRefusal(req: PayloadRequest, { code, collection, message, path }: Refusal): ValidationError {
  const error = new ValidationError({ collection, errors: [{ path, message }], req }, req.t)
  Object.assign(error.data, { code, errors: error.data.errors.map((each) => ({ ...each, code })) })
  return error
}
