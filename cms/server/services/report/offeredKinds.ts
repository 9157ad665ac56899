import type { PayloadRequest } from 'payload'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { ReportKinds } from '../../../../shared/contracts/reportKinds'
import {
  type KindContext,
  hasWholePeriods,
  periodsOf,
  type ReportKind,
  reportKindRules,
  reportKinds,
} from '../../../../shared/domain/reportKinds'
import { notFound } from '../../http/notFound'
import { today } from '../../today'
import { providerOf } from '../../wealth/registry'
import type { AccountScope } from '../wealth/accountScope'
import { accountView } from '../wealth/accountView'
import { accountExternalId } from '../wealth/portfolioIds'
import { canConsolidate } from './consolidate'

export const kindContext = ({ quarterlyReportsUntil, taxYearStart }: Brand): KindContext => ({
  taxYearStart,
  quarterlyUntil: quarterlyReportsUntil,
})

/** Whether the brand has reports of a kind: it says so, and its main source can answer what they need. */
export function isOffered(kind: ReportKind, brand: Brand, req: PayloadRequest): boolean {
  const { needs } = reportKindRules[kind]
  return brand.reportKinds.includes(kind) && (needs === null || providerOf(mainSourceOf(brand), req).capabilities.has(needs))
}

/**
 * The kinds of report that can be asked for of an account or of one of its portfolios, with their periods. While the provider does not answer,
 * periods reach up to today. Throws an `APIError`: 404 for a portfolio that the account does not show, 409 without an external id.
 */
export async function offeredKinds(scope: AccountScope, portfolioId?: string): Promise<ReportKinds> {
  const { brand, req } = scope
  const view = await accountView(scope, accountExternalId(scope))
  const portfolios = view.portfolios.filter(({ record }) => portfolioId === undefined || record.id === portfolioId)
  if (portfolioId !== undefined && view.part.data && portfolios.length === 0) throw notFound()
  const inceptions = portfolios.flatMap(({ row }) => row.inception ?? []).sort()
  const first = inceptions.length < portfolios.length ? null : (inceptions[0] ?? null)
  const newest = view.asOf ?? today()
  const canGoBack = providerOf(mainSourceOf(brand), req).capabilities.has('holdingsAtDate')
  const kinds = reportKinds
    .filter((kind) => isOffered(kind, brand, req))
    .map((kind) => {
      const { dates, isValued } = reportKindRules[kind]
      const periods = periodsOf(kind, { first, newest }, kindContext(brand))
      return { kind, dates, periods: isValued && !canGoBack ? periods.filter(({ to }) => to === newest) : periods }
    })
  return {
    canConsolidate: portfolioId === undefined && canConsolidate(portfolios),
    kinds: kinds.filter(({ kind, periods }) => !hasWholePeriods(kind) || periods.length > 0),
  }
}
