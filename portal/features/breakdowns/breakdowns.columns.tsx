import type { BreakdownKind, BreakdownRow } from '../../../shared/contracts/wealth/breakdowns'
import { assetClasses } from '../../../shared/domain/assetClass'
import type { Money } from '../../../shared/domain/money'
import type { Ratio } from '../../../shared/domain/ratio'
import { formatPercent } from '../../../shared/format/percent'
import type { Text } from '../../lib/i18n/useText'
import { GroupName } from '../../ui/GroupName'
import { defineColumns } from '../../ui/table/defineColumns'
import { seriesColour, type SeriesNumber } from '../../ui/tokens'
import { assetClassSeries } from '../../wealth/assetClassSeries'
import { shareBarColumn } from '../../wealth/shareBarColumn'

/** A row as it is drawn: with a name in the reader's language and its colour. */
export type BreakdownLine = Readonly<Pick<BreakdownRow, 'value' | 'share' | 'count'> & { id: string; name: string; colour: string }>
type Sum = Readonly<{ value: Money | null; share: Ratio | null }>
/** `full`: the share that fills a bar. */
type Facts = Readonly<{ head: string; full: Ratio }>

export const breakdownColumns = defineColumns<BreakdownLine, Sum, Facts>()('breakdowns', [
  {
    id: 'name',
    head: ({ facts }) => facts.head,
    format: 'text',
    value: (row) => row.name,
    isName: true,
    sort: 'ascending',
    cell: ({ colour, name }) => <GroupName colour={colour}>{name}</GroupName>,
  },
  { id: 'count', head: 'columnCount', format: 'count', value: (row) => row.count, sort: 'descending', priority: 2, isMuted: true },
  {
    id: 'value',
    head: 'columnValue',
    format: 'amount',
    value: (row) => row.value,
    sort: 'descending',
    sum: ({ value }) => value,
    under: ({ share }, { locale }) => share !== null && formatPercent(share, locale),
    underSum: ({ share }, { locale }) => share !== null && formatPercent(share, locale),
    underHead: 'columnShare',
  },
  {
    id: 'share',
    head: 'columnShare',
    ...shareBarColumn,
    priority: 1,
    sort: 'descending',
    sum: ({ share }) => share,
  },
])

const seriesCount = 12
const isAssetClass = (key: string): key is keyof typeof assetClassSeries => (assetClasses as readonly string[]).includes(key)

/** The rows of a breakdown, the most valuable first as they came. Colours of asset classes are theirs everywhere; others go by their order. */
export function linesOf(
  kind: BreakdownKind,
  rows: readonly BreakdownRow[],
  t: Text<'breakdowns'>,
  common: Text<'common'>,
): BreakdownLine[] {
  return rows.map(({ count, key, share, value }, index) => {
    const isClass = kind === 'assetClass' && key !== null && isAssetClass(key)
    const series = isClass ? assetClassSeries[key] : key === null ? seriesCount : (index % (seriesCount - 1)) + 1
    return {
      id: key ?? 'none',
      name: key === null ? t('noSector') : isClass ? common(`assetClass.${key}`) : key,
      colour: seriesColour(series as SeriesNumber),
      count,
      value,
      share,
    }
  })
}
