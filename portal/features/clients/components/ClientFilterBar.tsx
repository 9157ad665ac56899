import type { ClientsResponse } from '../../../../shared/contracts/wealth/clients'
import { type PortfolioType, portfolioTypes } from '../../../../shared/domain/portfolioType'
import { useText } from '../../../lib/i18n/useText'
import { Filters } from '../../../ui/Filters'
import { Phonebook } from './Phonebook'
import { SearchField } from '../../../ui/SearchField'
import { Select } from '../../../ui/Select'
import type { Sort } from '../../../ui/table/useTableModel'
import { Switch } from '../../../ui/Switch'
import type { ClientFilters } from '../model/clientFilters'
import type { IndexLetter } from '../model/letters'
import { OrderSelect } from './OrderSelect'

interface ClientFilterBarProps {
  filters: ClientFilters
  onChange: (change: Partial<ClientFilters>) => void
  letters: readonly IndexLetter[]
  /** Types that some client has; the others are not offered. */
  types: ReadonlySet<PortfolioType>
  groups: ClientsResponse['groups']
  sort: Sort
  onSort: (sort: Sort) => void
}

const all = 'all'

/** Search, type, group, unlinked and letter. */
export function ClientFilterBar({ filters, onChange, letters, types, groups, sort, onSort }: ClientFilterBarProps) {
  const t = useText('clients')
  const common = useText('common')
  const offered = portfolioTypes.filter((type) => types.has(type) || type === filters.type)

  return (
    <>
      <Filters role="search" aria-label={t('filters')}>
        <SearchField label={t('search')} placeholder={t('searchPlaceholder')} value={filters.q} onChange={(q) => onChange({ q })} />
        <Select
          label={t('portfolioType')}
          isLabelHidden
          options={[
            { id: all, label: t('allTypes') },
            ...offered.map((type) => ({ id: type, label: common(`portfolioTypeShort.${type}`) })),
          ]}
          value={filters.type ?? all}
          onChange={(type) => onChange({ type: type === all ? null : type })}
        />
        {(groups.length > 0 || filters.group !== null) && (
          <Select
            label={t('group')}
            isLabelHidden
            options={[{ id: all, label: t('allGroups') }, ...groups.map(({ id, name }) => ({ id, label: name }))]}
            value={filters.group ?? all}
            onChange={(group) => onChange({ group: group === all ? null : group })}
          />
        )}
        <OrderSelect sort={sort} onChange={onSort} />
        <Switch data-push="" isSelected={filters.hideUnlinked} onChange={(hideUnlinked) => onChange({ hideUnlinked })}>
          {t('hideUnlinked')}
        </Switch>
      </Filters>
      <Phonebook
        letters={letters.map(({ letter }) => letter)}
        available={new Set(letters.flatMap(({ letter, present }) => (present ? [letter] : [])))}
        value={filters.letter}
        onChange={(letter) => onChange({ letter })}
      />
    </>
  )
}
