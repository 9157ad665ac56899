import { type TransactionsResponse, transactionsResponseSchema } from '../../../../shared/contracts/wealth/transactions'

/** For tests and the gallery: one month of a cash account. */
const gbp = (amount: string) => ({ amount, currency: 'GBP' })
const row = (
  id: string,
  type: string,
  name: string,
  date: string,
  settleDate: string,
  amount: string,
  balance: string,
  rest: { units?: string; price?: string; quoteUnit?: string; note?: string } = {},
) => ({
  id,
  type,
  name,
  symbol: null,
  date,
  settleDate,
  units: null,
  price: null,
  quoteUnit: 'GBP',
  note: null,
  cashType: type === 'Dividend' ? 'income' : 'capital',
  ...rest,
  amount: gbp(amount),
  balance: gbp(balance),
})

export const transactionsFixture: TransactionsResponse = transactionsResponseSchema.parse({
  source: 'static',
  asOf: '2026-11-19',
  fetchedAt: '2026-11-20T07:02:00.000Z',
  degraded: false,
  reasons: [],
  range: '1m',
  from: '2026-10-19',
  to: '2026-11-19',
  transactions: [
    row('t1', 'Purchase', 'Calderfell Global Equity Acc', '2026-11-17', '2026-11-19', '-19999.97', '30658.29', {
      units: '4762.35',
      price: '4.1996',
    }),
    row('t2', 'Dividend', 'Quernmore Logistics REIT', '2026-11-13', '2026-11-13', '1000.35', '5200.35', {
      units: '51300',
      price: '1.95',
      quoteUnit: 'GBX',
    }),
    row('t3', 'Sale', 'Kelvaney Therapeutics plc', '2026-11-12', '2026-11-16', '19846.20', '50658.26', {
      units: '310',
      price: '6402',
      quoteUnit: 'GBX',
    }),
    row('t4', 'Interest', 'Capital account', '2026-11-04', '2026-11-04', '162.18', '30812.06', { note: 'October 2026' }),
    row('t5', 'Contribution', 'Regular payment', '2026-11-02', '2026-11-02', '2500.00', '30649.88', { note: 'Bank transfer' }),
    row('t6', 'Charge', 'Quarter to 30/09/2026', '2026-10-30', '2026-10-30', '-4350.12', '28149.88', { note: '0.75% a year' }),
    row('t7', 'Contribution', 'Regular payment', '2026-10-20', '2026-10-20', '2500.00', '32500.00', { note: 'Bank transfer' }),
  ],
})
