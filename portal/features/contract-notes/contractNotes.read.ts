import { contractNotesResponseSchema } from '../../../shared/contracts/wealth/contractNotes'
import { apiPath } from '../../lib/data/apiPath'
import { defineRead } from '../../lib/data/defineRead'
import { type ListPeriod, periodPath } from '../../wealth/listPeriod'

export const useContractNotes = defineRead(contractNotesResponseSchema, (portfolioId: string, period: ListPeriod) =>
  periodPath(apiPath`/api/wealth/portfolios/${portfolioId}/contract-notes`, period),
)
