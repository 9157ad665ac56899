import { APIError } from 'payload'

export const upstreamUnavailable = (): APIError =>
  new APIError('The data provider does not answer', 503, { code: 'upstream_unavailable' }, true)
