import { APIError } from 'payload'

/** The one answer for what does not exist and for what is not the person's to see. */
export const notFound = (): APIError => new APIError('Not found', 404, { code: 'not_found' }, true)
