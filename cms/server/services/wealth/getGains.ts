import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { GainsResponse } from '../../../../shared/contracts/wealth/gains'
import type { MissingReason } from '../../../../shared/contracts/wealth/figures'
import { taxYearOf } from '../../../../shared/domain/dateRange'
import { isoDate, yearOf } from '../../../../shared/domain/dates'
import { matchDisposals, type MatchingMethod } from '../../../../shared/domain/gains/matchDisposals'
import { gainsByTaxYear, gainsTreatment } from '../../../../shared/domain/gains/taxYears'
import { byHolding, bySecurity, tradesOf } from '../../../../shared/domain/gains/tradesOf'
import type { PortfolioType } from '../../../../shared/domain/portfolioType'
import { provenanceOf } from '../../present/provenance'
import { today } from '../../today'
import { accountView } from './accountView'
import type { AccountScope, PortfolioScope } from './accountScope'
import { allOf, figureOf } from './headFigures'
import type { OwnerScope } from './owners'
import { transactionsPart } from './parts'
import { accountExternalId, portfolioExternalId } from './portfolioIds'
import type { Part } from '../../wealth/readPart'
import { figureRecordsOf, saidBy, termsOf } from './savedFigures'

type Query = Readonly<{ taxYear?: number | undefined }>
/** Portfolios that are matched together, by our id and the provider's. */
type Matched = Readonly<{
  portfolios: readonly Readonly<{ id: string; externalId: string }>[]
  isTaxable: boolean | null
  parts: readonly Part<unknown>[]
}>

/**
 * Realised gains by tax year, each disposal with the acquisitions that it is matched to. By the UK's rules where the brand reckons in pounds and its tax year
 * is theirs, and the wrapper is not sheltered; else at average cost. Of an account the taxable portfolios are one pool: a person has one of each security.
 * Throws an `APIError` 409 without an external id.
 */
export async function getGains(scope: OwnerScope, { taxYear }: Query): Promise<GainsResponse> {
  const { account, brand } = scope
  const matched = 'portfolio' in scope ? await ofPortfolio(scope) : await ofAccount(scope)
  const period = { from: isoDate('1990-01-01'), to: today() }
  const lists = await Promise.all(matched.portfolios.map(({ externalId }) => transactionsPart(scope, externalId, period, 'all')))
  const all = allOf(lists.map(figureOf))
  const bookings = (all.figure ?? []).flat()
  const isUk = brand.currency === 'GBP' && brand.taxYearStart === '04-06'
  const method: MatchingMethod = isUk && matched.isTaxable !== false ? 'uk_matching' : 'average_cost'
  // Tax on gains is reckoned in pounds; elsewhere in what the bookings are in.
  const currency = method === 'uk_matching' ? 'GBP' : (bookings[0]?.amount.currency ?? account.currency)
  const keyOf = matched.portfolios.length === 1 ? byHolding : bySecurity
  const { disposals, pools } = matchDisposals({ trades: tradesOf(bookings, currency, keyOf), method, currency })
  const { taxYearStart } = brand
  const hasAllowance = method === 'uk_matching' && matched.isTaxable === true
  const reason = reasonOf(all.reason, matched)
  const shown = disposals.filter(({ date }) => taxYear === undefined || yearOf(taxYearOf(date, taxYearStart).from) === taxYear)
  return {
    currency,
    isTaxable: isUk ? matched.isTaxable : null,
    portfolios: matched.portfolios.map(({ id }) => id),
    years: reason ? [] : gainsByTaxYear({ disposals, currency, asOf: today(), taxYearStart, hasAllowance }),
    disposals: reason ? [] : shown.toReversed(),
    pools: reason ? [] : pools,
    missing: reason,
    explanation: {
      method,
      from: bookings.map(({ date }) => date).toSorted()[0] ?? null,
      to: period.to,
      basis: null,
      inputs: [{ kind: 'bookings', rows: bookings.length }],
    },
    ...provenanceOf(mainSourceOf(brand).name, null, [...matched.parts, ...lists]),
  }
}

/** Without the list of an account's portfolios nothing can be said of it. */
function reasonOf(reason: MissingReason | null, { parts, portfolios }: Matched): MissingReason | null {
  return reason ?? (portfolios.length === 0 ? (parts.flatMap((part) => figureOf(part).reason ?? [])[0] ?? null) : null)
}

const isTaxed = (type: PortfolioType): boolean | null => {
  const treatment = gainsTreatment(type)
  return treatment === 'unknown' ? null : treatment === 'taxable'
}

async function ofPortfolio({ account, brand, portfolio, req }: PortfolioScope): Promise<Matched> {
  const externalId = portfolioExternalId({ brand, portfolio })
  const records = await figureRecordsOf(req, account.id)
  const { type } = termsOf(portfolio, saidBy(records.portfolios.get(portfolio.id)))
  return { portfolios: [{ id: portfolio.id, externalId }], isTaxable: isTaxed(type), parts: [] }
}

async function ofAccount(scope: AccountScope): Promise<Matched> {
  const { part, portfolios } = await accountView(scope, accountExternalId(scope))
  const taxed = portfolios.filter(({ row }) => isTaxed(row.type) === true)
  return {
    portfolios: taxed.map(({ answer, record }) => ({ id: record.id, externalId: answer.externalId })),
    isTaxable: true,
    parts: [part],
  }
}
