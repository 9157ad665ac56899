import * as z from 'zod/mini'
import { provenanceSchema } from '../../../shared/contracts/provenance'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'

/** Has the data provider read an account anew. What is on the screen may all follow from it. */
export const useReadAnew = defineWrite(z.object({}), 'POST', (accountId: string) => apiPath`/api/wealth/accounts/${accountId}/refresh`, {
  answer: provenanceSchema,
  changes: 'all',
})
