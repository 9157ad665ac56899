import type { Sort } from '../../../ui/table/useTableModel'

/** Columns by which the list can be sorted. */
const sortIds = ['client', 'assets', 'share'] as const

export const defaultSort: Sort = { id: 'client', descending: false }

/** Order from the address: `sort=assets` rises, `sort=-assets` falls. */
export function readSort(params: URLSearchParams): Sort {
  const text = params.get('sort') ?? ''
  const id = sortIds.find((candidate) => candidate === text.replace(/^-/, ''))
  return id ? { id, descending: text.startsWith('-') } : defaultSort
}

export function writeSort(params: URLSearchParams, { id, descending }: Sort): URLSearchParams {
  const next = new URLSearchParams(params)
  if (id === defaultSort.id && descending === defaultSort.descending) next.delete('sort')
  else next.set('sort', `${descending ? '-' : ''}${id}`)
  return next
}
