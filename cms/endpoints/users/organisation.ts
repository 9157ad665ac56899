import { organisationChangeSchema, organisationSchema } from '../../../shared/contracts/organisation'
import { changeOwnOrganisation, getOwnOrganisation } from '../../server/services/profile/organisation'
import { defineEndpoint } from '../defineEndpoint'

/** Under the collection `organisations`. */
export const organisationEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/own',
    summary: 'The organisation of a company admin, with its people',
    tag: 'Profile',
    roles: ['company-admin'],
    response: organisationSchema,
    handle: ({ actor, req }) => getOwnOrganisation(req, actor),
  }),
  defineEndpoint({
    method: 'patch',
    path: '/own',
    summary: 'Change what company admins keep of it; 409 when it was saved since `updatedAt`',
    tag: 'Profile',
    roles: ['company-admin'],
    body: organisationChangeSchema,
    maxBytes: 10_000,
    response: organisationSchema,
    handle: ({ actor, body, req }) => changeOwnOrganisation(req, actor, body),
  }),
]
