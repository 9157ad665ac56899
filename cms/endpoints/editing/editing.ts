import { editedAccountSchema, newAccountQuerySchema, newAccountSchema } from '../../../shared/contracts/editing/account'
import { editedAccount, newAccount } from '../../server/services/editing/editedAccount'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const common = { tag: 'Editing', method: 'get', roles: ['admin', 'advisor'] } as const

/** What the portal's forms are filled with where the record alone does not say it. They are saved over Payload's REST (docs/decisions/222). */
export const editingEndpoints = [
  defineEndpoint({
    ...common,
    path: '/editing/accounts/:id',
    summary: 'An account for whoever may change it, with what they may choose',
    params: idParams,
    response: editedAccountSchema,
    handle: ({ brand, params, req }) => editedAccount(req, brand, params.id),
  }),
  defineEndpoint({
    ...common,
    path: '/editing/new-account',
    summary: 'What an account on a portal is made of',
    query: newAccountQuerySchema,
    response: newAccountSchema,
    handle: ({ brand, query, req }) => newAccount(req, brand, query.portal),
  }),
]
