import Download from 'lucide-react/icons/download'
import { useDeferredValue } from 'react'
import type { DegradedReason } from '../../../../shared/contracts/provenance'
import { type AssetClass, assetClassSchema } from '../../../../shared/domain/assetClass'
import { useText } from '../../../lib/i18n/useText'
import { needsOwnNotice } from '../../../wealth/needsOwnNotice'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { ErrorState } from '../../../ui/ErrorState'
import { Filters } from '../../../ui/Filters'
import { Loading } from '../../../ui/Loading'
import { ProvenanceNotice } from '../../../wealth/ProvenanceNotice'
import { TableSkeleton } from '../../../ui/table/TableSkeleton'
import { SearchField } from '../../../ui/SearchField'
import { Select } from '../../../ui/Select'
import { Stack } from '../../../ui/Stack'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useHoldings } from '../api/getHoldings'
import { holdingColumns } from '../holdings.columns'
import { type HoldingsFilter, noFilter, viewHoldings } from '../model/viewHoldings'
import { HoldingsContent } from './HoldingsContent'

interface HoldingsPanelProps {
  portfolioId: string
  filter: HoldingsFilter
  onFilterChange: (filter: HoldingsFilter) => void
  selectedId: string | null
  onOpen: (holdingId: string) => void
  onExport: () => void
  told: readonly DegradedReason[]
}

const everyClass = 'all'

/** The tab of the holdings: search, asset class, table. */
export function HoldingsPanel({ portfolioId, filter, onFilterChange, selectedId, onOpen, onExport, told }: HoldingsPanelProps) {
  const t = useText('holdings')
  const common = useText('common')
  const { data, error, isValidating, mutate } = useHoldings(portfolioId)
  const shownFilter = useDeferredValue(filter)
  const retry = () => void mutate()
  const view = data && viewHoldings(data, shownFilter)
  const classes = data?.groups.map((group) => group.assetClass) ?? []
  const chosen = filter.assetClass
  const options: AssetClass[] = chosen && !classes.includes(chosen) ? [...classes, chosen] : classes

  return (
    <Stack>
      <Filters role="group" aria-label={t('filters')}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={common('clear')}
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
        <Button icon={Download} onPress={onExport} isDisabled={!view || view.groups.length === 0}>
          {common('exportCsv')}
        </Button>
      </Filters>
      <VisuallyHidden role="status">{view?.filtered ? t('matches', { count: view.total.count }) : ''}</VisuallyHidden>
      {data && (error || needsOwnNotice(data, told)) && (
        <ProvenanceNotice answer={data} hasFailed={error !== undefined} onRetry={retry} isRetrying={isValidating} />
      )}
      <Card aria-label={t('title')}>
        {error && !data ? (
          <ErrorState title={t('errorTitle')} onRetry={retry} retryLabel={common('retry')} isRetrying={isValidating}>
            {t('errorText')}
          </ErrorState>
        ) : data && view ? (
          <HoldingsContent
            answer={data}
            view={view}
            selectedId={selectedId}
            onOpen={onOpen}
            onClearFilter={() => onFilterChange(noFilter)}
          />
        ) : (
          <Loading label={t('loading')}>
            <TableSkeleton columns={holdingColumns} rows={20} />
          </Loading>
        )}
      </Card>
    </Stack>
  )
}
