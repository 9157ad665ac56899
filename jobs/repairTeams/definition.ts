import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Brings who may see an account in line with its owners and groups. A first worker after an upgrade makes up for last night's run at once. */
export const repairTeams = defineJob({
  name: 'repairTeams',
  queue: 'upkeep',
  concurrency: 1,
  input: z.object({}),
  retries: 3,
  backoff: { firstMs: 60_000, maxMs: 600_000 },
  schedule: { cron: '40 3 * * *' },
  handler: async () => (await import('./handler')).repairAllTeams,
})
