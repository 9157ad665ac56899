import type { PortfolioType } from '../../../../shared/domain/portfolioType'
import type { ClientRow, ClientsResponse } from '../../../../shared/contracts/wealth/clients'
import { searchFor } from '../../../../shared/i18n/searchText'
import { indexLetters } from './letters'

/** What the reader chose above the list; kept in the address. */
export interface ClientFilters {
  q: string
  type: PortfolioType | null
  letter: string | null
  /** Id of a client group. */
  group: string | null
  hideUnlinked: boolean
}

export const noFilters: ClientFilters = { q: '', type: null, letter: null, group: null, hideUnlinked: false }

/** True when no row can be left out. */
export const isUnfiltered = (filters: ClientFilters): boolean =>
  filters.q.trim() === '' && filters.type === null && filters.letter === null && filters.group === null && !filters.hideUnlinked

/**
 * Rows that meet every filter, in the given order. The search looks into names, portfolios, their types in short and in full, and external
 * ids; `typeNames` are the full names in the reader's language. A group that is not among `groups` has nobody in it.
 */
export function filterClients(
  rows: readonly ClientRow[],
  filters: ClientFilters,
  typeNames: (type: PortfolioType) => string,
  groups: ClientsResponse['groups'] = [],
): readonly ClientRow[] {
  if (isUnfiltered(filters)) return rows
  const isFound = searchFor(filters.q)
  const members = new Set(groups.find(({ id }) => id === filters.group)?.members)
  return rows.filter(
    (row) =>
      !(filters.hideUnlinked && row.unlinked) &&
      (filters.type === null || row.portfolioTypes.includes(filters.type)) &&
      (filters.group === null || members.has(row.id)) &&
      (filters.letter === null || indexLetters(row).includes(filters.letter)) &&
      isFound([row.name, row.externalId, ...row.portfolioNames, ...row.portfolioTypes.flatMap((type) => [type, typeNames(type)])]),
  )
}
