import type { Sort } from '../../../ui/table/useTableModel'

/** Columns by which the list can be sorted. */
const sortIds = ['client', 'assets', 'day', 'contact', 'share'] as const
type SortId = (typeof sortIds)[number]

export const defaultSort: Sort = { id: 'client', descending: false }

/** Order from its word in the address: `assets` rises, `-assets` falls. */
export function sortOf(text: string): Sort {
  const id = sortIds.find((candidate) => candidate === text.replace(/^-/, ''))
  return id ? { id, descending: text.startsWith('-') } : defaultSort
}

type SortText = SortId | `-${SortId}`
export const sortTexts: readonly SortText[] = sortIds.flatMap((id) => [id, `-${id}`] as const)
export const defaultSortText: SortText = 'client'

/** The word of an order in the address; that of the default for a column that has none. */
export const sortText = ({ id, descending }: Sort): SortText =>
  sortTexts.find((text) => text === `${descending ? '-' : ''}${id}`) ?? defaultSortText
