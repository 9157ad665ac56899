import { type PortfolioType, portfolioTypes } from '../../../../shared/domain/portfolioType'
import type { ClientRow } from '../../../../shared/contracts/wealth'
import { indexLetters } from './letters'

/** What the reader chose above the list; kept in the address. */
export interface ClientFilters {
  q: string
  type: PortfolioType | null
  letter: string | null
  hideUnlinked: boolean
}

export const noFilters: ClientFilters = { q: '', type: null, letter: null, hideUnlinked: false }

/** True when no row can be left out. */
export const isUnfiltered = (filters: ClientFilters): boolean =>
  filters.q.trim() === '' && filters.type === null && filters.letter === null && !filters.hideUnlinked

/**
 * Rows that meet every filter, in the given order. The search looks into account and portfolio names whatever their case,
 * in both orders of a name: "Ruth Adeyinka" finds "Adeyinka-Moss, Ruth".
 */
export function filterClients(rows: readonly ClientRow[], filters: ClientFilters): readonly ClientRow[] {
  if (isUnfiltered(filters)) return rows
  const needle = fold(filters.q.trim())
  return rows.filter(
    (row) =>
      !(filters.hideUnlinked && row.unlinked) &&
      (filters.type === null || row.portfolioTypes.includes(filters.type)) &&
      (filters.letter === null || indexLetters(row).includes(filters.letter)) &&
      (needle === '' || [row.name, row.sortName, ...row.portfolioNames].some((name) => fold(name).includes(needle))),
  )
}

/** Greek capitals lose the tonos that the small letters have, so it must not decide a match; Latin accents do decide. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Greek})\p{M}+/gu, '$1')
    .replaceAll('ς', 'σ')
    .normalize('NFC')
