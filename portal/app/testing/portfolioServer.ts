import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { cashFixture } from '../../features/cash/model/cashFixture'
import { bridgeFixture, returnFixture } from '../../features/explain/model/explainFixtures'
import { holdingDetailFixture, holdingsFixture } from '../../features/holdings/model/holdingsFixture'
import { performanceFixture } from '../../features/performance/model/performanceFixture'
import { portfolioFixture } from '../../features/portfolio/model/portfolioFixture'
import { transactionsFixture } from '../../features/transactions/model/transactionsFixture'
import { documentsFixture, holdingDocumentsFixture } from './besideFixtures'
import { testSession } from './testSession'

/** Of a data provider that values portfolios as of the newest prices alone. */
export const datesFixture = {
  lastImported: '2026-11-20',
  dates: ['2026-11-20', '2026-11-19', '2026-10-30', '2026-09-30', '2025-12-31'],
  hasHoldingsAt: false,
  hasAccountAt: false,
  source: 'akta',
  asOf: '2026-11-20',
  fetchedAt: '2026-11-20T09:00:00.000Z',
  degraded: false,
  reasons: [],
}

export const wealth = '/api/wealth/portfolios/p1'

const noRiskLevels = { rows: [], source: 'static', asOf: null, fetchedAt: null, degraded: false, reasons: [] }

/** A server with the portfolio of the fixtures, for tests. */
export const portfolioServer = () =>
  setupServer(
    http.get('/api/session', () => HttpResponse.json(testSession())),
    // Entering a portal is noted once.
    http.post('/api/session/portal', () => new HttpResponse(null, { status: 204 })),
    http.get(wealth, () => HttpResponse.json(portfolioFixture)),
    http.get(`${wealth}/performance`, () => HttpResponse.json(performanceFixture)),
    http.get(`${wealth}/holdings`, () => HttpResponse.json(holdingsFixture)),
    http.get<{ id: string }>(`${wealth}/holdings/:id`, ({ params }) =>
      holdingsFixture.holdings.some((row) => row.id === params.id)
        ? HttpResponse.json(holdingDetailFixture(params.id))
        : failure(404, 'not_found', 'Not found'),
    ),
    http.get(`${wealth}/holdings/:id/documents`, ({ params }) => HttpResponse.json(holdingDocumentsFixture(String(params.id)))),
    http.get(`${wealth}/dates`, () => HttpResponse.json(datesFixture)),
    http.get(`${wealth}/bridge`, () => HttpResponse.json(bridgeFixture)),
    http.get(`${wealth}/return`, () => HttpResponse.json(returnFixture)),
    http.get(`${wealth}/transactions`, () => HttpResponse.json(transactionsFixture)),
    http.get(`${wealth}/documents`, () => HttpResponse.json(documentsFixture)),
    http.get(`${wealth}/cash`, () => HttpResponse.json(cashFixture)),
    // The firm prints nothing of its risk levels.
    http.get('/api/market/risk-comparison', () => HttpResponse.json(noRiskLevels)),
    http.get('/api/market/portfolios/p1/factsheet', () => HttpResponse.json({ family: 'core', riskProfile: null, fund: null, url: null })),
    // Nothing of it is kept by hand.
    http.get('/api/portfolios/p1', () => failure(404, 'not_found', 'Not found')),
    http.get('/api/holdings', () => HttpResponse.json({ docs: [] })),
    http.get('/api/transactions', () => HttpResponse.json({ docs: [] })),
    http.get('/api/documents', () => HttpResponse.json({ docs: [] })),
    http.get('/api/reports', () => HttpResponse.json({ docs: [] })),
    http.get('/api/wealth/accounts/:id/report-kinds', () =>
      HttpResponse.json({
        canConsolidate: false,
        kinds: [
          { kind: 'investment', dates: 'any', periods: [] },
          {
            kind: 'valuation',
            dates: 'quarter',
            periods: [
              { from: '2026-07-01', to: '2026-09-30' },
              { from: '2026-04-01', to: '2026-06-30' },
            ],
          },
          { kind: 'bonds', dates: 'day', periods: [] },
        ],
      }),
    ),
    http.get('/api/users/me/preferences', () => HttpResponse.json({ notifyReportReady: true, notifyMessages: true })),
  )

export const failure = (status: number, code: string, message: string) => HttpResponse.json({ errors: [{ message, code }] }, { status })
