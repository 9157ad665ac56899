import type { Locale } from '../../../shared/i18n/locales'
import type { TextFile } from './texts'

/**
 * Fetches the texts of what no first screen is drawn with. A file of its own, because the addresses of some hundred files of texts weigh as much as
 * a screen, and everybody would load them before the sign-in page.
 */
export const fetchLater = (folder: string, locale: Locale): Promise<TextFile> =>
  (folder === 'ui/fields'
    ? import(`../../ui/fields/messages/${locale}.json`, { with: { type: 'json' } })
    : import(`../../features/${folder}/messages/${locale}.json`, { with: { type: 'json' } })) as Promise<TextFile>
