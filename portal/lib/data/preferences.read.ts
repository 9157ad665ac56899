import { preferencesSchema } from '../../../shared/contracts/preferences'
import { defineRead } from './defineRead'

/** What the signed-in person wants to be told about. */
export const usePreferences = defineRead(preferencesSchema, () => '/api/users/me/preferences')
