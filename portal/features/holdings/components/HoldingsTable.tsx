import { useMemo } from 'react'
import { useText } from '../../../lib/i18n/useText'
import { GroupName } from '../../../ui/GroupName'
import { DataTable } from '../../../ui/table/DataTable'
import { holdingColumns } from '../holdings.columns'
import type { HoldingsView } from '../model/viewHoldings'
import { seriesColour } from '../../../ui/tokens'

interface HoldingsTableProps {
  view: HoldingsView
  /** How many holdings the portfolio has; more than are shown when a filter is on. */
  count: number
  selectedId: string | null
  /** Null for a day of the past: what opens has the newest prices. */
  onOpen: ((holdingId: string) => void) | null
}

/** Holdings grouped by asset class, each class with its own sums, and the total. */
export function HoldingsTable({ view, count, selectedId, onOpen }: HoldingsTableProps) {
  const t = useText('holdings')
  const common = useText('common')
  const rows = useMemo(() => view.groups.flatMap(({ holdings }) => holdings), [view])
  const grouping = useMemo(
    () => ({
      of: ({ assetClass }: (typeof rows)[number]) => assetClass,
      groups: view.groups.map((group) => {
        const name = common(`assetClass.${group.assetClass}`)
        const label = (
          <GroupName colour={seriesColour(group.series)} count={group.count}>
            {name}
          </GroupName>
        )
        return { id: group.assetClass, name, label, sum: group }
      }),
    }),
    [view, common],
  )
  const { total } = view
  return (
    <DataTable
      columns={holdingColumns}
      rows={rows}
      caption={t('caption')}
      grouping={grouping}
      foot={{ name: view.filtered ? t('totalShown', { shown: total.count, count }) : t('total', { count: total.count }), sum: total }}
      opening={onOpen ? ({ id }) => ({ isOpen: id === selectedId, onOpen: () => onOpen(id) }) : undefined}
      selectedId={selectedId}
    />
  )
}
