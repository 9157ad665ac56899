import type { NationalLogin } from '../../shared/brands/brandSchema'
import { useBrand } from './bootstrap'
import { useLocale } from './i18n/LocaleContext'

/** What the button to a national login says, in the language of the page, else in the brand's, else in whichever it has. */
export function useNationalLoginName({ name }: NationalLogin): string {
  const locale = useLocale()
  const { defaultLocale } = useBrand()
  return name[locale] ?? name[defaultLocale] ?? Object.values(name)[0] ?? ''
}
