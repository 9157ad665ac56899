import type { Book } from '../book/book'
import { type BookDocument, contractNotesOf, documentsOf, lettersOf, newestFirst } from '../book/documents'
import { valueOn } from '../book/figures'
import type { AccountPlan, PortfolioPlan } from '../book/plan'
import { majorOf } from '../book/amounts'
import type { OpenPeriod } from './period'

/** Documents of an account, or of one of its portfolios: the newest first. */
export function documentsFor(book: Book, account: AccountPlan, portfolio: PortfolioPlan | null): BookDocument[] {
  if (!portfolio) return newestFirst(documentsOf(book, account))
  const valuations = lettersOf(book, account).filter(({ portfolioId }) => portfolioId === portfolio.externalId)
  return newestFirst([...valuations, ...contractNotesOf(book, portfolio)])
}

/** Where a document lies in their store: a path with slashes and blanks, as a share of files has them. */
export const pathOf = ({ accountId, date, id, kind }: BookDocument): string => `${accountId}/${kind}s ${date.slice(0, 4)}/${id}.pdf`

export const presentDocuments = (id: string, documents: readonly BookDocument[]): Record<string, unknown> => ({
  id,
  documents: documents.map((document) => ({
    documentPath: pathOf(document),
    name: document.title,
    documentType: document.kind,
    date: document.date,
    accountId: document.accountId,
    portfolioId: document.portfolioId,
    parentId: document.portfolioId && document.security && `${document.portfolioId}-${document.security}`,
  })),
})

/** The page of a report that they make themselves, of one portfolio or of all of an account. */
export function reportPage(book: Book, id: string, plans: readonly PortfolioPlan[], { from, to }: OpenPeriod) {
  const { lastDay } = book.market
  return {
    id,
    date: book.dataDate,
    title: 'Investment report',
    lines: [
      `${from ?? 'Inception'} to ${to ?? book.dataDate}`,
      ...plans.map((plan) => `${plan.name}, ${plan.externalId}: ${majorOf(valueOn(book, plan, lastDay), plan.currency)} ${plan.currency}`),
    ],
  }
}
