import { useMemo } from 'react'
import type { ClientRow } from '../../../shared/contracts/wealth'
import { intlLocales } from '../../../shared/i18n/locales'
import { useLocale } from '../../lib/i18n/LocaleContext'
import { type ClientFilters, filterClients } from './model/clientFilters'
import { type ClientSort, sortClients } from './model/sortClients'

/** The clients in the chosen order, less those that the filters leave out. */
export function useVisibleClients(
  all: readonly ClientRow[] | undefined,
  { filters, sort }: { filters: ClientFilters; sort: ClientSort },
): readonly ClientRow[] {
  const intlLocale = intlLocales[useLocale()]
  const sorted = useMemo(() => sortClients(all ?? [], sort, intlLocale), [all, sort, intlLocale])
  return useMemo(() => filterClients(sorted, filters), [sorted, filters])
}
