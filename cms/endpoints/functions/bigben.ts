import { bigbenResponseSchema } from '../../../shared/contracts/bigben'
import { isoInstant } from '../../../shared/domain/dates'
import { defineEndpoint } from '../defineEndpoint'

export const bigben = defineEndpoint({
  method: 'get',
  path: '/functions/bigben',
  summary: 'The server’s clock',
  tag: 'Functions',
  isPublic: true,
  response: bigbenResponseSchema,
  handle: () => Promise.resolve({ now: isoInstant(new Date()) }),
})
