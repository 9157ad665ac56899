import { editedAccountSchema, newAccountQuerySchema, newAccountSchema } from '../../../shared/contracts/editing/account'
import { restoreRequestSchema, restoreResponseSchema } from '../../../shared/contracts/editing/restore'
import { editedAccount, newAccount } from '../../server/services/editing/editedAccount'
import { restoreRecord } from '../../server/services/editing/restoreRecord'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const common = { tag: 'Editing', roles: ['admin', 'advisor'] } as const

/** What the portal's forms are filled with where the record alone does not say it. They are saved over Payload's REST (docs/decisions/222). */
export const editingEndpoints = [
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/editing/accounts/:id',
    summary: 'An account for whoever may change it, with what they may choose',
    params: idParams,
    response: editedAccountSchema,
    handle: ({ brand, params, req }) => editedAccount(req, brand, params.id),
  }),
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/editing/new-account',
    summary: 'What an account on a portal is made of',
    query: newAccountQuerySchema,
    response: newAccountSchema,
    handle: ({ brand, query, req }) => newAccount(req, brand, query.portal),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/editing/restore',
    summary: 'Takes back what the person moved to the trash in the last 15 minutes',
    body: restoreRequestSchema,
    response: restoreResponseSchema,
    handle: async ({ actor, body, req }) => {
      await restoreRecord(req, actor, body)
      return { restored: true as const }
    },
  }),
]
