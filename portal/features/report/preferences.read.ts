import { preferencesSchema } from '../../../shared/contracts/preferences'
import { defineRead } from '../../lib/data/defineRead'

/** What the signed-in person wants to be told about. */
export const usePreferences = defineRead(preferencesSchema, () => '/api/users/me/preferences')
