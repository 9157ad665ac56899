import type { Book } from '../book/book'
import { type BookDocument, contractNotesOf, documentsOf, lettersOf } from '../book/documents'
import type { AccountPlan, PortfolioPlan } from '../book/plan'
import { contactIdOf, fullIdOf, portfolioIdOf } from './ids'
import { ownerOf } from './read'
import { dateIso } from './write'

export const presentLetters = (book: Book, account: AccountPlan): Record<string, unknown> => ({
  contactId: contactIdOf(account.externalId),
  documents: lettersOf(book, account).map(present),
})

export const presentContractNotes = (book: Book, plan: PortfolioPlan): Record<string, unknown> => ({
  ...ownerOf(plan),
  documents: contractNotesOf(book, plan).map(present),
})

const present = ({ accountId, date, id, kind, portfolioId, security, title }: BookDocument): Record<string, unknown> => ({
  id,
  contactId: contactIdOf(accountId),
  portfolioId: portfolioId && portfolioIdOf(portfolioId),
  holdingId: portfolioId && security && `${fullIdOf(accountId, portfolioId)}-${security}`,
  title,
  kind,
  dateIso: dateIso(date),
})

/** A document of an account; undefined for another's. */
export const documentOf = (book: Book, account: AccountPlan, id: string): BookDocument | undefined =>
  documentsOf(book, account).find((document) => document.id === id)
