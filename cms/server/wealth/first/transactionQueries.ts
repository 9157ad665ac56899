import { daysBetween } from '../../../../shared/domain/dates'
import type { Period } from '../provider'
import { theirTransactionTypes } from './words'

/**
 * One call for the period, unless few types of a long time are asked for (what was paid in since inception): then one call a type, which is far less
 * to send. The upstream takes a type or a period, not both, so the other is applied here.
 */
export function transactionQueries(
  period: Period,
  types: readonly (keyof typeof theirTransactionTypes)[] | undefined,
): (Period | { transactionType: string })[] {
  const words = types?.map((type) => theirTransactionTypes[type])
  if (!words || words.length === 0 || words.length > 4 || daysBetween(period.from, period.to) <= 366) return [period]
  const known = words.filter((word) => word !== undefined)
  return known.length === words.length ? known.map((transactionType) => ({ transactionType })) : [period]
}
