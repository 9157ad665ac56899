import type { Locale } from '../../../shared/i18n/locales'
import { placeOf } from './namespaces'
import type { TextFile } from './texts'

/**
 * Fetches the texts of what no first screen is drawn with. A file of its own, because the addresses of some hundred files of texts weigh as much as
 * a screen, and everybody would load them before the sign-in page.
 */
export const fetchLater = (namespace: string, locale: Locale): Promise<TextFile> =>
  fetchOf(placeOf(namespace).folder, locale) as Promise<TextFile>

function fetchOf(folder: string, locale: Locale): Promise<unknown> {
  switch (folder) {
    case 'wealth':
      return import(`../../wealth/messages/${locale}.json`, { with: { type: 'json' } })
    case 'wealth/market':
      return import(`../../wealth/market/messages/${locale}.json`, { with: { type: 'json' } })
    case 'dev':
      return import(`../../dev/messages/${locale}.json`, { with: { type: 'json' } })
    case 'ui/table':
      return import(`../../ui/table/messages/${locale}.json`, { with: { type: 'json' } })
    case 'ui/fields':
      return import(`../../ui/fields/messages/${locale}.json`, { with: { type: 'json' } })
    case 'features/report/order':
      return import(`../../features/report/order/messages/${locale}.json`, { with: { type: 'json' } })
    default:
      return import(`../../features/${folder}/messages/${locale}.json`, { with: { type: 'json' } })
  }
}
