import {
  type BatchProgress,
  batchProgressSchema,
  type BatchStatement,
  batchStatementSchema,
  statementChecks,
} from '../../shared/contracts/reportBatches'
import { type Evidence, evidenceSchema } from '../../shared/contracts/reportEvidence'

type Loose<T> = Partial<Record<keyof T, unknown>>

const hash = `88cf43cb${'0'.repeat(52)}b4a8`

/** A batch of five statements that Marta Kjeld started, as the server tells of it. */
export const batchProgress = (over: Loose<BatchProgress> = {}): BatchProgress =>
  batchProgressSchema.parse({
    id: 'batch-1',
    version: '7',
    state: 'running',
    origin: 'hand',
    kind: 'valuation',
    date: '2026-09-30',
    portal: { id: 'portal-1', name: 'Harbour Row' },
    startedBy: { id: 'user-1', name: 'Marta Kjeld' },
    startedAt: '2026-10-14T08:12:00.000Z',
    counts: { done: 2, making: 1, waiting: 1, failed: 1, leftOut: 2 },
    secondsLeft: 62,
    checks: statementChecks.map((check) => ({ check, passed: check === 'everyPrice' ? 1 : 2, of: 2 })),
    samples: { read: 1, needed: 2 },
    approved: null,
    published: null,
    recipients: { byMail: 4, onPaper: 1 },
    approvers: ['Owen Tarrick', 'Nikos Ferentinos'],
    approveHindrance: 'ownBatch',
    publishHindrance: 'notApproved',
    reasons: [],
    endedUnchanged: false,
    correction: null,
    ...over,
  })

/** A statement that is done, of Edmund Quillfeather. */
export const batchStatement = (over: Loose<BatchStatement> = {}): BatchStatement =>
  batchStatementSchema.parse({
    id: 'report-1',
    account: { id: 'account-1', name: 'Quillfeather family', externalId: 'QS-2041', client: 'Quillfeather, Edmund' },
    state: 'done',
    step: null,
    error: null,
    leftOut: null,
    startedAt: '2026-10-14T08:37:00.000Z',
    finishedAt: '2026-10-14T08:38:00.000Z',
    asOf: '2026-09-30',
    value: { amount: '713999.73', currency: 'GBP' },
    pages: 6,
    bytes: 214_000,
    hash,
    locale: 'en',
    readAt: '2026-10-14T08:12:00.000Z',
    commentary: null,
    checks: statementChecks.map((check) => ({ check, result: 'passed', subject: null })),
    document: 'document-1',
    isSample: true,
    readBy: [],
    ...over,
  })

/** Three published statements: one corrected and opened, one not opened, one on paper by choice. */
export const evidence = (over: Loose<Evidence> = {}): Evidence => {
  const first = {
    publishedAt: '2026-07-14T09:05:00.000Z',
    publishedBy: 'Owen Tarrick',
    approvedBy: 'Nikos Ferentinos',
    note: null,
    value: { amount: '2689402.18', currency: 'GBP' },
    firstOpenedAt: null,
    notifiedAt: null,
    hash,
  }
  const row = {
    kind: 'valuation',
    date: '2026-06-30',
    version: 1,
    pages: 7,
    publishedAt: first.publishedAt,
    channel: 'mail',
    state: 'notified',
    notifiedAt: '2026-07-14T09:06:00.000Z',
    firstOpenedAt: null,
    lastOpenedAt: null,
    timesOpened: 0,
    paperSentAt: null,
    hash,
  }
  const account = (name: string, externalId: string) => ({ id: externalId, name, externalId, client: name })
  return evidenceSchema.parse({
    periods: [
      { date: '2026-06-30', statements: 3 },
      { date: '2026-03-31', statements: 2 },
    ],
    sums: { openedInTime: 1, paperSent: 0, paperByChoice: 1, open: 1, published: 3 },
    firstPublishedAt: first.publishedAt,
    corrected: 1,
    cameBack: 0,
    keptYears: 7,
    keptUntil: '2033-07-14',
    rows: [
      {
        ...row,
        id: 'delivery-1',
        account: account('Nettlefold-Rao, Anjali', 'QS-2058'),
        document: 'document-2',
        version: 2,
        firstOpenedAt: '2026-07-22T16:05:00.000Z',
        lastOpenedAt: '2026-07-23T16:05:00.000Z',
        timesOpened: 3,
        versions: [
          {
            ...first,
            document: 'document-2',
            version: 2,
            note: 'the price of Hallin Physical Gold ETC was of 27/06/2026',
            value: { amount: '2690118.44', currency: 'GBP' },
          },
          { ...first, document: 'document-1', version: 1 },
        ],
      },
      {
        ...row,
        id: 'delivery-2',
        account: account('Okonjo-Hale, Tobias', 'QS-2088'),
        document: 'document-3',
        versions: [{ ...first, document: 'document-3', version: 1 }],
      },
      {
        ...row,
        id: 'delivery-3',
        account: account('Oakhanger, William', 'QS-2012'),
        document: 'document-4',
        channel: 'post',
        state: 'byPost',
        notifiedAt: null,
        paperSentAt: '2026-07-15',
        versions: [{ ...first, document: 'document-4', version: 1 }],
      },
    ],
    total: 3,
    page: 1,
    pages: 1,
    ...over,
  })
}
