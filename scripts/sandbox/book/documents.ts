import type { IsoDate } from '../../../shared/domain/dates'
import { majorOf } from './amounts'
import type { Book } from './book'
import { begun, dateOf, valueOn } from './figures'
import type { AccountPlan, PortfolioPlan } from './plan'
import { securityAt } from './securities'

/** A document, and what its page says; the ids are the book's. */
export type BookDocument = Readonly<{
  id: string
  accountId: string
  portfolioId: string | null
  /** Code of the security that was dealt in. */
  security: string | null
  title: string
  kind: 'Letter' | 'Valuation' | 'Contract note'
  date: IsoDate
  lines: readonly string[]
}>

/** Quarters for which a portfolio has a valuation, and business days for which a deal has a contract note. */
const quarters = 8
const noteDays = 261

/** Letters and valuations of an account, the newest first. */
export function lettersOf(book: Book, account: AccountPlan): BookDocument[] {
  const { calendar, lastDay } = book.market
  const plans = begun(book, account.portfolios, lastDay)
  const number = account.externalId.replace(/\D/g, '')
  const [first] = plans
  const welcome: BookDocument[] = first
    ? [
        {
          ...aboutAll(account),
          id: `D${number}W`,
          title: 'Welcome letter',
          kind: 'Letter',
          date: plans.map((plan) => calendar.dateOf(book.ledger(plan).start)).reduce((a, b) => (a < b ? a : b)),
          lines: [`Dear ${account.name},`, 'we are glad to look after your investments.'],
        },
      ]
    : []
  return newestFirst([...welcome, ...plans.flatMap((plan) => valuationsOf(book, plan, account.name))])
}

const aboutAll = ({ externalId }: AccountPlan) => ({ accountId: externalId, portfolioId: null, security: null })
export const newestFirst = (documents: readonly BookDocument[]): BookDocument[] =>
  documents.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))

function valuationsOf(book: Book, plan: PortfolioPlan, client: string): BookDocument[] {
  const { calendar, lastDay } = book.market
  const ends: number[] = []
  for (let day = lastDay; day > book.ledger(plan).start && ends.length < quarters; day--)
    if (calendar.isMonthEnd(day) && (calendar.months[day] ?? 0) % 3 === 2) ends.push(day)
  return ends.map((day) => {
    const date = dateOf(book, day)
    return {
      id: `D${plan.externalId.replace(/\D/g, '')}Q${date.replaceAll('-', '')}`,
      accountId: plan.accountId,
      portfolioId: plan.externalId,
      security: null,
      title: `Valuation of ${plan.name}`,
      kind: 'Valuation',
      date,
      lines: [client, `${plan.name}, ${plan.externalId}`, `Value: ${textOf(valueOn(book, plan, day), plan)}`],
    }
  })
}

/** Contract notes of the deals of the last year, the newest first. */
export function contractNotesOf(book: Book, plan: PortfolioPlan): BookDocument[] {
  const { calendar, lastDay } = book.market
  return newestFirst(
    book.ledger(plan).entries.flatMap((entry, place): BookDocument[] => {
      const isDeal = entry.kind === 'Purchase' || entry.kind === 'Sale'
      if (!isDeal || entry.security === null || entry.day > lastDay || entry.day <= lastDay - noteDays) return []
      const { code, name } = securityAt(entry.security)
      const what = entry.kind === 'Purchase' ? 'Purchase' : 'Sale'
      return [
        {
          id: `D${plan.externalId.replace(/\D/g, '')}N${place + 1}`,
          accountId: plan.accountId,
          portfolioId: plan.externalId,
          security: code,
          title: `${what} of ${name}`,
          kind: 'Contract note',
          date: calendar.dateOf(entry.day),
          lines: [
            `${entry.unitsE3 / 1000} units of ${name} (${code})`,
            `Price ${entry.priceE4 / 10_000} ${securityAt(entry.security).quote}`,
            `${entry.amount < 0 ? 'Paid' : 'Received'}: ${textOf(Math.abs(entry.amount), plan)}`,
          ],
        },
      ]
    }),
  )
}

const textOf = (minor: number, { currency }: PortfolioPlan): string => `${majorOf(minor, currency)} ${currency}`

/** All documents of an account. */
export const documentsOf = (book: Book, account: AccountPlan): BookDocument[] => [
  ...lettersOf(book, account),
  ...begun(book, account.portfolios, book.market.lastDay).flatMap((plan) => contractNotesOf(book, plan)),
]
