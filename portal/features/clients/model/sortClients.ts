import { clientSortIds, type ClientSortText, clientSortTexts, defaultClientSort } from '../../../../shared/domain/clientOrder'
import type { Sort } from '../../../ui/table/useTableModel'

export const defaultSort: Sort = { id: 'client', descending: false }

/** Order from its word in the address: `assets` rises, `-assets` falls. */
export function sortOf(text: string): Sort {
  const id = clientSortIds.find((candidate) => candidate === text.replace(/^-/, ''))
  return id ? { id, descending: text.startsWith('-') } : defaultSort
}

/** The word of an order in the address; that of the default for a column that has none. */
export const sortText = ({ id, descending }: Sort): ClientSortText =>
  clientSortTexts.find((text) => text === `${descending ? '-' : ''}${id}`) ?? defaultClientSort
