import { signInLinkRequestSchema, signInLinkStateSchema } from '../../../shared/contracts/signInLinks'
import { readSignInLink, sendSignInLink } from '../../server/services/users/sendSignInLink'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const common = { tag: 'Functions', roles: ['admin'], response: signInLinkStateSchema } as const

/** The first way in for people who were made in the panel. */
export const signInLinkEndpoints = [
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/functions/sendSignInLink/:id',
    summary: 'Whether a person can be sent a link to their first sign-in',
    params: idParams,
    handle: ({ brand, params, req }) => readSignInLink(req, brand, params.id),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/functions/sendSignInLink',
    summary: 'Mail a person who has never signed in a link to choose a password',
    throttle: 'invitations',
    body: signInLinkRequestSchema,
    status: 202,
    handle: ({ body, brand, req }) => sendSignInLink(req, brand, body),
  }),
]
