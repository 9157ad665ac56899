import type { Locale } from '../../shared/i18n/locales'
import { anyAnswer, apiCall } from '../lib/apiClient'

/** Keeps a language on a person's profile. Rejects with an `ApiError`. */
export async function keepLocale(userId: string, locale: Locale): Promise<void> {
  await apiCall('PATCH', `/api/users/${encodeURIComponent(userId)}`, { userLanguage: locale }, anyAnswer)
}
