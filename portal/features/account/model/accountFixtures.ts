import type { Contact } from '../../../../shared/contracts/wealth/figures'
import { type AccountResponse, accountResponseSchema } from '../../../../shared/contracts/wealth/accounts'

const gbp = (amount: string) => ({ amount, currency: 'GBP' })
const tile = (period: string, portfolio: number | null, benchmark: number | null, reason: string | null = null) => ({
  period,
  portfolio,
  benchmark,
  from: '2025-11-19',
  to: '2026-11-19',
  reason,
})

const noChanges = { change1d: null, change1m: null, changeYtd: null, change1y: null, change3y: null, change5y: null, changeAll: null }

const noMore = { phone: null, telephone: null, title: null, profileUrl: null, linkedin: null, photo: null }

/** A person as contacts have them, with nothing but a name and what is given; for tests. */
export const contactOf = (name: string, known: Partial<Contact> = {}): Contact => ({ ...noMore, name, email: null, ...known })

const advisorContact = contactOf('Imogen Hathersall', { email: 'imogen@harbour.example', phone: '020 7946 0142' })

/** Two portfolios; for tests. */
export const accountAnswer = {
  source: 'akta',
  asOf: '2026-11-19',
  fetchedAt: '2026-11-20T09:00:00.000Z',
  degraded: false,
  reasons: [],
  account: {
    id: 'acc-1',
    name: 'Ellery-Voss, Catherine',
    externalId: 'QS-2044',
    currency: 'GBP',
    inception: '2019-03-14',
    location: 'Harrogate',
    portal: 'harbour',
    advisor: advisorContact,
    advisors: [advisorContact],
    client: null,
    error: false,
  },
  value: gbp('3533035.47'),
  dayChange: { amount: gbp('11526.73'), ratio: 0.005 },
  ledger: { paidIn: gbp('2640000'), growth: gbp('1005876.09'), charges: gbp('112840.62'), value: gbp('3533035.47') },
  missing: { value: null, dayChange: null, ledger: null },
  tiles: [
    tile('ytd', 0.0464, 0.0484),
    tile('3y', null, null, 'too_short'),
    tile('1y', 0.0816, null, 'no_benchmark'),
    tile('6m', -0.0211, -0.0019),
  ],
  benchmarkName: 'Mixed Investment 40–85% Shares',
  series: [
    { date: '2025-11-19', portfolio: 0, benchmark: 0 },
    { date: '2026-05-19', portfolio: 0.05, benchmark: 0.02 },
    { date: '2026-11-19', portfolio: 0.0816, benchmark: 0.0671 },
  ],
  portfolios: [
    {
      id: 'p-gia',
      name: 'General Investment Account',
      externalId: 'QS-204417',
      type: 'GIA',
      value: gbp('2312459.37'),
      share: 0.6545,
      change1y: 0.0816,
      changeYtd: 0.0464,
      changes: { ...noChanges, change1d: 0.0062, change3y: 0.2272 },
      inception: '2019-03-14',
      riskProfile: 5,
    },
    {
      id: 'p-isa',
      name: 'Individual Savings Account',
      externalId: 'QS-204418',
      type: 'ISA',
      value: gbp('1220576.10'),
      share: 0.3455,
      change1y: null,
      changeYtd: -0.01,
      changes: noChanges,
      inception: null,
      riskProfile: null,
    },
  ],
}

/** The answer with some of its parts replaced. */
export const accountResponse = (change: Partial<Record<keyof AccountResponse, unknown>> = {}): AccountResponse =>
  accountResponseSchema.parse({ ...accountAnswer, ...change })
