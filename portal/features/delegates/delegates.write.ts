import { grantRequestSchema, revokeRequestSchema } from '../../../shared/contracts/delegations'
import { apiPath } from '../../lib/data/apiPath'
import { defineWrite } from '../../lib/data/defineWrite'
import { useDelegations } from './delegates.read'

export const useGrantAccess = defineWrite(grantRequestSchema, 'POST', () => '/api/delegations/grant', { changes: [useDelegations] })

export const useRevokeAccess = defineWrite(revokeRequestSchema, 'POST', (id: string) => apiPath`/api/delegations/${id}/revoke`, {
  changes: [useDelegations],
})
