import { inviteClientRequestSchema, inviteStateSchema } from '../../../shared/contracts/invitations'
import { findInvitable, inviteStateOf } from '../../server/services/invitations/invitable'
import { inviteClient } from '../../server/services/invitations/inviteClient'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const common = { tag: 'Functions', roles: ['admin', 'advisor'], response: inviteStateSchema } as const

/** Inviting the client of an account; theirs who may write it. */
export const inviteEndpoints = [
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/functions/inviteClient/:id',
    summary: 'Whether the client of an account can be invited, and when they were',
    params: idParams,
    handle: async ({ params, req }) => inviteStateOf(await findInvitable(req, params.id)),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/functions/inviteClient',
    summary: 'Mail the client of an account a link to their sign-in',
    throttle: 'invitations',
    body: inviteClientRequestSchema,
    maxBytes: 20_000,
    status: 202,
    handle: ({ body, req }) => inviteClient(req, body),
  }),
]
