import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { AccountResponse } from '../../../../shared/contracts/wealth/accounts'
import { isoDate } from '../../../../shared/domain/dates'
import { isZero, sumMoney } from '../../../../shared/domain/money'
import { thinSeries } from '../../../../shared/domain/performance/thin'
import { tileReturns } from '../../../../shared/domain/performance/tiles'
import { provenanceOf } from '../../present/provenance'
import type { ProviderPerformance } from '../../wealth/provider'
import type { Part } from '../../wealth/readPart'
import { type AccountScope, portalOf } from './accountScope'
import { externalIdOf } from '../../wealth/externalIdOf'
import { accountView, type AccountView } from './accountView'
import { contactsOf } from './contactsOf'
import { allMissing, allOf, dayChangeFrom, figureOf, ledgerFrom, mapFigure } from './headFigures'
import { chargesPart, flowsPart, performancePart, seriesOf } from './parts'

/** Nothing was asked, so nothing is wrong with it. */
const notAsked: Part<ProviderPerformance> = { data: null, fetchedAt: null, reasons: [] }

/**
 * An account with its portfolios, the most valuable first. An account without an external id, without portfolios, or whose portfolios
 * are all worth nothing is flagged `error` and has no value: never a zero that looks like one. What our own database hosts is no error when it is
 * empty.
 */
export async function getAccount(scope: AccountScope): Promise<AccountResponse> {
  const { account, brand } = scope
  const main = mainSourceOf(brand)
  const source = main.name
  const [contacts, portal] = await Promise.all([contactsOf(scope), portalOf(scope)])
  const base = {
    id: account.id,
    name: account.name,
    externalId: account.externalId ?? null,
    currency: account.currency,
    inception: account.inception ? isoDate(account.inception.slice(0, 10)) : null,
    location: account.location ?? null,
    portal: portal.slug,
    ...contacts,
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
  const externalId = externalIdOf(account, main)
  if (externalId === null) return { account: { ...base, error: true }, ...nothing, ...provenanceOf(source, null, []) }

  const view = await accountView(scope, externalId)
  const { asOf, part, portfolios, value } = view
  if (!part.data || asOf === null) return { account: { ...base, error: false }, ...nothing, ...provenanceOf(source, null, [part]) }
  const head = { ...base, currency: part.data.currency, inception: base.inception ?? part.data.inception }
  // Our own records know that a portfolio is worth nothing, and that an account has none yet.
  const isOwn = main.kind === 'hosted'
  const isNothing = isOwn ? portfolios.length === 0 : portfolios.every(({ answer }) => isZero(answer.value))
  if (value.reason !== 'incomplete' && isNothing) {
    const missing = allMissing(isOwn ? 'no_history' : 'unavailable')
    return { account: { ...head, error: !isOwn }, ...nothing, missing, ...provenanceOf(source, asOf, [part]) }
  }

  const [performance, { charges, parts: chargeParts }, ...flowParts] = await Promise.all([
    // The provider's figures of a whole account count a portfolio that lies in our trash.
    view.hasHidden ? notAsked : performancePart(scope, { account: externalId }),
    chargesOf(scope, externalId, view),
    ...portfolios.map(({ answer }) => flowsPart(scope, answer.externalId)),
  ])
  const series = performance.data ? seriesOf(performance.data) : []
  const lastDay = series.at(-1)?.date
  const flows = mapFigure(allOf(flowParts.map(figureOf)), (lists) => lists.flat())
  const dayChange = dayChangeFrom(figureOf(performance), flows)
  const ledger = ledgerFrom({ value, asOf, flows, charges })
  return {
    account: { ...head, error: false },
    value: value.figure,
    dayChange: dayChange.figure,
    ledger: ledger.figure,
    missing: { value: value.reason, dayChange: dayChange.reason, ledger: ledger.reason },
    tiles: lastDay ? tileReturns(series, lastDay) : [],
    benchmarkName: performance.data?.benchmarkName ?? null,
    series: lastDay ? thinSeries(series, lastDay) : [],
    portfolios: portfolios.map(({ row }) => row),
    ...provenanceOf(source, asOf, [part, performance, ...chargeParts, ...flowParts]),
  }
}

/** Charges of the account since inception; of the portfolios shown when the provider's account holds more. */
async function chargesOf(scope: AccountScope, externalId: string, { hasHidden, part, portfolios }: AccountView) {
  const parts = await Promise.all(
    hasHidden
      ? portfolios.map(({ answer }) => chargesPart(scope, { portfolio: answer.externalId }))
      : [chargesPart(scope, { account: externalId })],
  )
  const currency = part.data?.value.currency ?? scope.account.currency
  const totals = mapFigure(allOf(parts.map(figureOf)), (all) => all.map(({ total }) => total))
  const charges = totals.reason
    ? totals
    : totals.figure.every((total) => total.currency === currency)
      ? mapFigure(totals, (all) => sumMoney(all, currency))
      : ({ figure: null, reason: 'no_rate' } as const)
  return { parts, charges }
}
