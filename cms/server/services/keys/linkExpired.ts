import { APIError } from 'payload'

/** One answer for a link that was used, is too old, was voided or never was one of ours. */
export const linkExpired = (): APIError =>
  new APIError('This link was used or is too old. Ask for another one.', 400, { code: 'link_expired' }, true)
