import { Router } from 'express'
import type { IsoDate } from '../../../shared/domain/dates'
import { minorOf } from '../book/amounts'
import type { Book } from '../book/book'
import { sum } from '../book/figures'
import type { AccountPlan } from '../book/plan'
import { priceDayOf, securities, type Security } from '../book/securities'
import { between, seedOf, uniform } from '../market/random'
import { RequestError } from '../server/requestError'
import { contactIdOf } from './ids'
import { contactIdsQuery, contactNamed, dayQuery } from './read'
import { amount, dateIso } from './write'

/** Private equity stands with a provider of its own, with this token. */
export const privateEquityToken = 'sandbox-bowmore-private-equity-token'

/** A promise to pay a fund so much; what it called is paid, what it gave back is out of the value. Amounts in pence. */
type Commitment = Readonly<{ fund: Security; day: number; committed: number; called: number; distributed: number; unitsE3: number }>

const funds = securities.filter(({ currency, profile }) => profile.assetClass === 'Private Equity' && currency === 'GBP')

/** Every third client with a portfolio in pounds has commitments, the investor of the demo among them. */
const hasCommitments = ({ currency, externalId, portfolios }: AccountPlan): boolean =>
  currency === 'GBP' && portfolios.length > 0 && (Number(externalId.slice(3)) % 3 === 1 || externalId === 'QS-2044')

const portfolioIdOf = ({ externalId }: AccountPlan): string => `${externalId.replace('QS-', 'V')}01`

function commitmentsOf({ market: { calendar }, prices }: Book, account: AccountPlan, day: number): Commitment[] {
  if (!hasCommitments(account)) return []
  const seed = seedOf(`commitments ${account.externalId}`)
  return funds.flatMap((fund, place): Commitment[] => {
    const made = calendar.onOrAfter(`${2016 + between(seed, place, 0, 6)}-0${between(seed, place + 10, 1, 9)}-15` as IsoDate)
    if (made > day) return []
    const committed = minorOf(25_000 * between(seed, place + 20, 2, 12), 'GBP')
    const called = Math.round(committed * (0.55 + 0.4 * uniform(seed, place + 30)))
    const distributed = Math.round(called * 0.3 * uniform(seed, place + 40))
    // What the capital called bought at the price of its day, less what was given back.
    const unitsE3 = Math.round(((called - distributed) * 100 * 1000) / prices.priceE4(fund.index, made))
    return [{ fund, day: made, committed, called, distributed, unitsE3 }]
  })
}

const valueOf = ({ prices }: Book, { fund, unitsE3 }: Commitment, day: number): number => prices.value(fund.index, unitsE3, day, 'GBP')

/** The routes of the private-equity provider; the contract stands with the second API's. */
export function privateEquityRoutes(book: Book): Router {
  const router = Router()
  const { calendar } = book.market

  router.get('/accounts/values', (request, response) => {
    const ids = contactIdsQuery(request)
    const day = dayQuery(book, request)
    const wanted = book.accounts.filter((account) => hasCommitments(account) && (!ids || ids.includes(contactIdOf(account.externalId))))
    response.json({
      dateIso: dateIso(calendar.dateOf(Math.max(day, 0))),
      accounts: wanted.map((account) => presentValues(book, account, day)),
    })
  })
  router.get('/portfolioHoldings/:a/:b', (request, response) => {
    const account = contactNamed(book, request.params.a)
    const day = dayQuery(book, request)
    if (!hasCommitments(account) || portfolioIdOf(account) !== request.params.b)
      throw new RequestError(404, 'not_found', 'Unknown portfolio')
    const owner = { contactId: contactIdOf(account.externalId), portfolioId: portfolioIdOf(account) }
    const commitments = commitmentsOf(book, account, day)
    response.json({
      ...owner,
      dateIso: dateIso(calendar.dateOf(Math.max(day, 0))),
      value: amount(sum(commitments.map((commitment) => valueOf(book, commitment, day))), 'GBP'),
      portfolioHoldings: commitments.map((commitment) => ({
        id: `${owner.contactId}-${owner.portfolioId}-${commitment.fund.code}`,
        ...owner,
        fund: commitment.fund.name,
        sedol: commitment.fund.code,
        region: commitment.fund.region,
        committed: amount(commitment.committed, 'GBP'),
        called: amount(commitment.called, 'GBP'),
        distributed: amount(commitment.distributed, 'GBP'),
        value: amount(valueOf(book, commitment, day), 'GBP'),
        valuedIso: dateIso(calendar.dateOf(priceDayOf(commitment.fund, book.market, day))),
      })),
    })
  })
  return router
}

function presentValues(book: Book, account: AccountPlan, day: number): Record<string, unknown> {
  const { calendar } = book.market
  const commitments = commitmentsOf(book, account, day)
  const value = amount(sum(commitments.map((commitment) => valueOf(book, commitment, day))), 'GBP')
  const contactId = contactIdOf(account.externalId)
  const portfolioId = portfolioIdOf(account)
  const date = dateIso(calendar.dateOf(Math.max(day, 0)))
  const [first] = commitments.toSorted((a, b) => a.day - b.day)
  return {
    contactId,
    name: account.name,
    value,
    dateIso: date,
    portfolios: first
      ? [
          {
            id: `${contactId}-${portfolioId}`,
            contactId,
            portfolioId,
            name: 'Private equity commitments',
            value,
            inceptionIso: dateIso(calendar.dateOf(first.day)),
            dateIso: date,
          },
        ]
      : [],
  }
}
