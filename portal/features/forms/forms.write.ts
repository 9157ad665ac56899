import * as z from 'zod/mini'
import {
  answersChangeSchema,
  formFileSchema,
  submissionReceiptSchema,
  submissionRequestSchema,
} from '../../../shared/contracts/forms/forms'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'

export const useSubmitForm = defineWrite(submissionRequestSchema, 'POST', (form: string) => apiPath`/api/forms/${form}/submissions`, {
  answer: submissionReceiptSchema,
})

export const useChangeAnswers = defineWrite(
  answersChangeSchema,
  'POST',
  (submission: string) => apiPath`/api/submissions/${submission}/answers`,
  { answer: submissionReceiptSchema },
)

/** Sent as a form of two parts, `_payload` and `file`. */
export const useAddFile = defineWrite(z.object({}), 'POST', (form: string) => apiPath`/api/forms/${form}/files`, { answer: formFileSchema })
