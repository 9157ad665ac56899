import { use, useCallback } from 'react'
import { BootstrapContext } from '../bootstrap'
import { formatMessage, type MessageValues } from './formatMessage'
import { useLocale } from './LocaleContext'
import type { Namespace, Namespaces } from './namespaces'
import { textsOf } from './texts'

export type Text<N extends Namespace> = (key: keyof Namespaces[N], values?: MessageValues) => string

/**
 * Texts of one namespace in the language shown; `t('key', values)` formats ICU messages. Every message may ask for `manager`, the brand's word
 * for the people who look after accounts: `{manager, select, wealthManager {wealth manager} other {advisor}}`. Texts that are not there yet suspend the
 * component until they are; the entry of a screen, a tab or a lazy part names its own, so that they come with its code.
 */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const locale = useLocale()
  const found = textsOf(locale, namespace)
  const texts = found instanceof Promise ? use(found) : found
  const manager = use(BootstrapContext)?.brand.managerTerm ?? 'advisor'
  return useCallback((key, values) => formatMessage(locale, texts[key], { manager, ...values }), [locale, texts, manager])
}
