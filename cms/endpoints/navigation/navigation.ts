import { designedNavigationSchema } from '../../../shared/contracts/navigation'
import { loadNavigation, saveNavigation } from '../../server/services/navigation/designedNavigation'
import { defineEndpoint } from '../defineEndpoint'
import { idParams } from '../idParams'

const tag = 'Navigation'

/** Under the collection `navigation`. */
export const navigationEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/of-portal/:id',
    summary: 'The navigation of a portal, for its designer',
    tag,
    roles: ['admin'],
    params: idParams,
    response: designedNavigationSchema,
    handle: ({ params, req }) => loadNavigation(req, params.id),
  }),
  defineEndpoint({
    method: 'put',
    path: '/of-portal/:id',
    summary: 'Save the navigation of a portal whole',
    tag,
    roles: ['admin'],
    params: idParams,
    body: designedNavigationSchema,
    response: designedNavigationSchema,
    handle: ({ body, params, req }) => saveNavigation(req, params.id, body),
  }),
]
