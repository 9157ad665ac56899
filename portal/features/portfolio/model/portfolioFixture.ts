import { type PortfolioResponse, portfolioResponseSchema } from '../../../../shared/contracts/wealth/portfolios'

const advisor = {
  name: 'Imogen Hathersall',
  email: 'imogen@harbour.example',
  phone: null,
  telephone: null,
  title: 'Investment Manager',
  profileUrl: null,
  linkedin: null,
  photo: null,
}

/** For tests and the gallery: the portfolio whose holdings, returns and transactions the other fixtures have. */
export const portfolioFixture: PortfolioResponse = portfolioResponseSchema.parse({
  source: 'static',
  asOf: '2026-11-19',
  fetchedAt: '2026-11-20T07:02:00.000Z',
  degraded: false,
  reasons: [],
  portfolio: {
    id: 'p1',
    name: 'General Investment Account',
    externalId: 'QS-204417',
    type: 'GIA',
    currency: 'GBP',
    inception: '2019-03-14',
    riskProfile: 5,
    riskName: 'Balanced Growth',
    esgRating: null,
    region: 'UK',
    changes: { change1d: 0.005, change1m: 0.012, changeYtd: 0.0464, change1y: 0.0816, change3y: null, change5y: null, changeAll: 0.42 },
    objective: 'Both',
    account: { id: 'a1', name: 'Catherine Ellery-Voss', portfolioCount: 3 },
    portal: 'harbour',
    riskLevel: 6,
    timescale: 2,
    reference: null,
    advisor,
    advisors: [advisor],
    client: null,
  },
  value: { amount: '2312459.37', currency: 'GBP' },
  dayChange: { amount: { amount: '11526.73', currency: 'GBP' }, ratio: 0.005 },
  ledger: {
    paidIn: { amount: '1640000.00', currency: 'GBP' },
    growth: { amount: '785299.99', currency: 'GBP' },
    charges: { amount: '112840.62', currency: 'GBP' },
    value: { amount: '2312459.37', currency: 'GBP' },
  },
  missing: { value: null, dayChange: null, ledger: null },
})
