import { use, useCallback } from 'react'
import { formatMessage, type Message } from './formatMessage'
import { useLocale } from './LocaleContext'
import type { Namespace } from './namespaces'
import { textsOf } from './texts'

/** The text of a key that comes from outside, such as a name that a data provider writes; null where the namespace has none. It takes no values. */
export function useKnownText(namespace: Namespace): (key: string) => string | null {
  const locale = useLocale()
  const found = textsOf(locale, namespace)
  const texts: Readonly<Record<string, Message>> = found instanceof Promise ? use(found) : found
  return useCallback(
    (key) => {
      const text = Object.hasOwn(texts, key) ? texts[key] : undefined
      return text === undefined ? null : formatMessage(locale, text)
    },
    [locale, texts],
  )
}
