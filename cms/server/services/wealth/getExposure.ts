import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../collections/idOf'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import type { ExposureResponse } from '../../../../shared/contracts/wealth/exposure'
import type { IsoDate } from '../../../../shared/domain/dates'
import { exposureOf, type NeutralShares, neutralSharesOf } from '../../../../shared/domain/exposure/exposure'
import { groupHoldings } from '../../../../shared/domain/holdings/groupHoldings'
import { presentHolding } from '../../present/holding'
import { provenanceOf } from '../../present/provenance'
import { leanReadUnchecked } from '../leanRead'
import type { PortfolioScope } from './accountScope'
import { holdingsOn } from './atDate'
import { figureOf } from './headFigures'
import { portfolioExternalId } from './portfolioIds'
import { figureRecordsOf, saidBy, termsOf } from './savedFigures'

type Query = Readonly<{ date?: IsoDate | undefined; level?: number | undefined }>
type Neutral = Readonly<{ level: number; name: string; benchmark: string | null; shares: NeutralShares }>

/** Asset classes of a portfolio beside the neutral allocation of its risk level, or of another one, both without cash. Throws an `APIError` 400 and 409. */
export async function getExposure(scope: PortfolioScope, { date, level }: Query): Promise<ExposureResponse> {
  const { account, brand, portfolio, req } = scope
  const [part, records, neutrals] = await Promise.all([
    holdingsOn(scope, portfolioExternalId(scope), date),
    figureRecordsOf(req, account.id),
    neutralsOf(req, brand),
  ])
  const ownLevel = termsOf(portfolio, saidBy(records.portfolios.get(portfolio.id))).riskProfile ?? null
  const wanted = level ?? ownLevel
  const neutral = neutrals.find((each) => each.level === wanted) ?? null
  const { figure, reason } = figureOf(part)
  const currency = part.data?.currency ?? portfolio.currency
  const { holdings } = groupHoldings((figure?.holdings ?? []).map(presentHolding), currency)
  const exposure = figure ? exposureOf(holdings, neutral?.shares ?? null, currency) : null
  return {
    currency,
    value: exposure?.value ?? null,
    cash: exposure?.cash ?? null,
    rows: exposure?.rows ?? [],
    elsewhere: exposure?.elsewhere ?? null,
    ownLevel,
    level: neutral?.level ?? null,
    levels: neutrals.map((each) => each.level),
    neutralName: neutral?.name ?? null,
    benchmark: neutral?.benchmark ?? null,
    neutralMissing: neutral ? null : wanted === null ? 'no_level' : 'no_model',
    missing: reason,
    explanation: {
      method: 'sum_of_holdings',
      from: null,
      to: part.data?.asOf ?? null,
      basis: null,
      inputs: [{ kind: 'holdings', rows: holdings.length }],
    },
    ...provenanceOf(mainSourceOf(brand).name, part.data?.asOf ?? null, [part]),
  }
}

/** The neutral allocations of a brand by risk level: of each level the first model whose asset classes are all known, by name. */
async function neutralsOf(req: PayloadRequest, brand: Brand): Promise<Neutral[]> {
  const ofBrand = { brand: { equals: brand.name } }
  // rights: whoever sees a portfolio of the brand may see what it is compared with; nothing else of the model is told.
  const [profiles, models] = await Promise.all([
    leanReadUnchecked(req, { collection: 'risk-profiles', where: ofBrand, select: ['level', 'benchmark'], sort: 'level' }),
    leanReadUnchecked(req, { collection: 'models', where: ofBrand, select: ['name', 'profile', 'data'], sort: 'name' }),
  ])
  return profiles.flatMap((profile) => {
    const own = models.flatMap(({ data, name, profile: of }): Neutral[] => {
      const shares = idOf(of) === profile.id ? neutralSharesOf(data ?? []) : null
      return shares ? [{ level: profile.level, name, benchmark: profile.benchmark ?? null, shares }] : []
    })
    return own.slice(0, 1)
  })
}
