import type { PayloadRequest, Where } from 'payload'
import { createOnce } from './createOnce'

/* rights: everything here runs before anybody can sign in; see people.ts. */

const bookings = [
  { date: '2026-02-03', symbol: 'HARB', name: 'Harbour Global Equity Fund', type: 'Purchase', amount: 1200, localCcyAmount: 48_000 },
  { date: '2026-02-03', symbol: 'TIDE', name: 'Tideway Short Gilt Fund', type: 'Purchase', amount: 300, localCcyAmount: 30_150 },
  { date: '2026-06-15', symbol: 'HARB', name: 'Harbour Global Equity Fund', type: 'Sale', amount: 200, localCcyAmount: 8_420 },
  { date: '2026-09-01', symbol: 'TIDE', name: 'Tideway Short Gilt Fund', type: 'Purchase', amount: 50, localCcyAmount: 5_060 },
] as const

/** A portfolio that no provider knows: its transactions were written down by hand, and the holdings followed from them. */
export async function seedHeldByHand(req: PayloadRequest, account: string): Promise<void> {
  const where: Where = { and: [{ account: { equals: account } }, { name: { equals: 'Kept by hand' } }] }
  const data = { name: 'Kept by hand', account, type: 'GIA', currency: 'GBP' }
  const portfolio = await createOnce(req, { collection: 'portfolios', where, data })
  for (const booking of bookings) {
    const { localCcyAmount, symbol, type } = booking
    await createOnce(req, {
      collection: 'transactions',
      where: {
        and: [
          { portfolio: { equals: portfolio.id } },
          { symbol: { equals: symbol } },
          { type: { equals: type } },
          // Of its day only the noon is kept, so it is found by what was paid.
          { localCcyAmount: { equals: localCcyAmount } },
        ],
      },
      data: { ...booking, portfolio: portfolio.id, currency: 'GBP', assetClass: symbol === 'HARB' ? 'Equity' : 'Fixed income' },
    })
  }
}
