/** Columns by which the list of clients can be sorted. */
export const clientSortIds = ['client', 'assets', 'day', 'contact', 'share'] as const
export type ClientSortId = (typeof clientSortIds)[number]

/** An order in one word: `assets` rises, `-assets` falls. */
export type ClientSortText = ClientSortId | `-${ClientSortId}`
export const clientSortTexts: readonly ClientSortText[] = clientSortIds.flatMap((id) => [id, `-${id}`] as const)
export const defaultClientSort: ClientSortText = 'client'
