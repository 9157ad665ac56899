import type { TextsOf } from '../i18n/namespaces'
import type el from './el.json'
import type en from './en.json'
import type is from './is.json'

declare module '../i18n/namespaces' {
  interface Namespaces {
    common: TextsOf<typeof en, typeof is, typeof el>
  }
}
