import { useMemo } from 'react'
import { useKnownText } from '../../lib/i18n/useKnownText'

/** A sector or a region in the reader's language, as written where it is not one that we know. */
export type MarketName = (name: string) => string

/**
 * Names that data providers write in English, in the reader's language. Their English stays the key: of colours, of filters and of addresses. Whoever draws
 * with it has the texts `market` come with its code.
 */
export function useMarketName(): MarketName {
  const text = useKnownText('market')
  return useMemo(() => (name) => text(name) ?? name, [text])
}
