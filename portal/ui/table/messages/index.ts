import type { TextsOf } from '../../../lib/i18n/namespaces'
import type el from './el.json'
import type en from './en.json'
import type is from './is.json'

declare module '../../../lib/i18n/namespaces' {
  interface Namespaces {
    table: TextsOf<typeof en, typeof is, typeof el>
  }
}
