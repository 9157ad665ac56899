import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { PortfolioResponse } from '../../../../shared/contracts/wealth/portfolios'
import { groupHoldings } from '../../../../shared/domain/holdings/groupHoldings'
import { presentHolding } from '../../present/holding'
import { provenanceOf } from '../../present/provenance'
import { leanRead } from '../leanRead'
import { portalOf, type PortfolioScope } from './accountScope'
import { contactsOf } from './contactsOf'
import { dayChangeFrom, figureOf, known, ledgerFrom, mapFigure, missing } from './headFigures'
import { chargesPart, flowsPart, holdingsPart, performancePart } from './parts'
import { portfolioExternalId } from './portfolioIds'
import { refreshOwnFigures } from './refreshOwnFigures'
import { changesOf, figureRecordsOf, savedFrom, saidBy, termsOf } from './savedFigures'

/** Head of a portfolio: who and what it is, its value (the sum of its holdings; without them the last known), the change of the day and the ledger line. */
export async function getPortfolio(scope: PortfolioScope): Promise<PortfolioResponse> {
  const { account, brand, portfolio, req } = scope
  const externalId = portfolioExternalId(scope)
  await refreshOwnFigures(req, brand, { account: account.id })
  const [holdings, performance, flows, charges, contacts, portal, records, siblings] = await Promise.all([
    holdingsPart(scope, externalId),
    performancePart(scope, { portfolio: externalId }),
    flowsPart(scope, externalId),
    chargesPart(scope, { portfolio: externalId }),
    contactsOf(scope),
    portalOf(scope),
    figureRecordsOf(req, account.id),
    leanRead(req, { collection: 'portfolios', where: { account: { equals: account.id } }, select: ['account'] }),
  ])
  const record = records.portfolios.get(portfolio.id)
  const saved = holdings.data
    ? {
        value: groupHoldings(holdings.data.holdings.map(presentHolding), holdings.data.currency).total.value,
        asOf: holdings.data.asOf,
        fetchedAt: holdings.fetchedAt,
      }
    : holdings.reasons.some(({ kind }) => kind === 'not_found')
      ? null
      : savedFrom(record)
  const asOf = saved?.asOf ?? null
  const isWhole = figureOf(holdings)
  const value = isWhole.reason === 'incomplete' ? isWhole : saved ? known(saved.value) : missing('unavailable')
  const dayChange = dayChangeFrom(figureOf(performance), figureOf(flows))
  const ledger = ledgerFrom({ value, asOf, flows: figureOf(flows), charges: mapFigure(figureOf(charges), (all) => all.total) })
  const terms = termsOf(portfolio, saidBy(record))
  return {
    portfolio: {
      id: portfolio.id,
      name: terms.name,
      externalId: portfolio.externalId ?? null,
      type: terms.type,
      currency: saved?.value.currency ?? record?.currency ?? portfolio.currency,
      inception: terms.inception,
      riskProfile: terms.riskProfile,
      riskName: record?.riskName ?? null,
      // The editor's, else what the provider says of its own.
      esgRating: portfolio.esgRating ?? record?.esgRating ?? null,
      region: portfolio.region ?? record?.region ?? null,
      objective: terms.objective,
      riskLevel: portfolio.riskLevel ?? null,
      timescale: portfolio.timescale ?? null,
      reference: portfolio.reference ?? null,
      changes: changesOf(record ?? {}),
      account: { id: account.id, name: account.name, portfolioCount: siblings.length },
      portal: portal.slug,
      ...contacts,
    },
    value: value.figure,
    dayChange: dayChange.figure,
    ledger: ledger.figure,
    missing: { value: value.reason, dayChange: dayChange.reason, ledger: ledger.reason },
    ...provenanceOf(mainSourceOf(brand).name, asOf, [{ ...holdings, fetchedAt: saved?.fetchedAt ?? null }, performance, flows, charges]),
  }
}
