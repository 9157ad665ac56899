import type { BreakdownKind, BreakdownRow, BreakdownsResponse } from '../../shared/contracts/wealth/breakdowns'
import { assetClasses } from '../../shared/domain/assetClass'
import type { Text } from '../lib/i18n/useText'
import { seriesColour } from '../ui/tokens'
import { assetClassSeries } from './assetClassSeries'
import { currencyColour, sectorColours, unclassifiedColour } from './keyColours'

/** A row as it is drawn: with a name in the reader's language and its colour. */
export type BreakdownLine = Readonly<Pick<BreakdownRow, 'value' | 'share' | 'count'> & { id: string; name: string; colour: string }>

/** The id of the line of what has no sector; as a sector is written, none is called so. */
const noKey = 'none'
export const lineIdOf = (key: string | null): string => key ?? noKey

const isAssetClass = (key: string): key is keyof typeof assetClassSeries => (assetClasses as readonly string[]).includes(key)

/** The rows of a breakdown, the most valuable first as they came, each in the colour that is its own everywhere. */
export function linesOf(
  kind: BreakdownKind,
  rows: readonly BreakdownRow[],
  t: Text<'breakdowns'>,
  common: Text<'common'>,
): BreakdownLine[] {
  const colourOf = coloursOf(kind, rows)
  return rows.map(({ count, key, share, value }) => ({
    id: lineIdOf(key),
    name: nameOf(kind, key, t, common),
    colour: key === null ? unclassifiedColour : colourOf(key),
    count,
    value,
    share,
  }))
}

/** The lines of each kind. */
export const linesByKind = (
  answer: BreakdownsResponse | undefined,
  t: Text<'breakdowns'>,
  common: Text<'common'>,
): ReadonlyMap<BreakdownKind, BreakdownLine[]> =>
  new Map(answer?.breakdowns.map(({ kind, rows }) => [kind, linesOf(kind, rows, t, common)]))

function nameOf(kind: BreakdownKind, key: string | null, t: Text<'breakdowns'>, common: Text<'common'>): string {
  if (key === null) return t('noSector')
  // Cash is a sector of its own, under the name of its class.
  const isClass = kind === 'assetClass' || (kind === 'sector' && key === 'Cash')
  return isClass && isAssetClass(key) ? common(`assetClass.${key}`) : key
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
