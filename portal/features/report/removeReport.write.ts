import * as z from 'zod/mini'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'
import { useReportDocuments } from './reportDocuments.read'

const nothing = z.object({})

/** Deletes a report that one made oneself; `useRestoreReport` takes it back. */
export const useRemoveReport = defineWrite(nothing, 'POST', (id: string) => apiPath`/api/documents/${id}/remove`, {
  changes: [useReportDocuments],
})

export const useRestoreReport = defineWrite(nothing, 'POST', (id: string) => apiPath`/api/documents/${id}/restore`, {
  changes: [useReportDocuments],
})
