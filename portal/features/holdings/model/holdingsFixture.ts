import {
  type Holding,
  type HoldingDetailResponse,
  holdingDetailResponseSchema,
  type HoldingsResponse,
  holdingsResponseSchema,
} from '../../../../shared/contracts/wealth/holdings'
import type { AssetClass } from '../../../../shared/domain/assetClass'
import { addDays, isoDate } from '../../../../shared/domain/dates'

/** For tests and the gallery: a book of nineteen invented holdings whose figures add up. */
const gbp = (amount: string | null) => (amount === null ? null : { amount, currency: 'GBP' })

type Row = [
  id: string,
  assetClass: AssetClass,
  name: string,
  sedol: string | null,
  unit: 'GBP' | 'GBX',
  units: string | null,
  price: string | null,
  cost: string,
  value: string,
  gain: string | null,
  gainRatio: number | null,
  weight: number,
]

const rows: Row[] = [
  ['h01', 'Cash', 'Capital account', null, 'GBP', null, null, '58214.37', '58214.37', null, null, 0.0252],
  ['h02', 'Cash', 'Income account', null, 'GBP', null, null, '11904.62', '11904.62', null, null, 0.0052],
  [
    'h03',
    'Alternative',
    'Northmere Infrastructure Income',
    'QSA4N71',
    'GBX',
    '68200',
    '121.4',
    '84112.60',
    '82794.80',
    '-1317.80',
    -0.0157,
    0.0358,
  ],
  [
    'h04',
    'Alternative',
    'Tarnbrook Absolute Return A',
    'QSE19T0',
    'GBP',
    '41880.5',
    '1.7264',
    '66031.22',
    '72302.50',
    '6271.28',
    0.095,
    0.0313,
  ],
  [
    'h05',
    'Collective',
    'Calderfell Global Equity Acc',
    'QSI62C8',
    'GBP',
    '92450.318',
    '4.2186',
    '281639.12',
    '390010.91',
    '108371.79',
    0.3848,
    0.1687,
  ],
  [
    'h06',
    'Collective',
    'Ravensmoor UK Equity Income Inc',
    'QSU30R2',
    'GBP',
    '118400',
    '1.8362',
    '190224.00',
    '217406.08',
    '27182.08',
    0.1429,
    0.094,
  ],
  [
    'h07',
    'Collective',
    'Ostwick Emerging Markets Acc',
    'QSO7E34',
    'GBP',
    '61240.75',
    '2.1047',
    '118905.10',
    '128893.41',
    '9988.31',
    0.084,
    0.0557,
  ],
  [
    'h08',
    'Collective',
    'Lindow Japan Opportunities Acc',
    'QSA81J5',
    'GBP',
    '38116.204',
    '3.0159',
    '92047.33',
    '114954.66',
    '22907.33',
    0.2489,
    0.0497,
  ],
  ['h09', 'Commodity', 'Hallin Physical Gold ETC', 'QSE55G9', 'GBP', '612', '214.36', '88740.80', '131188.32', '42447.52', 0.4783, 0.0567],
  ['h10', 'Equity', 'Mossgate Instruments plc', 'QSU66M3', 'GBX', '4400', '2274', '68422.80', '100056.00', '31633.20', 0.4623, 0.0433],
  ['h11', 'Equity', 'Kelvaney Therapeutics plc', 'QSO24K1', 'GBX', '1425', '6318', '62911.40', '90031.50', '27120.10', 0.4311, 0.0389],
  ['h12', 'Equity', 'Brackenrail plc', 'QSI08B6', 'GBX', '9850', '842.6', '71204.15', '82996.10', '11791.95', 0.1656, 0.0359],
  ['h13', 'Equity', 'Port Hedrin Water plc', 'QSA17P8', 'GBX', '12600', '591.5', '81360.20', '74529.00', '-6831.20', -0.084, 0.0322],
  [
    'h14',
    'Fixed Interest',
    'Lindow Sterling Corporate Bond Inc',
    'QSI41L7',
    'GBP',
    '204310.66',
    '1.1083',
    '221846.10',
    '226437.50',
    '4591.40',
    0.0207,
    0.0979,
  ],
  [
    'h15',
    'Fixed Interest',
    'Harrowgill 4.25% 2031',
    'QSE93H4',
    'GBP',
    '185000',
    '0.9914',
    '179220.00',
    '183409.00',
    '4189.00',
    0.0234,
    0.0793,
  ],
  [
    'h16',
    'Fixed Interest',
    'Penhallow Index-Linked 2034',
    'QSO59P2',
    'GBP',
    '96000',
    '1.0726',
    '98880.00',
    '102969.60',
    '4089.60',
    0.0414,
    0.0445,
  ],
  [
    'h17',
    'Private Equity',
    'Wraymere Growth Partners IV',
    'QSU12W5',
    'GBP',
    '850',
    '94.12',
    '72250.00',
    '80000.30',
    '7750.30',
    0.1073,
    0.0346,
  ],
  ['h18', 'Property', 'Quernmore Logistics REIT', 'QSA70Q1', 'GBX', '51300', '138.9', '74115.45', '71255.70', '-2859.75', -0.0386, 0.0308],
  [
    'h19',
    'Structured Note',
    'Wexcombe Defensive Autocall 2029',
    'QSE28W6',
    'GBP',
    '90000',
    '1.0345',
    '90000.00',
    '93105.00',
    '3105.00',
    0.0345,
    0.0403,
  ],
]

