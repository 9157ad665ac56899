import { type CashResponse, cashResponseSchema } from '../../../../shared/contracts/wealth/transactions'

const gbp = (amount: string) => ({ amount, currency: 'GBP' })
const row = (id: string, type: string, name: string, date: string, cashType: string, amount: string, balance: string) => ({
  id,
  type,
  name,
  symbol: null,
  date,
  settleDate: date,
  amount: gbp(amount),
  cashType,
  balance: gbp(balance),
  note: null,
})

/** For tests and the gallery: one month of both cash accounts. */
export const cashFixture: CashResponse = cashResponseSchema.parse({
  source: 'static',
  asOf: '2026-11-19',
  fetchedAt: '2026-11-20T07:02:00.000Z',
  degraded: false,
  reasons: [],
  range: '1m',
  from: '2026-10-19',
  to: '2026-11-19',
  movements: [
    row('t1', 'Purchase', 'Calderfell Global Equity Acc', '2026-11-17', 'capital', '-19999.97', '30658.29'),
    row('t2', 'Dividend', 'Quernmore Logistics REIT', '2026-11-13', 'income', '1000.35', '5200.35'),
    row('t3', 'Sale', 'Kelvaney Therapeutics plc', '2026-11-12', 'capital', '19846.20', '50658.26'),
    row('t4', 'Interest', 'Capital account', '2026-11-04', 'capital', '162.18', '30812.06'),
    row('t5', 'Contribution', 'Regular payment', '2026-11-02', 'capital', '2500.00', '30649.88'),
    row('t6', 'Charge', 'Quarter to 30/09/2026', '2026-10-30', 'capital', '-4350.12', '28149.88'),
  ],
})
