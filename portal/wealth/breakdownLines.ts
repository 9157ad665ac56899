import { useMemo } from 'react'
import type { BreakdownKind, BreakdownRow, BreakdownsResponse } from '../../shared/contracts/wealth/breakdowns'
import { assetClasses } from '../../shared/domain/assetClass'
import { type Text, useText } from '../lib/i18n/useText'
import { seriesColour } from '../ui/tokens'
import { assetClassSeries } from './assetClassSeries'
import { currencyColour, sectorColours, unclassifiedColour } from './keyColours'
import { type MarketName, useMarketName } from './market/useMarketName'

/** A row as it is drawn: with a name in the reader's language and its colour. */
export type BreakdownLine = Readonly<Pick<BreakdownRow, 'value' | 'share' | 'count'> & { id: string; name: string; colour: string }>

/** The id of the line of what has no sector; as a sector is written, none is called so. */
const noKey = 'none'
export const lineIdOf = (key: string | null): string => key ?? noKey

const isAssetClass = (key: string): key is keyof typeof assetClassSeries => (assetClasses as readonly string[]).includes(key)

/** What the rows of a breakdown are named with. */
export type BreakdownWords = Readonly<{ t: Text<'breakdowns'>; common: Text<'common'>; marketName: MarketName }>

/** The words of the reader's language. Whoever asks has the texts `breakdowns` and `market` come with its code. */
export function useBreakdownWords(): BreakdownWords {
  const t = useText('breakdowns')
  const common = useText('common')
  const marketName = useMarketName()
  return useMemo(() => ({ t, common, marketName }), [t, common, marketName])
}

/** The rows of a breakdown, the most valuable first as they came, each in the colour that is its own everywhere. */
export function linesOf(kind: BreakdownKind, rows: readonly BreakdownRow[], words: BreakdownWords): BreakdownLine[] {
  const colourOf = coloursOf(kind, rows)
  return rows.map(({ count, key, share, value }) => ({
    id: lineIdOf(key),
    name: nameOf(kind, key, words),
    colour: key === null ? unclassifiedColour : colourOf(key),
    count,
    value,
    share,
  }))
}

/** The lines of each kind. */
export const linesByKind = (answer: BreakdownsResponse | undefined, words: BreakdownWords): ReadonlyMap<BreakdownKind, BreakdownLine[]> =>
  new Map(answer?.breakdowns.map(({ kind, rows }) => [kind, linesOf(kind, rows, words)]))

function nameOf(kind: BreakdownKind, key: string | null, { common, marketName, t }: BreakdownWords): string {
  if (key === null) return t('noSector')
  // Cash is a sector of its own, under the name of its class.
  const isClass = kind === 'assetClass' || (kind === 'sector' && key === 'Cash')
  if (isClass && isAssetClass(key)) return common(`assetClass.${key}`)
  return kind === 'sector' ? marketName(key) : key
}

function coloursOf(kind: BreakdownKind, rows: readonly BreakdownRow[]): (key: string) => string {
  switch (kind) {
    case 'assetClass':
      return (key) => (isAssetClass(key) ? seriesColour(assetClassSeries[key]) : unclassifiedColour)
    case 'sector': {
      const colours = sectorColours(rows.flatMap(({ key }) => key ?? []))
      return (key) => colours.get(key) ?? unclassifiedColour
    }
    case 'currency':
      return currencyColour
    default:
      return kind satisfies never
  }
}
