import { type ComponentProps, useDeferredValue, useMemo } from 'react'
import { type AssetClass, assetClassSchema } from '../../../../shared/domain/assetClass'
import { useText } from '../../../lib/i18n/useText'
import { useStableCallback } from '../../../lib/useStableCallback'
import { Filters } from '../../../ui/Filters'
import { CsvButton } from '../../../ui/table/CsvButton'
import { SearchField } from '../../../ui/SearchField'
import { Select } from '../../../ui/Select'
import { Stack } from '../../../ui/Stack'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { AtDateFilter, AtDateNotice, useAtDate } from '../../../wealth/AtDate'
import { newestPrices } from '../../../wealth/atQuery'
import { DataCard } from '../../../wealth/DataCard'
import { useHoldings } from '../holdings.read'
import { type HoldingsFilter, noFilter, viewHoldings } from '../model/viewHoldings'
import { HoldingsContent, useHoldingsEmpty } from './HoldingsContent'
import { HoldingsSkeleton } from './HoldingsSkeleton'
import { useIsSaid } from '../../../wealth/useIsSaid'

interface HoldingsPanelProps {
  portfolioId: string
  filter: HoldingsFilter
  onFilterChange: (filter: HoldingsFilter) => void
  selectedId: string | null
  onOpen: (holdingId: string) => void
  onExport: () => void
  /** Of the rows that the filter leaves, for the clipboard. */
  cells: ComponentProps<typeof CsvButton>['cells']
}

const everyClass = 'all'

/** The tab of the holdings: search, asset class, table. */
export function HoldingsPanel({ portfolioId, filter, onFilterChange, selectedId, onOpen, onExport, cells }: HoldingsPanelProps) {
  const t = useText('holdings')
  const common = useText('common')
  const { date } = useAtDate()
  const read = useHoldings(portfolioId, date ?? newestPrices)
  const { data } = read
  const clearFilter = useStableCallback(() => onFilterChange(noFilter))
  const shownFilter = useDeferredValue(filter)
  // Once for both places, and not again for a letter that has yet to be searched for.
  const view = useMemo(() => data && viewHoldings(data, shownFilter), [data, shownFilter])
  const classes = data?.groups.map((group) => group.assetClass) ?? []
  const chosen = filter.assetClass
  const options: AssetClass[] = chosen && !classes.includes(chosen) ? [...classes, chosen] : classes
  const empty = useHoldingsEmpty()
  // A bar over nothing asks for what cannot be had.
  if (useIsSaid(read)) return null

  return (
    <Stack>
      <Filters role="group" aria-label={t('filters')}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={filter.search}
          onChange={(search) => onFilterChange({ ...filter, search })}
        />
        <Select
          label={t('assetClass')}
          isLabelHidden
          options={[{ id: everyClass, label: t('allClasses') }, ...options.map((id) => ({ id, label: common(`assetClass.${id}`) }))]}
          value={chosen ?? everyClass}
          onChange={(id) => onFilterChange({ ...filter, assetClass: assetClassSchema.safeParse(id).data ?? null })}
        />
        <AtDateFilter key={String(date === null)} portfolioId={portfolioId} />
        <CsvButton isInBar onPress={onExport} isDisabled={!view || view.groups.length === 0} cells={cells} />
      </Filters>
      <AtDateNotice />
      <VisuallyHidden role="status">{view?.filtered ? t('matches', { count: view.total.count }) : ''}</VisuallyHidden>
      <DataCard read={read} t={t} label={t('title')} skeleton={<HoldingsSkeleton />} empty={empty}>
        {(answer) =>
          view && (
            <HoldingsContent
              answer={answer}
              view={view}
              selectedId={selectedId}
              onOpen={date === null ? onOpen : null}
              onClearFilter={clearFilter}
            />
          )
        }
      </DataCard>
    </Stack>
  )
}
