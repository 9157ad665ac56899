import { type DateRange, dateRangeSchema } from '../../../../shared/contracts/wealth'

/** What the address asks for. `from` and `to` are as typed: the server says what is wrong with them. */
export type TransactionPeriod = { range: DateRange; from: string | null; to: string | null }

export const defaultRange = '1m' satisfies DateRange

/** What the overview shows: so many of the newest transactions of this period. */
export const recentPeriod: TransactionPeriod = { range: '12m', from: null, to: null }
export const recentCount = 6

/** Reads `?range=&from=&to=`; an unknown range is the default one. */
export function periodOf(search: URLSearchParams): TransactionPeriod {
  const parsed = dateRangeSchema.safeParse(search.get('range') ?? defaultRange)
  const range = parsed.success ? parsed.data : defaultRange
  return range === 'custom' ? { range, from: search.get('from'), to: search.get('to') } : { range, from: null, to: null }
}

/** Both ends of a custom range are needed before there is anything to ask for. */
export const isComplete = ({ range, from, to }: TransactionPeriod): boolean => range !== 'custom' || Boolean(from && to)

/** Query of the transactions endpoint. */
export function periodQuery({ range, from, to }: TransactionPeriod): string {
  const query = new URLSearchParams({ range })
  if (range === 'custom') {
    query.set('from', from ?? '')
    query.set('to', to ?? '')
  }
  return query.toString()
}
