import { useLocale } from '../../lib/i18n/LocaleContext'
import { useText } from '../../lib/i18n/useText'
import { useMomentText } from '../../wealth/momentText'
import type { Words } from './model/words'

/** What a sheet is written with, in the language shown. */
export const useWords = (of: Words['of']): Words => ({
  of,
  t: useText('explain'),
  common: useText('common'),
  locale: useLocale(),
  moment: useMomentText(),
})
