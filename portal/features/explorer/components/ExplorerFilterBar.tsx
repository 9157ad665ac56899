import type { FundsResponse } from '../../../../shared/contracts/market/funds'
import { assetClassSchema } from '../../../../shared/domain/assetClass'
import { fundSorts } from '../../../../shared/domain/fund'
import { collatorOf } from '../../../../shared/i18n/collate'
import { useLocale } from '../../../lib/i18n/LocaleContext'
import { useText } from '../../../lib/i18n/useText'
import { Filters } from '../../../ui/Filters'
import { SearchField } from '../../../ui/SearchField'
import { Select } from '../../../ui/Select'
import { type ExplorerFilters, riskLimits } from '../model/explorerList'
import { useMarketName } from '../../../wealth/market/useMarketName'

interface ExplorerFilterBarProps {
  filters: ExplorerFilters
  onChange: (change: Partial<ExplorerFilters>) => void
  /** What there is to choose from; nothing while it is not known. */
  offered: Pick<FundsResponse, 'assetClasses' | 'sectors'> | undefined
}

const all = 'all'

/** Search, asset class, sector, the most risk, and the order. */
export function ExplorerFilterBar({ filters, onChange, offered }: ExplorerFilterBarProps) {
  const t = useText('explorer')
  const common = useText('common')
  const marketName = useMarketName()
  const byName = collatorOf(useLocale())
  // What the address names is offered, whether there is such a fund or not.
  const classes = [...new Set([...(offered?.assetClasses ?? []), ...(filters.class ? [filters.class] : [])])]
  const sectors = [...new Set([...(offered?.sectors ?? []), ...(filters.sector ? [filters.sector] : [])])]
    .map((id) => ({ id, label: marketName(id) }))
    .sort((a, b) => byName(a.label, b.label))

  return (
    <Filters role="search" aria-label={t('filters')}>
      <SearchField label={t('search')} placeholder={t('searchPlaceholder')} value={filters.q} onChange={(q) => onChange({ q })} />
      <Select
        label={t('assetClass')}
        isLabelHidden
        options={[{ id: all, label: t('allClasses') }, ...classes.map((id) => ({ id, label: common(`assetClass.${id}`) }))]}
        value={filters.class ?? all}
        onChange={(id) => onChange({ class: assetClassSchema.safeParse(id).data ?? null })}
      />
      <Select
        label={t('sector')}
        isLabelHidden
        options={[{ id: '', label: t('allSectors') }, ...sectors]}
        value={filters.sector}
        onChange={(sector) => onChange({ sector })}
      />
      <Select
        label={t('risk')}
        isLabelHidden
        options={[{ id: all, label: t('anyRisk') }, ...riskLimits.map((id) => ({ id, label: t('riskAtMost', { risk: id }) }))]}
        value={filters.risk ?? all}
        onChange={(id) => onChange({ risk: riskLimits.find((limit) => limit === id) ?? null })}
      />
      <Select
        label={t('order')}
        isLabelHidden
        options={fundSorts.map((id) => ({ id, label: t(`order.${id}`) }))}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </Filters>
  )
}
