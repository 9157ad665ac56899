import { type PayloadRequest, ValidationError } from 'payload'
import type { ErrorCode } from '../../shared/contracts/errorCodes'
import { isLocale } from '../../shared/i18n/locales'
import { labelOf } from '../labels/label'

type Refusal = Readonly<{ collection: string; path: string; message: string; code: ErrorCode }>

/** A 400 that names its field, which the panel marks, and bears a code there and for the whole, which the portal has words for. */
export function fieldRefusal(req: PayloadRequest, { code, collection, message, path }: Refusal): ValidationError {
  // Payload names the field in its message, by its path where it has no label.
  const field = path.split('.').at(-1) ?? path
  const language = String(req.i18n?.language ?? 'en')
  const label = labelOf(`${collection}.${field}`, `field.${field}`)?.[isLocale(language) ? language : 'en']
  const error = new ValidationError({ collection, errors: [{ path, message, ...(label ? { label } : {}) }], req }, req.t)
  Object.assign(error.data, { code, errors: error.data.errors.map((each) => ({ ...each, code })) })
  return error
}
