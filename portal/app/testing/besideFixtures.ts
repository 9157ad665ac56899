import { type HoldingDocumentsResponse, holdingDocumentsResponseSchema } from '../../../shared/contracts/wealth/holdingDocuments'
import { privateEquityResponseSchema } from '../../../shared/contracts/wealth/privateEquity'
import { sourceDocumentsResponseSchema } from '../../../shared/contracts/wealth/sourceDocuments'

/* What a source has beside figures, for tests. */

const gbp = (amount: string) => ({ amount, currency: 'GBP' })
const provenance = { source: 'static', asOf: null, fetchedAt: '2026-11-20T07:02:00.000Z', degraded: false, reasons: [] }
const document = (id: string, name: string, type: string, typeName: string | null, date: string | null) => ({
  id,
  name,
  type,
  typeName,
  date,
  portfolio: type === 'Other' ? null : { id: 'p1', name: 'General Investment Account' },
  holding: null,
})

export const documentsFixture = sourceDocumentsResponseSchema.parse({
  ...provenance,
  isOffered: true,
  documents: [
    document('d8', 'Purchase of Mossgate Instruments plc', 'CN', 'Contract note', '2026-10-20'),
    document('d7', 'Valuation, third quarter', 'Valuations and Statements', 'Valuation', '2026-09-30'),
    document('d6', 'Valuation, second quarter', 'Valuations and Statements', 'Valuation', '2026-06-30'),
    document('d5', 'Valuation, first quarter', 'Valuations and Statements', 'Valuation', '2026-03-31'),
    document('d4', 'Tax certificate 2024/25', 'Prospectus and Brochures', null, '2025-05-14'),
    document('d3', 'Welcome letter', 'Other', 'Letter', '2019-03-14'),
    document('d/1', 'Mandate', 'Forms and Account documents', null, null),
  ],
})

/** Papers of a fund that the portfolio holds, with a contract note of its purchase; none for any other holding. */
export const holdingDocumentsFixture = (holdingId: string): HoldingDocumentsResponse =>
  holdingDocumentsResponseSchema.parse({
    ...provenance,
    fund:
      holdingId === 'h05'
        ? {
            id: 'QSI62C8',
            documents: [
              { id: 'factsheet', name: 'Calderfell Global Equity Acc', type: 'Factsheet', date: '2026-10-31' },
              { id: 'kid', name: 'Calderfell Global Equity Acc', type: 'KID', date: null },
            ],
          }
        : null,
    documents:
      holdingId === 'h05' ? [{ ...document('n1', 'Purchase of Calderfell', 'CN', 'Contract note', '2026-11-17'), holding: 'h05' }] : [],
  })

const commitment = (id: string, name: string, amounts: readonly [string | null, string, string | null, string]) => {
  const [committed, called, distributed, value] = amounts.map((amount) => amount && gbp(amount))
  return { id, name, region: 'Europe', committed, called, distributed, value, valuedOn: '2026-09-30' }
}

export const privateEquityFixture = privateEquityResponseSchema.parse({
  ...provenance,
  isOffered: true,
  commitments: [
    commitment('c1', 'Wraymere Co-Investment II', ['200000', '126230.26', '6146.54', '205389.66']),
    commitment('c2', 'Wraymere Growth Partners IV', [null, '108093.90', '18171.38', '138158.18']),
  ],
  totals: { committed: null, called: gbp('234324.16'), distributed: gbp('24317.92'), value: gbp('343547.84') },
  missing: null,
})

export const nothingOffered = { documents: [], commitments: [], totals: null, missing: null, isOffered: false, ...provenance }
