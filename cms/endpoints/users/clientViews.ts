import { clientViewChangeSchema, clientViewsSchema, newClientViewSchema } from '../../../shared/contracts/clientViews'
import { changeClientView, getClientViews, removeClientView, saveClientView } from '../../server/services/users/clientViews'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const common = { tag: 'Session', roles: ['admin', 'advisor'], response: clientViewsSchema } as const

/** Under the collection `users`. */
export const clientViewsEndpoints = [
  defineEndpoint({
    ...common,
    method: 'get',
    path: '/me/client-views',
    summary: 'The filters and orders of the list of clients that the signed-in person saved',
    handle: ({ actor, req }) => getClientViews(req, actor),
  }),
  defineEndpoint({
    ...common,
    method: 'post',
    path: '/me/client-views',
    summary: 'Save one more under a name; answers with all',
    body: newClientViewSchema,
    handle: ({ actor, body, req }) => saveClientView(req, actor, body),
  }),
  defineEndpoint({
    ...common,
    method: 'patch',
    path: '/me/client-views/:id',
    summary: 'Rename one, save other filters in it, or make it the default; answers with all',
    params: idParams,
    body: clientViewChangeSchema,
    handle: ({ actor, body, params, req }) => changeClientView(req, actor, params.id, body),
  }),
  defineEndpoint({
    ...common,
    method: 'delete',
    path: '/me/client-views/:id',
    summary: 'Delete one; answers with the others',
    params: idParams,
    handle: ({ actor, params, req }) => removeClientView(req, actor, params.id),
  }),
]
