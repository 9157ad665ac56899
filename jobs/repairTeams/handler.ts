import type { Payload } from 'payload'
import { logger } from '../../cms/server/logger'
import { repairTeams } from '../../collections/hooks/keepTeam'

export async function repairAllTeams({ payload }: { payload: Payload }): Promise<void> {
  const repaired = await repairTeams(payload)
  if (repaired.accounts + repaired.people > 0) logger.warn({ msg: 'teams of accounts were wrong', ...repaired })
}
