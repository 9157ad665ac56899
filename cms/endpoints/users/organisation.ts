import * as z from 'zod/mini'
import { maxPictureBytes } from '../../../shared/contracts/editing/picture'
import { organisationChangeSchema, organisationSchema } from '../../../shared/contracts/organisation'
import { changeOwnOrganisation, chooseOwnLogo, getOwnOrganisation, removeOwnLogo } from '../../server/services/profile/organisation'
import { defineEndpoint } from '../defineEndpoint'

/** Under the collection `organisations`. */
export const organisationEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/own',
    shows: { screen: 'organisation' },
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
  defineEndpoint({
    method: 'post',
    path: '/own/logo',
    summary: 'Choose its logo: PNG, JPEG or SVG, in the part `file`',
    tag: 'Profile',
    roles: ['company-admin'],
    accepts: 'file',
    // Nothing besides the file.
    body: z.strictObject({}),
    maxBytes: maxPictureBytes + 100_000,
    response: organisationSchema,
    handle: ({ actor, req }) => chooseOwnLogo(req, actor),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/own/logo',
    summary: 'Take its logo away',
    tag: 'Profile',
    roles: ['company-admin'],
    response: organisationSchema,
    handle: ({ actor, req }) => removeOwnLogo(req, actor),
  }),
]
