import type { Locale } from '../../shared/i18n/locales'
import { el } from './el'
import { en } from './en'
import { is } from './is'

/** A key that one language lacks, or has alone, fails the type check. */
export type LabelKey = keyof typeof en
export type Label = Record<Locale, string>

const isKey = (key: string): key is LabelKey => Object.hasOwn(en, key)

/** The words of a key in all languages. */
export const label = (key: LabelKey): Label => ({ en: en[key], is: is[key], el: el[key] })

/** The words of the first of these keys that the catalogue has; undefined when it has none. */
export function labelOf(...keys: string[]): Label | undefined {
  const key = keys.find(isKey)
  return key && label(key)
}

/** A group of the panel's menu. */
export const menuGroup = (name: 'people' | 'clients' | 'firm' | 'content' | 'records'): Label => label(`group.${name}`)
