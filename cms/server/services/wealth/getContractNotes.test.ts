import { describe, expect, it } from '@jest/globals'
import { isoDate } from '../../../../shared/domain/dates'
import { decimal, money } from '../../../../shared/domain/money'
import type { TransactionType } from '../../../../shared/domain/transactionType'
import type { ProviderTransaction } from '../../wealth/provider'
import { contractNotesIn } from './getContractNotes'

let count = 0
const booking = (type: TransactionType, amount: string, holdingExternalId = 'H1', day = '2025-04-21'): ProviderTransaction => ({
  externalId: `b${++count}`,
  holdingExternalId,
  type,
  name: 'Northmere Infrastructure Income',
  symbol: null,
  date: isoDate(day),
  settleDate: null,
  units: type === 'Charge' ? null : decimal('100'),
  price: type === 'Charge' ? null : decimal('1'),
  quoteUnit: 'GBP',
  amount: money(amount, 'GBP'),
  note: null,
})
const commissions = (rows: readonly ProviderTransaction[]) => contractNotesIn(rows).map(({ commission }) => commission?.amount ?? null)

describe('the commission of a deal', () => {
  it('is what was booked for its holding on its day', () => {
    expect(commissions([booking('Purchase', '-100'), booking('Charge', '-9.95'), booking('Charge', '-0.50')])).toEqual(['10.45'])
  })

  it('of several deals is one of as many charges that are alike', () => {
    const deals = [booking('Purchase', '-100'), booking('Purchase', '-50')]
    expect(commissions([...deals, booking('Charge', '-9.95'), booking('Charge', '-9.95')])).toEqual(['9.95', '9.95'])
  })

  it.each([
    ['are fewer', ['-9.95']],
    ['differ', ['-9.95', '-12.00']],
    ['are none', []],
  ])('of several deals is not known where the charges %s', (_, charges) => {
    const deals = [booking('Purchase', '-100'), booking('Sale', '50')]
    expect(commissions([...deals, ...charges.map((amount) => booking('Charge', amount))])).toEqual([null, null])
  })

  it('is not that of another holding or another day', () => {
    const rows = [booking('Purchase', '-100'), booking('Charge', '-9.95', 'H2'), booking('Charge', '-9.95', 'H1', '2025-04-22')]
    expect(commissions(rows)).toEqual([null])
  })
})
