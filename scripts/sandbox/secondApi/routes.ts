import { type Request, Router } from 'express'
import { demoAccounts } from '../book/demoAccounts'
import type { Book } from '../book/book'
import { pdfOf } from '../book/pdf'
import type { AccountPlan } from '../book/plan'
import { RequestError } from '../server/requestError'
import { presentAccount, presentAccountRow, presentHead, presentPortfolioHistory, presentPortfolios } from './accounts'
import { documentOf, presentContractNotes, presentLetters } from './documents'
import { presentHoldingHistory, presentHoldings } from './holdings'
import { contactIdOf } from './ids'
import { contactIdsQuery, contactNamed, dateIsoQuery, dayQuery, portfolioNamed } from './read'
import { presentTransactions } from './transactions'

/** How long an overview is kept unless `/Cache` forgets it. */
const keptMs = 5 * 60_000

/** The second API's routes over a book; the contract is cms/server/wealth/second/openapi.yaml. */
export function secondRoutes(book: Book): Router {
  const router = Router()
  const overviews = new Map<string, { contactId: string; generatedAt: number; body: Record<string, unknown> }>()

  router.get('/account-overview', async (request, response) => {
    const ids = contactIdsQuery(request)
    const day = dayQuery(book, request)
    if (!ids) await book.warm()
    const wanted = book.accounts.filter(({ externalId }) => !ids || ids.includes(contactIdOf(externalId)))
    response.json({ ...presentHead(book, day), accounts: wanted.map((account) => presentAccountRow(book, account, day)) })
  })
  router.get('/account-overview/:id', (request, response) => {
    const account = contactNamed(book, request.params.id)
    const day = dayQuery(book, request)
    const members = membersOf(book, account, contactIdsQuery(request))
    const key = [account.externalId, day, ...members.map(({ externalId }) => externalId)].join()
    const kept = overviews.get(key)
    const isKept = kept !== undefined && Date.now() - kept.generatedAt < keptMs
    const overview = isKept
      ? kept
      : { contactId: contactIdOf(account.externalId), generatedAt: Date.now(), body: presentAccount(book, account, members, day) }
    if (!isKept) overviews.set(key, overview)
    response.json({ ...overview.body, generatedIso: new Date(overview.generatedAt).toISOString() })
  })
  router.delete('/Cache', (request, response) => {
    const ids = contactIdsQuery(request)
    if (!ids || ids.length === 0) throw new RequestError(400, 'bad_query', 'contactIds is missing')
    for (const [key, { contactId }] of overviews) if (ids.includes(contactId)) overviews.delete(key)
    response.status(204).end()
  })
  router.get('/Portfolios/:id', (request, response) => {
    response.json(presentPortfolios(book, contactNamed(book, request.params.id), dayQuery(book, request)))
  })
  router.get('/Portfolio/:a/holdings/:b', (request, response) => {
    response.json(presentHoldings(book, portfolioNamed(book, request.params), dayQuery(book, request)))
  })
  router.get('/Portfolio/:a/transactions/:b', (request, response) => {
    response.json(presentTransactions(book, portfolioNamed(book, request.params), { since: dateIsoQuery(request) }))
  })
  router.get('/Portfolio/:a/:b', (request, response) => {
    response.json(presentPortfolioHistory(book, portfolioNamed(book, request.params), dayQuery(book, request)))
  })
  router.get('/Holding/transactions/:id', (request, response) => {
    response.json(presentHoldingHistory(book, request.params.id, dateIsoQuery(request)))
  })
  router.get('/Holding/:a/transactions/:b', (request, response) => {
    const isWanted = ({ security }: { security: number | null }) => security !== null
    response.json(presentTransactions(book, portfolioNamed(book, request.params), { since: dateIsoQuery(request), isWanted }))
  })
  router.get('/Holding/:a/documents/:b', (request, response) => {
    response.json(presentContractNotes(book, portfolioNamed(book, request.params)))
  })
  router.get('/Documents/:id', (request, response) => {
    response.json(presentLetters(book, contactNamed(book, request.params.id)))
  })
  router.get('/documents/download/:a/:b', async (request, response) => {
    const account = contactNamed(book, contactOf(request))
    const document = documentOf(book, account, request.params.b)
    if (!document) throw new RequestError(404, 'not_found', 'Unknown document')
    const bytes = await pdfOf(document)
    response.attachment(`${document.title} ${document.date}.pdf`)
    response.setHeader('X-Contact-Id', contactIdOf(account.externalId))
    response.type('application/pdf').send(bytes)
  })
  return router
}

/** A third party may stand for its client here too. */
const contactOf = (request: Request): string => String(request.params.a).replace(/^T(?=\d+$)/, 'C')

/** Who is in an overview: the household, or those of it who are asked for. */
function membersOf(book: Book, account: AccountPlan, ids: readonly string[] | null): AccountPlan[] {
  const isFamily = demoAccounts.family.some((id) => id === account.externalId)
  const household = isFamily ? demoAccounts.family.flatMap((id) => book.account(id) ?? []) : [account]
  if (!ids) return household
  const members = household.filter(({ externalId }) => ids.includes(contactIdOf(externalId)))
  if (members.length === 0) throw new RequestError(404, 'not_found', 'None of the contacts is in this household')
  return members
}
