import type { CompareResponse, FundResponse, FundsResponse, SpotlightsResponse } from '../../../../shared/contracts/market/funds'
import type { Provenance } from '../../../../shared/contracts/provenance'
import { isoDate, isoInstant } from '../../../../shared/domain/dates'
import type { Fund } from '../../../../shared/domain/fund'
import { ratio } from '../../../../shared/domain/ratio'

const fresh: Provenance = {
  source: 'harbour',
  asOf: isoDate('2026-11-20'),
  fetchedAt: isoInstant(new Date('2026-11-20T18:00:00.000Z')),
  degraded: false,
  reasons: [],
}

const fundOf = (id: string, name: string, change: Partial<Fund> = {}): Fund => ({
  id,
  name,
  isin: `XQ00${id}`,
  symbol: id,
  assetClass: 'Equity',
  sector: 'Technology',
  region: 'Europe',
  currency: 'EUR',
  manager: 'Lantern Managers',
  risk: 5,
  esgRating: 7,
  ongoingCharge: ratio(0.0042),
  yield: ratio(0.011),
  return1y: ratio(0.0812),
  return3y: ratio(0.2104),
  return5y: null,
  asOf: isoDate('2026-11-20'),
  ...change,
})

/** Five funds, one more than can be compared. */
export const funds: readonly Fund[] = [
  fundOf('F1', 'Alder Growth'),
  fundOf('F2', 'Birch Income', { assetClass: 'Fixed Interest', sector: 'Corporate', risk: 2, return1y: ratio(-0.0123) }),
  fundOf('F3', 'Cedar World', { risk: null, ongoingCharge: null }),
  fundOf('F4', 'Dogwood Small Companies'),
  fundOf('F5', 'Elm Balanced'),
]

export const fundsFixture = (change: Partial<FundsResponse> = {}): FundsResponse => ({
  ...fresh,
  page: 1,
  pageSize: 20,
  total: 45,
  funds: [...funds],
  assetClasses: ['Equity', 'Fixed Interest'],
  sectors: ['Corporate', 'Technology'],
  ...change,
})

export const fundFixture = (id: string): FundResponse => ({
  ...fresh,
  fund: {
    ...(funds.find((fund) => fund.id === id) ?? fundOf(id, id)),
    objective: 'Growth from companies of all sizes.',
    benchmarkName: 'World index',
    launched: isoDate('2024-10-31'),
    history: [
      { date: isoDate('2025-10-31'), fund: ratio(0.25), benchmark: ratio(0.1) },
      { date: isoDate('2026-10-30'), fund: ratio(0.5), benchmark: ratio(0.21) },
    ],
    breakdowns: {
      assetClass: [
        { label: 'Equity', share: ratio(0.9) },
        { label: 'Cash', share: ratio(0.1) },
      ],
      sector: [],
      region: [],
    },
    topHoldings: [{ name: 'Skelmere Grid plc', share: ratio(0.0732) }],
    documents: [{ id: 'factsheet', name: 'Autumn', type: 'Factsheet', date: isoDate('2026-09-30') }],
  },
})

export const spotlightsFixture: SpotlightsResponse = {
  ...fresh,
  spotlights: [{ id: 'core', title: 'Core funds', funds: funds.slice(0, 1), missing: ['F9'] }],
}

export const compareFixture = (ids: readonly string[]): CompareResponse => ({
  ...fresh,
  funds: ids.flatMap((id) => funds.find((fund) => fund.id === id) ?? []),
  missing: ids.filter((id) => !funds.some((fund) => fund.id === id)),
  from: isoDate('2025-10-31'),
  to: isoDate('2026-10-30'),
  points: [
    { date: isoDate('2025-10-31'), growth: ids.map(() => ratio(0)) },
    { date: isoDate('2026-10-30'), growth: ids.map((_, index) => ratio(0.1 + index / 10)) },
  ],
})
