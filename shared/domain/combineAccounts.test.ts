import { describe, expect, it } from '@jest/globals'
import type { AccountResponse } from '../contracts/wealth/accounts'
import { combineAccounts } from './combineAccounts'
import { money } from './money'
import { ratio } from './ratio'

const gbp = (amount: string) => money(amount, 'GBP')
type Head = Parameters<typeof combineAccounts>[0][number]

const row = (id: string, value: string): AccountResponse['portfolios'][number] => ({
  id,
  name: id,
  externalId: null,
  type: 'GIA',
  value: gbp(value),
  share: null,
  change1y: null,
  changeYtd: null,
  changes: { change1d: null, change1m: null, changeYtd: null, change1y: null, change3y: null, change5y: null, changeAll: null },
  inception: null,
  riskProfile: null,
})

const head = (id: string, value: string, change: Partial<Head> = {}): Head => ({
  account: {
    id,
    name: id,
    externalId: id,
    currency: 'GBP',
    inception: null,
    location: null,
    portal: 'p',
    advisor: null,
    advisors: [],
    client: null,
    error: false,
  },
  value: gbp(value),
  dayChange: { amount: gbp('10'), ratio: ratio(0.1) },
  ledger: { paidIn: gbp('50'), growth: gbp('60'), charges: gbp('1'), value: gbp(value) },
  missing: { value: null, dayChange: null, ledger: null },
  portfolios: [row(`${id}-1`, value)],
  ...change,
})

describe('several accounts together', () => {
  it('add up to the penny, and their shares to 100 %', () => {
    const all = combineAccounts([head('a', '100.01'), head('b', '100.01'), head('c', '100.01')], 'GBP')
    expect(all.value).toEqual(gbp('300.03'))
    expect(all.ledger).toEqual({ paidIn: gbp('150'), growth: gbp('180'), charges: gbp('3'), value: gbp('300.03') })
    expect(all.accounts.map(({ share }) => share)).toEqual([0.3334, 0.3333, 0.3333])
    expect(all.accounts.flatMap(({ portfolios }) => portfolios.map(({ share }) => share))).toEqual([0.3334, 0.3333, 0.3333])
  })

  it('change on the day by what stood in them at its start', () => {
    const all = combineAccounts([head('a', '110'), head('b', '220', { dayChange: { amount: gbp('-20'), ratio: ratio(-0.1) } })], 'GBP')
    expect(all.dayChange).toEqual({ amount: gbp('-10'), ratio: -10 / 340 })
  })

  it('leave out an account without figures, and say which', () => {
    const unlinked = head('b', '0', { value: null, dayChange: null, ledger: null, portfolios: [] })
    const all = combineAccounts([head('a', '100'), { ...unlinked, account: { ...unlinked.account, error: true } }], 'GBP')
    expect(all.value).toEqual(gbp('100'))
    expect(all.accounts.map(({ id, isCounted }) => [id, isCounted])).toEqual([
      ['a', true],
      ['b', false],
    ])
  })

  it('have no total when one of them has none, for its reason, and no shares of a smaller one', () => {
    const unknown = head('b', '0', { value: null, missing: { value: 'incomplete', dayChange: null, ledger: null } })
    const all = combineAccounts([head('a', '100'), unknown], 'GBP')
    expect(all.value).toBeNull()
    expect(all.missing.value).toBe('incomplete')
    expect(all.dayChange).toBeNull()
    expect(all.accounts.map(({ share }) => share)).toEqual([null, null])
  })

  it('have no total in several currencies', () => {
    const euro = head('b', '100')
    const all = combineAccounts([head('a', '100'), { ...euro, account: { ...euro.account, currency: 'EUR' } }], 'GBP')
    expect(all.value).toBeNull()
    expect(all.missing).toEqual({ value: 'no_rate', dayChange: 'no_rate', ledger: 'no_rate' })
  })
})
