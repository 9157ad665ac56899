import { assetClassSchema } from '../../../shared/domain/assetClass'
import { type RiskComparisonRow, riskLevels } from '../../../shared/contracts/market/riskComparison'
import type { Ratio } from '../../../shared/domain/ratio'
import { Badge } from '../../ui/Badge'
import { Cluster } from '../../ui/Cluster'
import { defineColumns, type TableColumns } from '../../ui/table/defineColumns'

/** A risk level with its shares, in the order of the rows of the comparison. */
export type RiskLevelRow = Readonly<{ level: number; shares: readonly (Ratio | null)[]; isOwn: boolean }>

/** One a level, for `MatrixTable`, which makes a column of each. */
export const levelRows = (rows: readonly RiskComparisonRow[], own: number | null): RiskLevelRow[] =>
  riskLevels.map((level) => ({ level, shares: rows.map(({ values }) => values[level - 1] ?? null), isOwn: level === own }))

type ShareColumn = Extract<TableColumns<RiskLevelRow, never, 'riskLevels', object>['columns'][number], { format: 'percent' }>

const shareColumn = ({ assetClassName, sector }: RiskComparisonRow, index: number): ShareColumn => ({
  id: String(index),
  head: ({ common }) => {
    const known = assetClassSchema.safeParse(assetClassName).data
    return sector ?? (known ? common(`assetClass.${known}`) : assetClassName)
  },
  format: 'percent',
  value: ({ shares }) => shares[index] ?? null,
  missing: (_, { t }) => t('notSaid'),
  ...(sector === null ? { isStrong: true } : {}),
})

/** The lines of the table are what the firm prints, so they are described when it is known: asset classes strong, their sectors below. */
export const levelColumns = (rows: readonly RiskComparisonRow[]) =>
  defineColumns<RiskLevelRow>()('riskLevels', [
    {
      id: 'level',
      head: 'columnLevel',
      format: 'text',
      value: ({ level }) => String(level),
      isName: true,
      cell: ({ isOwn, level }, { t }) => (
        <Cluster as="span" style={{ justifyContent: 'flex-end' }}>
          {isOwn && <Badge tone="accent">{t('own')}</Badge>}
          {level}
        </Cluster>
      ),
    },
    ...rows.map(shareColumn),
  ])
