import { useCallback } from 'react'
import type { Catalogue, Namespace } from '../../messages/en'
import { formatMessage, type Message, type MessageValues } from './formatMessage'
import { useLocaleContext } from './LocaleContext'

export type Text<N extends Namespace> = (key: keyof Catalogue[N], values?: MessageValues) => string

/** Texts of one namespace in the language shown; `t('key', values)` formats ICU messages. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const { locale, catalogue } = useLocaleContext()
  const texts = catalogue[namespace]
  return useCallback((key, values) => formatMessage(locale, texts[key] as Message, values), [locale, texts])
}
