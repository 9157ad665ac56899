import type { Payload } from 'payload'
import { idOf } from '../../../../../collections/idOf'
import type { Report } from '../../../../../collections/payload-types'
import { enqueue } from '../../../../../jobs/enqueue'
import { generateReport } from '../../../../../jobs/generateReport/definition'

/** Unique in the database: an account has one statement of a batch. */
export const statementKeyOf = (batch: string, account: string): string => `batch:${batch}:${account}`

/** Leaves the job that makes a statement; once for each time that it was asked for. The batch has one turn among all that wait. */
export const queueStatement = (payload: Payload, { askedAt, batch, id }: Pick<Report, 'askedAt' | 'batch' | 'id'>): Promise<string> =>
  enqueue(
    payload,
    generateReport,
    { reportId: id, requestedBy: `batch:${idOf(batch) ?? ''}`, isOfBatch: true },
    { onceKey: `statement:${id}:${askedAt ?? ''}` },
  )
