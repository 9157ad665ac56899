import type { PayloadRequest } from 'payload'
import { isTabular } from '../../../../collections/fields/tabular'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { type RiskComparisonResponse, type RiskComparisonRow, riskLevels } from '../../../../shared/contracts/market/riskComparison'
import { isoDateOf, isoInstant } from '../../../../shared/domain/dates'
import { type Ratio, ratioFromPercent } from '../../../../shared/domain/ratio'
import { feedOf } from '../../market/marketFeeds'
import { UpstreamError } from '../../wealth/provider'
import { leanReadUnchecked } from '../leanRead'

/**
 * What portfolios of each risk level hold, by asset class and sector: as the brand's risk profiles print it (`comparison`: columns for asset class, sector
 * and percent), else as the feed's file `riskComparison.json` does. Without either there are no rows.
 */
export async function getRiskComparison(req: PayloadRequest, brand: Brand): Promise<RiskComparisonResponse> {
  // rights: what a firm prints of its own risk levels is for everybody who is signed in on its portal.
  const profiles = await leanReadUnchecked(req, {
    collection: 'risk-profiles',
    where: { brand: { equals: brand.name } },
    select: ['level', 'comparison', 'updatedAt'],
    sort: 'level',
  })
  const rows = comparisonOf(profiles)
  if (rows.length === 0) return fromFile(brand)
  const newest = new Date(
    profiles
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? 0,
  )
  return { rows, source: 'hosted', asOf: isoDateOf(newest), fetchedAt: isoInstant(new Date()), degraded: false, reasons: [] }
}

type Profile = Readonly<{ level: number; comparison?: unknown }>

/** Rows of all levels side by side. A cell that is no percentage counts as not said; a table with other columns is left out. */
export function comparisonOf(profiles: readonly Profile[]): RiskComparisonRow[] {
  const rows = new Map<string, { assetClassName: string; sector: string | null; values: (Ratio | null)[] }>()
  for (const { comparison, level } of profiles) {
    if (!isTabular(comparison) || comparison.headers.length !== 3) continue
    for (const [assetClassName = '', sector = '', percent = ''] of comparison.items) {
      const key = JSON.stringify([assetClassName, sector])
      const row = rows.get(key) ?? { assetClassName, sector: sector.trim() || null, values: riskLevels.map(() => null) }
      row.values[level - 1] = percentOf(percent)
      rows.set(key, row)
    }
  }
  return [...rows.values()].filter(({ assetClassName }) => assetClassName.trim() !== '')
}

/** `12.5`, `12,5 %`; null for anything else, and for what is no share of a whole. */
function percentOf(text: string): Ratio | null {
  const [, digits] = /^\s*(\d{1,3}(?:[.,]\d{1,4})?)\s*%?\s*$/.exec(text) ?? []
  const percent = digits === undefined ? Number.NaN : Number(digits.replace(',', '.'))
  return percent >= 0 && percent <= 100 ? ratioFromPercent(percent) : null
}

async function fromFile(brand: Brand): Promise<RiskComparisonResponse> {
  const nothing = { rows: [], source: 'static', asOf: null, fetchedAt: null, degraded: false, reasons: [] }
  const files = feedOf(brand, 'fundData')?.files
  if (!files) return nothing
  try {
    const { data, fetchedAt } = await files.getRiskComparison()
    return { ...nothing, rows: [...data], source: files.source, asOf: isoDateOf(new Date(fetchedAt)), fetchedAt }
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not_found') return nothing
    if (!(error instanceof UpstreamError)) throw error
    return { ...nothing, degraded: true, reasons: [{ part: 'funds', kind: error.kind, stale: false }] }
  }
}
