import * as z from 'zod/mini'
import { defineJob } from '../defineJob'

/** Brings the datasets of one data process in, step by step. */
export const runDataProcess = defineJob({
  name: 'runDataProcess',
  queue: 'data',
  concurrency: 2,
  input: z.object({ processId: z.string() }),
  fairBy: ({ processId }) => processId,
  retries: 2,
  backoff: { firstMs: 15_000, maxMs: 60_000 },
  handler: async () => (await import('./handler')).runDataProcess,
  repair: async () => (await import('./repairProcesses')).repairProcesses,
  onDeadLetter: async () => (await import('./handler')).failProcess,
})
