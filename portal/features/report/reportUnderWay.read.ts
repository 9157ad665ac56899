import * as z from 'zod/mini'
import { withQuery } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'

const reportsResponseSchema = z.pipe(
  z.object({ docs: z.array(z.object({ id: z.string() })) }),
  z.transform(({ docs }) => docs[0]?.id ?? null),
)

/** What a report is of: one portfolio, or with null the whole account. */
export type ReportSubject = Readonly<{ accountId: string; portfolioId: string | null }>

/** Id of the report that is being made of this portfolio (or of the whole account); null when none is. */
export const useReportUnderWay = defineRead(
  reportsResponseSchema,
  ({ accountId, portfolioId }: ReportSubject) =>
    withQuery('/api/reports', {
      ...(portfolioId
        ? { 'where[portfolio][equals]': portfolioId }
        : { 'where[account][equals]': accountId, 'where[portfolio][exists]': 'false' }),
      'where[state][not_in]': 'done,failed',
      limit: '1',
      sort: '-createdAt',
      depth: '0',
    }),
  { onFocus: false },
)
