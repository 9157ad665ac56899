import type { AccountResponse, PortfolioRow } from '../../../../shared/contracts/wealth'
import { isoDateOf } from '../../../../shared/domain/dates'
import { isZero, type Money, sumMoney } from '../../../../shared/domain/money'
import { thinSeries } from '../../../../shared/domain/performance/thin'
import { tileReturns } from '../../../../shared/domain/performance/tiles'
import { shareOf } from '../../../../shared/domain/ratio'
import type { Portfolio } from '../../../../collections/payload-types'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { provenanceOf } from '../../present/provenance'
import type { ProviderAccount, ProviderPortfolio, ProviderTransaction } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import type { AccountScope } from './accountScope'
import { advisorOf } from './advisorOf'
import { dayChangeFrom, ledgerFrom } from './headFigures'
import { keepFigures } from './keepFigures'
import { accountPart, chargesPart, flowsPart, performancePart, seriesOf } from './parts'
import { rememberedAccount } from './rememberedAccount'

/**
 * An account with its portfolios, the most valuable first. An account without an external id, without portfolios, or whose portfolios
 * are all worth nothing is flagged `error` and has no value: never a nought that looks like one.
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
  const nothing = { value: null, dayChange: null, ledger: null, tiles: [], benchmarkName: null, series: [], portfolios: [] }
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
  const allFlows = joined(flows)
  const value = valueOf(answered, part.data.value)
  return {
    account: { ...base, currency, error: false },
    value,
    dayChange: dayChangeFrom(performance.data, allFlows),
    ledger: ledgerFrom({ value, asOf, flows: allFlows, charges: charges.data?.total ?? null }),
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

/** All flows, or null when those of any portfolio are missing: a ledger of some portfolios would be wrong, not incomplete. */
function joined(parts: readonly Part<readonly ProviderTransaction[]>[]): ProviderTransaction[] | null {
  const all: ProviderTransaction[] = []
  for (const { data } of parts) {
    if (!data) return null
    all.push(...data)
  }
  return all
}

const rowOf = (
  document: Portfolio,
  { change1y, changeYtd, externalId, inception, name, reporting, type, value }: ProviderPortfolio,
  account: Pick<ProviderAccount, 'value' | 'reporting'>,
): PortfolioRow => ({
  id: document.id,
  name,
  externalId,
  type,
  value,
  // Amounts of two currencies are compared in the provider's reporting currency, at its rates.
  share:
    value.currency === account.value.currency
      ? shareOf(value, account.value)
      : reporting && account.reporting && reporting.value.currency === account.reporting.value.currency
        ? shareOf(reporting.value, account.reporting.value)
        : null,
  change1y,
  changeYtd,
  inception,
})
