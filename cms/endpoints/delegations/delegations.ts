import { doneSchema, grantRequestSchema, ownDelegationsSchema, revokeRequestSchema } from '../../../shared/contracts/delegations'
import { grantAccess } from '../../server/services/delegations/grantAccess'
import { ownDelegations } from '../../server/services/delegations/ownDelegations'
import { revokeAccess } from '../../server/services/delegations/revokeAccess'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

/** Under the collection `delegations`. */
export const delegationEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/own',
    summary: 'Whom the person lets read their accounts at this moment',
    tag: 'Session',
    response: ownDelegationsSchema,
    handle: ({ actor, brand, req }) => ownDelegations(req, actor, brand),
  }),
  defineEndpoint({
    method: 'post',
    path: '/grant',
    summary: 'Let somebody read an account of one’s own until a day; answers the same whoever has the address',
    tag: 'Session',
    body: grantRequestSchema,
    response: doneSchema,
    handle: async ({ actor, body, brand, req }) => {
      await grantAccess(req, { actor, brand, request: body })
      return { done: true }
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/:id/revoke',
    params: idParams,
    summary: 'End what one has granted, at once',
    tag: 'Session',
    body: revokeRequestSchema,
    response: doneSchema,
    handle: async ({ actor, params, req }) => {
      await revokeAccess(req, actor, params.id)
      return { done: true }
    },
  }),
]
