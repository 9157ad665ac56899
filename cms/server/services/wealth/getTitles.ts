import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { Title, TitlesResponse } from '../../../../shared/contracts/wealth/titles'
import { isCash } from '../../../../shared/domain/assetClass'
import { isoDate } from '../../../../shared/domain/dates'
import { groupBy } from '../../../../shared/domain/groupBy'
import { provenanceOf } from '../../present/provenance'
import { today } from '../../today'
import type { PortfolioScope } from './accountScope'
import { holdingsPart, transactionsPart } from './parts'
import { portfolioExternalId } from './portfolioIds'

/** The securities that a portfolio holds or once held, by name. Throws an `APIError` 409 without an external id. */
export async function getTitles(scope: PortfolioScope): Promise<TitlesResponse> {
  const id = portfolioExternalId(scope)
  const [held, bookings] = await Promise.all([
    holdingsPart(scope, id),
    transactionsPart(scope, id, { from: isoDate('1990-01-01'), to: today() }, 'all'),
  ])
  const holdings = (held.data?.holdings ?? []).filter((holding) => !isCash(holding))
  const cash = new Set((held.data?.holdings ?? []).filter(isCash).map(({ externalId }) => externalId))
  const booked = groupBy(
    (bookings.data ?? []).filter(({ holdingExternalId }) => holdingExternalId !== null && !cash.has(holdingExternalId)),
    ({ holdingExternalId }) => holdingExternalId ?? '',
  )
  const dated = (title: string) => {
    const own = booked.get(title) ?? []
    return { firstDate: own.at(-1)?.date ?? null, lastDate: own[0]?.date ?? null, bookings: own.length }
  }
  const known = new Set(holdings.map(({ externalId }) => externalId))
  const titles: Title[] = holdings.map(({ assetClass, externalId, name, quoteUnit, region, sector, sedol, symbol, units }) => ({
    ...{ id: externalId, name, symbol, sedol, assetClass, sector, region, quoteUnit, units, isHeld: true },
    ...dated(externalId),
  }))
  for (const [title, [newest]] of booked) {
    if (known.has(title) || !newest) continue
    const { name, quoteUnit, symbol } = newest
    const unknown = { sedol: null, assetClass: null, sector: null, region: null, units: null, isHeld: false }
    titles.push({ id: title, name, symbol, quoteUnit, ...unknown, ...dated(title) })
  }
  return {
    titles: titles.toSorted((a, b) => a.name.localeCompare(b.name, scope.brand.defaultLocale)),
    ...provenanceOf(mainSourceOf(scope.brand).name, held.data?.asOf ?? null, [held, bookings]),
  }
}
