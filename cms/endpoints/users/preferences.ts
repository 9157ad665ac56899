import { preferencesChangeSchema, preferencesSchema } from '../../../shared/contracts/preferences'
import { changePreferences, getPreferences } from '../../server/services/users/preferences'
import { defineEndpoint } from '../defineEndpoint'

/** Under the collection `users`. */
export const preferencesEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/me/preferences',
    summary: 'What the signed-in person chose, such as which mails they get',
    tag: 'Session',
    response: preferencesSchema,
    handle: ({ actor, req }) => getPreferences(req, actor),
  }),
  defineEndpoint({
    method: 'patch',
    path: '/me/preferences',
    summary: 'Change some of them; answers with all',
    tag: 'Session',
    body: preferencesChangeSchema,
    response: preferencesSchema,
    handle: ({ actor, body, req }) => changePreferences(req, actor, body),
  }),
]
