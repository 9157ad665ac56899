import { adminMenuQuerySchema, adminMenuResponseSchema } from '../../../shared/contracts/adminMenu'
import { enterPortalRequestSchema, sessionResponseSchema } from '../../../shared/contracts/session'
import { adminMenuOf } from '../../server/services/session/adminMenu'
import { enterPortal } from '../../server/services/session/enterPortal'
import { loadSession } from '../../server/services/session/loadSession'
import { defineEndpoint } from '../defineEndpoint'

export const session = defineEndpoint({
  method: 'get',
  path: '/session',
  summary: 'Who is signed in, their portals and accounts on this host, and their first screen',
  tag: 'Session',
  response: sessionResponseSchema,
  handle: ({ req, actor, brand }) => loadSession(req, actor, brand),
})

export const adminMenu = defineEndpoint({
  method: 'get',
  path: '/session/admin-menu',
  summary: 'The lists of the administration that the brand names, by group',
  tag: 'Session',
  roles: ['admin'],
  query: adminMenuQuerySchema,
  response: adminMenuResponseSchema,
  handle: ({ brand, query }) => Promise.resolve(adminMenuOf(brand.adminMenu, query.locale)),
})

export const portalEntry = defineEndpoint({
  method: 'post',
  path: '/session/portal',
  summary: 'Note that the person is in a portal; once a session it is a line of the log',
  tag: 'Session',
  body: enterPortalRequestSchema,
  maxBytes: 1000,
  handle: async ({ actor, body, brand, req }) => {
    await enterPortal(req, actor, brand, body.portal)
    return new Response(null, { status: 204 })
  },
})
