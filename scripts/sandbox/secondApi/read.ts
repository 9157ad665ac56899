import type { Request } from 'express'
import { type IsoDate, isoDateOf, isoDateSchema } from '../../../shared/domain/dates'
import type { Book } from '../book/book'
import type { AccountPlan, PortfolioPlan } from '../book/plan'
import { textQuery } from '../server/query'
import { RequestError } from '../server/requestError'
import { bookIdOf, contactIdOf, portfolioIdOf, thirdPartyIdOf } from './ids'

/** The day of a `dateIso`: of that instant in London. */
export function dateIsoQuery(request: Request): IsoDate | null {
  const text = textQuery(request, 'dateIso')
  if (text === null) return null
  const day = isoDateSchema.safeParse(text.slice(0, 10))
  const instant = Date.parse(text)
  if (!day.success || text.length < 20 || !text.endsWith('Z') || Number.isNaN(instant))
    throw new RequestError(400, 'bad_query', 'dateIso is no instant of the form 2026-03-31T00:00:00.000Z')
  return isoDateOf(new Date(instant + 3_600_000))
}

/** The last business day on or before `dateIso`; the newest when none is given or when it lies in the future. */
export function dayQuery({ market }: Book, request: Request): number {
  const date = dateIsoQuery(request)
  return date ? Math.min(market.calendar.onOrBefore(date), market.lastDay) : market.lastDay
}

/** The ids of a list with commas; null when it is not there at all, none when it is empty. */
export function contactIdsQuery(request: Request): readonly string[] | null {
  if (request.query['contactIds'] === undefined) return null
  const text = textQuery(request, 'contactIds')
  const ids = text === null ? [] : text.split(',')
  if (!ids.every((id) => /^C\d{4,7}$/.test(id))) throw new RequestError(400, 'bad_query', 'contactIds are no ids with commas between them')
  return ids
}

const notFound = (what: string): RequestError => new RequestError(404, 'not_found', `Unknown ${what}`)

export function contactNamed(book: Book, id: unknown): AccountPlan {
  const account = typeof id === 'string' && id.startsWith('C') ? book.account(bookIdOf(id)) : undefined
  if (!account) throw notFound('contact')
  return account
}

/** A portfolio of the contact, or of the third party's client, that is named before it; another's is unknown. */
export function portfolioNamed(book: Book, { a, b }: { a?: unknown; b?: unknown }): PortfolioPlan {
  const plan = typeof b === 'string' && b.startsWith('P') ? book.portfolio(bookIdOf(b)) : undefined
  if (!plan || (a !== contactIdOf(plan.accountId) && a !== thirdPartyIdOf(plan.accountId))) throw notFound('portfolio')
  return plan
}

/** What stands at the head of every answer about one portfolio. */
export const ownerOf = ({ accountId, externalId }: PortfolioPlan): Record<string, unknown> => ({
  contactId: contactIdOf(accountId),
  thirdPartyId: thirdPartyIdOf(accountId),
  portfolioId: portfolioIdOf(externalId),
})
