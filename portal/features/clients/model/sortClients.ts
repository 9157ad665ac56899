import type { ClientRow } from '../../../../shared/contracts/wealth'
import { compareMoney, moneyToNumber } from '../../../../shared/domain/money'
import { letterOrder, marginLetter } from './letters'

export const sortKeys = ['client', 'assets', 'share'] as const
export type SortKey = (typeof sortKeys)[number]

export interface ClientSort {
  key: SortKey
  descending: boolean
}

export const defaultSort: ClientSort = { key: 'client', descending: false }

/** Order from its word in the address: `assets` rises, `-assets` falls. */
export function sortOf(text: string): ClientSort {
  const key = sortKeys.find((candidate) => candidate === text.replace(/^-/, ''))
  return key ? { key, descending: text.startsWith('-') } : defaultSort
}

/** The word of an order in the address. */
export const sortText = (sort: ClientSort): SortText => `${sort.descending ? '-' : ''}${sort.key}`

type SortText = SortKey | `-${SortKey}`
export const sortTexts: readonly SortText[] = sortKeys.flatMap((key) => [key, `-${key}`] as const)

/** The order after a click on a head: names rise first, amounts fall first, a second click turns it round. */
export const nextSort = (current: ClientSort, key: SortKey): ClientSort =>
  current.key === key ? { key, descending: !current.descending } : { key, descending: key !== 'client' }

/** A sorted copy. By client: by the letter of the surname, then by name, in the order of the reader's language. Rows without a figure come last either way. */
export function sortClients(rows: readonly ClientRow[], sort: ClientSort, intlLocale: string): ClientRow[] {
  const letters = letterOrder(intlLocale)
  const names = new Intl.Collator(intlLocale, { numeric: true })
  const keyed = rows.map((row) => ({ row, letter: marginLetter(row) }))
  const turn = sort.descending ? -1 : 1
  keyed.sort((a, b) => {
    const byName = () => letters(a.letter, b.letter) || names.compare(a.row.sortName, b.row.sortName) || (a.row.id < b.row.id ? -1 : 1)
    return sort.key === 'client' ? turn * byName() : byFigure(a.row, b.row, sort.key, turn) || byName()
  })
  return keyed.map(({ row }) => row)
}

function byFigure(a: ClientRow, b: ClientRow, key: 'assets' | 'share', turn: 1 | -1): number {
  if (key === 'share')
    return a.share !== null && b.share !== null ? turn * (a.share - b.share) : Number(a.share === null) - Number(b.share === null)
  if (!a.value || !b.value) return Number(!a.value) - Number(!b.value)
  // A value that the currency of the list has no rate for has no place in its order, and stands behind.
  const [x, y] = [a.reportingValue, b.reportingValue]
  if (!x || !y) return Number(!x) - Number(!y)
  // Plain numbers decide nearly every pair of thousands at once; only a tie needs the exact amounts.
  return turn * (moneyToNumber(x) - moneyToNumber(y) || compareMoney(x, y))
}
