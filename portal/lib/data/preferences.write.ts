import { preferencesChangeSchema, preferencesSchema } from '../../../shared/contracts/preferences'
import { defineWrite } from './defineWrite'

/** Changes what the signed-in person wants to be told about; what is not named stays. */
export const useSavePreferences = defineWrite(preferencesChangeSchema, 'PATCH', () => '/api/users/me/preferences', {
  answer: preferencesSchema,
})
