import { bridgeResponseSchema } from '../../../../shared/contracts/wealth/bridge'
import { returnExplainedResponseSchema } from '../../../../shared/contracts/wealth/returnExplained'

/* For tests: what explains the figures of the other fixtures' portfolio. The contracts parse them. */

const gbp = (amount: string) => ({ amount, currency: 'GBP' })
const provenance = { source: 'static', asOf: '2026-11-19', fetchedAt: '2026-11-20T07:02:00.000Z', degraded: false, reasons: [] }

export const bridgeFixture = bridgeResponseSchema.parse({
  ...provenance,
  currency: 'GBP',
  bridge: {
    opening: gbp('0.00'),
    paidIn: gbp('1700000.00'),
    paidOut: gbp('-60000.00'),
    income: gbp('290115.40'),
    realised: gbp('121306.18'),
    unrealised: gbp('380297.19'),
    currency: gbp('-6418.77'),
    charges: gbp('-112840.62'),
    residual: gbp('-0.01'),
    closing: gbp('2312459.37'),
  },
  missing: null,
  counts: { paidIn: 2, paidOut: 1, sales: 9 },
  flows: [
    { date: '2019-03-14', type: 'Contribution', amount: gbp('1500000.00'), booked: null },
    { date: '2021-06-02', type: 'Withdrawal', amount: gbp('-60000.00'), booked: null },
    {
      date: '2024-04-08',
      type: 'Contribution',
      amount: gbp('200000.00'),
      booked: { amount: { amount: '250000.00', currency: 'USD' }, rateDate: '2024-04-08' },
    },
  ],
  charged: [
    { kind: 'ongoing', count: 92, amount: gbp('101200.12') },
    { kind: 'transaction', count: 40, amount: gbp('11640.50') },
  ],
  held: [
    { assetClass: 'Equity', rows: 7, value: gbp('1912459.37') },
    { assetClass: 'Cash', rows: 2, value: gbp('400000.00') },
  ],
  rates: [{ currency: 'USD', rate: '1.3142', date: '2026-11-19' }],
  explanation: {
    method: 'value_bridge',
    from: '2019-03-13',
    to: '2026-11-19',
    basis: 'net',
    inputs: [
      { kind: 'holdings', rows: 9 },
      { kind: 'bookings', rows: 412 },
      { kind: 'charges', rows: 132 },
    ],
  },
})

/** Three stretches round a payment in and a withdrawal. */
export const returnFixture = returnExplainedResponseSchema.parse({
  ...provenance,
  currency: 'GBP',
  period: '3y',
  benchmarkName: 'Mixed Investment 40–85% Shares',
  benchmarkLevels: { base: '2019-03-14', opening: 113.265, closing: 135.42 },
  total: { portfolio: 0.2745, benchmark: 0.1956, from: '2023-11-19', to: '2026-11-19', reason: null },
  annualised: 0.0842,
  excess: 0.0789,
  opening: gbp('1706665.89'),
  closing: gbp('2312459.37'),
  stretches: [
    {
      from: '2023-11-19',
      to: '2024-04-07',
      opening: gbp('1706665.89'),
      paidIn: gbp('0.00'),
      paidOut: gbp('0.00'),
      closing: gbp('1806676.51'),
      factor: 1.0586,
    },
    {
      from: '2024-04-07',
      to: '2025-10-02',
      opening: gbp('1806676.51'),
      paidIn: gbp('200000.00'),
      paidOut: gbp('15000.00'),
      closing: gbp('2045662.44'),
      factor: 1.0274,
    },
    {
      from: '2025-10-02',
      to: '2026-11-19',
      opening: gbp('2045662.44'),
      paidIn: gbp('0.00'),
      paidOut: gbp('0.00'),
      closing: gbp('2312459.37'),
      factor: 1.171826,
    },
  ],
  flows: [
    { date: '2024-04-08', type: 'Contribution', amount: gbp('200000.00'), booked: null },
    { date: '2025-10-02', type: 'Withdrawal', amount: gbp('-15000.00'), booked: null },
  ],
  earned: gbp('420793.48'),
  moneyWeighted: { rate: 0.0831, isAnnualised: true },
  charges: gbp('19874.02'),
  missing: null,
  explanation: {
    method: 'time_weighted',
    from: '2023-11-19',
    to: '2026-11-19',
    basis: 'net',
    inputs: [
      { kind: 'valuations', rows: 783 },
      { kind: 'benchmark', rows: 783 },
      { kind: 'flows', rows: 2 },
      { kind: 'charges', rows: 12 },
    ],
  },
})
