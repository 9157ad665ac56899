import type { Locale } from '../../../shared/i18n/locales'
import type { Catalogue } from '../../messages/en'

const loaders: Record<Locale, () => Promise<{ catalogue: Catalogue }>> = {
  en: () => import('../../messages/en'),
  is: () => import('../../messages/is'),
  el: () => import('../../messages/el'),
}

/** The texts of a language, fetched when it is first asked for. Rejects when the file cannot be fetched. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return (await loaders[locale]()).catalogue
}
