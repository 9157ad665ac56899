import { useEffect, useRef, useState } from 'react'
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
  sort: Sort
  onSort: (sort: Sort) => void
}

const allTypes = 'all'

/** Search, type, unlinked and letter. */
export function ClientFilterBar({ filters, onChange, letters, types, sort, onSort }: ClientFilterBarProps) {
  const t = useText('clients')
  const common = useText('common')
  const search = useOwnText(filters.q, (q) => onChange({ q }))
  const offered = portfolioTypes.filter((type) => types.has(type) || type === filters.type)

  return (
    <>
      <Filters role="search" aria-label={t('filters')}>
        <SearchField
          label={t('search')}
          clearLabel={common('clear')}
          placeholder={t('searchPlaceholder')}
          value={search.text}
          onChange={search.change}
        />
        <Select
          label={t('portfolioType')}
          isLabelHidden
          options={[
            { id: allTypes, label: t('allTypes') },
            ...offered.map((type) => ({ id: type, label: common(`portfolioTypeShort.${type}`) })),
          ]}
          value={filters.type ?? allTypes}
          onChange={(type) => onChange({ type: type === allTypes ? null : type })}
        />
        <OrderSelect sort={sort} onChange={onSort} />
        <Switch data-push="" isSelected={filters.hideUnlinked} onChange={(hideUnlinked) => onChange({ hideUnlinked })}>
          {t('hideUnlinked')}
        </Switch>
      </Filters>
      <Phonebook
        label={t('letters')}
        allLabel={t('allLetters')}
        letters={letters.map(({ letter }) => letter)}
        available={new Set(letters.flatMap(({ letter, present }) => (present ? [letter] : [])))}
        value={filters.letter}
        onChange={(letter) => onChange({ letter })}
      />
    </>
  )
}

/**
 * The field keeps its own text, because the address answers a moment later and would put the cursor at the end. When the address
 * changes by itself (back, forward, filters cleared) the field follows.
 */
function useOwnText(given: string, onChange: (text: string) => void) {
  const [text, setText] = useState(given)
  const underWay = useRef<string[]>([])

  useEffect(() => {
    const answered = underWay.current.lastIndexOf(given)
    underWay.current.splice(0, answered < 0 ? Infinity : answered + 1)
    if (answered < 0) setText(given)
  }, [given])

  const change = (next: string) => {
    setText(next)
    underWay.current.push(next)
    onChange(next)
  }
  return { text, change }
}
