import type { ClientListView } from '../../../../shared/contracts/clientViews'
import { clientListSchema } from '../../../lib/clientList'
import { readListState, writeListState } from '../../../lib/useListState'

/** What a view's link has in place of its filters, so that it stays good when they change. */
export const viewKey = 'view'

/** What the list shows by its address. */
export const viewOf = (search: URLSearchParams): ClientListView => {
  const view = readListState(clientListSchema, search)
  return { ...view, q: view.q.trim() }
}

/** The address with a view in place of what it asked for; parameters of others stay. */
export function withView(search: URLSearchParams, view: ClientListView): URLSearchParams {
  const after = writeListState(clientListSchema, search, view)
  after.delete(viewKey)
  return after
}

export const isSameView = (a: ClientListView, b: ClientListView): boolean =>
  a.q === b.q && a.type === b.type && a.letter === b.letter && a.group === b.group && a.hideUnlinked === b.hideUnlinked && a.sort === b.sort
