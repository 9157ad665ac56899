import useSWR, { type KeyedMutator } from 'swr'
import { type Preferences, preferencesSchema } from '../../../../shared/contracts/preferences'
import { type ApiError, apiGet, apiPatch } from '../../../lib/apiClient'

const address = '/api/users/me/preferences'

/** What the signed-in person chose. */
export const usePreferences = () => useSWR<Preferences, ApiError>(['preferences'], () => apiGet(address, preferencesSchema))

/** Shown at once, and taken back when the server does not take it. Rejects with an `ApiError`. */
export const choosePreference = (mutate: KeyedMutator<Preferences>, chosen: Preferences): Promise<Preferences | undefined> =>
  mutate(apiPatch(address, chosen, preferencesSchema), { optimisticData: chosen, rollbackOnError: true, revalidate: false })