const holdings = rows.map(([id, assetClass, name, sedol, quoteUnit, units, price, cost, value, gain, gainRatio, weight]) => ({
  id,
  name,
  symbol: null,
  sedol,
  assetClass,
  sector: null,
  region: assetClass === 'Cash' ? null : 'Global',
  cashType: assetClass === 'Cash' ? (name.startsWith('Capital') ? 'capital' : 'income') : null,
  quoteUnit,
  units,
  price,
  priceDate: price === null ? null : '2026-11-19',
  value: gbp(value),
  cost: gbp(cost),
  gain: gbp(gain),
  gainRatio,
  weight,
  yield: id === 'h05' ? 0.0096 : null,
  dayChange: id === 'h05' ? gbp('4548.46') : null,
}))

const group = (
  assetClass: AssetClass,
  count: number,
  cost: string,
  value: string,
  gain: string | null,
  gainRatio: number | null,
  weight: number,
) => ({
  assetClass,
  count,
  cost: gbp(cost),
  value: gbp(value),
  gain: gbp(gain),
  gainRatio,
  weight,
  missing: null,
})

const provenance = { source: 'static', asOf: '2026-11-19', fetchedAt: '2026-11-20T07:02:00.000Z', degraded: false, reasons: [] }

export const holdingsFixture: HoldingsResponse = holdingsResponseSchema.parse({
  ...provenance,
  currency: 'GBP',
  holdings,
  groups: [
    group('Cash', 2, '70118.99', '70118.99', null, null, 0.0304),
    group('Alternative', 2, '150143.82', '155097.30', '4953.48', 0.033, 0.0671),
    group('Collective', 4, '682815.55', '851265.06', '168449.51', 0.2467, 0.3681),
    group('Commodity', 1, '88740.80', '131188.32', '42447.52', 0.4783, 0.0567),
    group('Equity', 4, '283898.55', '347612.60', '63714.05', 0.2244, 0.1503),
    group('Fixed Interest', 3, '499946.10', '512816.10', '12870.00', 0.0257, 0.2217),
    group('Private Equity', 1, '72250.00', '80000.30', '7750.30', 0.1073, 0.0346),
    group('Property', 1, '74115.45', '71255.70', '-2859.75', -0.0386, 0.0308),
    group('Structured Note', 1, '90000.00', '93105.00', '3105.00', 0.0345, 0.0403),
  ],
  total: {
    count: 19,
    cost: gbp('2012029.26'),
    value: gbp('2312459.37'),
    gain: gbp('300430.11'),
    gainRatio: 0.1493,
    weight: 1,
    missing: null,
  },
})

const firstPrice = isoDate('2021-11-18')

/** Detail of any holding of the fixture: five years of weekly prices and, for the first fund, its four purchases. */
export function holdingDetailFixture(id: string): HoldingDetailResponse {
  const holding = holdingsFixture.holdings.find((row): row is Holding => row.id === id)
  const whole = holdingsFixture.groups.find((row) => row.assetClass === holding?.assetClass)
  const price = Number(holding?.price ?? 0)
  const purchases: [date: string, units: string, price: string, amount: string][] = [
    ['2026-11-17', '4762.35', '4.1996', '-19999.97'],
    ['2025-04-14', '21687.968', '3.412', '-73999.35'],
    ['2022-11-08', '18000', '2.8815', '-51867.00'],
    ['2019-03-21', '48000', '2.8286', '-135772.80'],
  ]
  return holdingDetailResponseSchema.parse({
    ...provenance,
    holding,
    shareOfClass: whole?.value && holding ? Math.round((Number(holding.value.amount) / Number(whole.value.amount)) * 1e4) / 1e4 : null,
    prices:
      price === 0
        ? []
        : Array.from({ length: 262 }, (_, week) => ({
            date: addDays(firstPrice, week * 7),
            price: (week === 261
              ? price
              : price * (0.7 + (0.3 * week) / 261 + 0.03 * Math.sin((261 - week) / 5) + 0.01 * Math.sin((261 - week) * 1.3))
            ).toFixed(4),
          })),
    transactions:
      id === 'h05'
        ? purchases.map(([date, units, unitPrice, amount], index) => ({
            id: `p${index}`,
            type: 'Purchase',
            name: holding?.name,
            symbol: null,
            date,
            settleDate: date,
            units,
            price: unitPrice,
            quoteUnit: 'GBP',
            amount: gbp(amount),
            cashType: 'capital',
            balance: null,
            note: null,
          }))
        : [],
  })
}
