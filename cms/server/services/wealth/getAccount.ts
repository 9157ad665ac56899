import type { AccountResponse, PortfolioRow } from '../../../../shared/contracts/wealth'
import { isoDateOf } from '../../../../shared/domain/dates'
import { isZero, type Money, sumMoney } from '../../../../shared/domain/money'
import { thinSeries } from '../../../../shared/domain/performance/thin'
import { tileReturns } from '../../../../shared/domain/performance/tiles'
import { shareOf } from '../../../../shared/domain/ratio'
import type { Portfolio } from '../../../../collections/payload-types'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { provenanceOf } from '../../present/provenance'
import type { ProviderPortfolio, Reporting } from '../../wealth/provider'
import type { AccountScope } from './accountScope'
import { advisorOf } from './advisorOf'
import { allMissing, allOf, dayChangeFrom, figureOf, known, ledgerFrom, mapFigure } from './headFigures'
import { keepFigures } from './keepFigures'
import { accountPart, chargesPart, flowsPart, performancePart, seriesOf } from './parts'
import { rememberedAccount } from './rememberedAccount'

/**
 * An account with its portfolios, the most valuable first. An account without an external id, without portfolios, or whose portfolios
 * are all worth nothing is flagged `error` and has no value: never a zero that looks like one.
 */
export async function getAccount(scope: AccountScope): Promise<AccountResponse> {
  const { account, brand, portal } = scope
  const advisor = await advisorOf(scope)
  const base = {
    id: account.id,
    name: account.name,
    externalId: account.externalId ?? null,
    currency: account.currency,
    inception: account.inception ? isoDateOf(new Date(account.inception)) : null,
    portal: portal.slug,
    advisor,
  }
  const nothing = {
    value: null,
    dayChange: null,
    ledger: null,
    missing: allMissing('unavailable'),
    tiles: [],
    benchmarkName: null,
    series: [],
    portfolios: [],
  }
  if (!account.externalId) return { account: { ...base, error: true }, ...nothing, ...provenanceOf(mainSourceOf(brand).name, null, []) }

  const { part, documents } = await readAccount(scope, account.externalId)
  if (!part.data) return { account: { ...base, error: false }, ...nothing, ...provenanceOf(mainSourceOf(brand).name, null, [part]) }
  const { asOf, currency, portfolios: answered, reporting } = part.data
  if (answered.every((portfolio) => isZero(portfolio.value))) {
    return { account: { ...base, error: true }, ...nothing, ...provenanceOf(mainSourceOf(brand).name, asOf, [part]) }
  }

  const [performance, charges, ...flows] = await Promise.all([
    performancePart(scope, { account: account.externalId }),
    chargesPart(scope, { account: account.externalId }),
    ...answered.map((portfolio) => flowsPart(scope, portfolio.externalId)),
  ])
  const series = performance.data ? seriesOf(performance.data) : []
  const lastDay = series.at(-1)?.date
  const allFlows = mapFigure(allOf(flows.map(figureOf)), (lists) => lists.flat())
  // Portfolios that could not be read would be missing from the sum without a word.
  const isWhole = figureOf(part)
  const total = isWhole.reason ? isWhole : known(valueOf(answered, part.data.value))
  const value = total.figure
  const dayChange = dayChangeFrom(figureOf(performance), allFlows)
  const ledger = ledgerFrom({ value: total, asOf, flows: allFlows, charges: mapFigure(figureOf(charges), (all) => all.total) })
  return {
    account: { ...base, currency, error: false },
    value,
    dayChange: dayChange.figure,
    ledger: ledger.figure,
    missing: { value: total.reason, dayChange: dayChange.reason, ledger: ledger.reason },
    tiles: lastDay ? tileReturns(series, lastDay) : [],
    benchmarkName: performance.data?.benchmarkName ?? null,
    series: lastDay ? thinSeries(series, lastDay) : [],
    portfolios: answered
      .flatMap((portfolio) => {
        const document = documents.get(portfolio.externalId)
        return document ? [rowOf(document, portfolio, { value, reporting })] : []
      })
      .toSorted((a, b) => Number(b.value?.amount ?? 0) - Number(a.value?.amount ?? 0)),
    ...provenanceOf(mainSourceOf(brand).name, asOf, [part, performance, charges, ...flows]),
  }
}

/** The upstream's account, kept in the documents; or what these remember when it is silent. */
async function readAccount(scope: AccountScope, externalId: string) {
  const part = await accountPart(scope, externalId)
  if (!part.data) return rememberedAccount(scope, part)
  return { part, documents: await keepFigures(scope.req, scope.account, part.data) }
}

/** The sum of the portfolios where they share a currency; the upstream's own total where it had to convert. */
const valueOf = (portfolios: readonly ProviderPortfolio[], total: Money): Money =>
  portfolios.every(({ value }) => value.currency === total.currency)
    ? sumMoney(
        portfolios.map(({ value }) => value),
        total.currency,
      )
    : total

const rowOf = (
  document: Portfolio,
  { change1y, changeYtd, externalId, inception, name, reporting, type, value }: ProviderPortfolio,
  account: Readonly<{ value: Money | null; reporting: Reporting | null }>,
): PortfolioRow => ({
  id: document.id,
  name,
  externalId,
  type,
  value,
  // Amounts of two currencies are compared in the provider's reporting currency, at its rates.
  share:
    account.value === null
      ? null
      : value.currency === account.value.currency
        ? shareOf(value, account.value)
        : reporting && account.reporting && reporting.value.currency === account.reporting.value.currency
          ? shareOf(reporting.value, account.reporting.value)
          : null,
  change1y,
  changeYtd,
  inception,
})
