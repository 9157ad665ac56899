import { majorOf } from '../book/amounts'
import type { Book } from '../book/book'
import type { EntryKind } from '../book/ledger'
import type { PortfolioPlan } from '../book/plan'
import { isWithin, type OpenPeriod } from './period'

/** Management charges that were booked in a period, as positive amounts. */
export const presentCharges = (book: Book, id: string, plans: readonly PortfolioPlan[], period: OpenPeriod): Record<string, unknown> =>
  present(book, id, plans, period, 'Management charge')

/** Dealing charges that were booked in a period, as positive amounts. */
export const presentTransactionCosts = (
  book: Book,
  id: string,
  plans: readonly PortfolioPlan[],
  period: OpenPeriod,
): Record<string, unknown> => present(book, id, plans, period, 'Dealing charge')

function present(book: Book, id: string, plans: readonly PortfolioPlan[], period: OpenPeriod, kind: EntryKind): Record<string, unknown> {
  const { calendar } = book.market
  const currency = plans[0]?.currency ?? 'GBP'
  let total = 0
  const items = plans.flatMap((plan) =>
    book
      .ledger(plan)
      .entries.filter((entry) => entry.kind === kind && isWithin(period, calendar.dateOf(entry.day)))
      .map((entry) => {
        total -= entry.amount
        return {
          portfolioId: plan.externalId,
          date: calendar.dateOf(entry.day),
          label: kind,
          description: entry.note,
          amount: majorOf(-entry.amount, currency),
        }
      }),
  )
  items.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  return { id, currency, fromDate: period.from, toDate: period.to, total: majorOf(total, currency), items }
}
