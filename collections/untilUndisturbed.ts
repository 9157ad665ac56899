import { setTimeout as sleep } from 'node:timers/promises'
import { APIError } from 'payload'
import { isWriteConflict } from './writeConflict'

const maxAttempts = 6

/**
 * Does it again, a few times, when the same record was saved in between: by another process, which `refuseOverwrite` has seen, or at the same moment,
 * of which MongoDB undid one. `work` reads the record anew each time. Throws what it threw last.
 */
export async function untilUndisturbed<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || !wasDisturbed(error)) throw error
      // The other one needs a moment to end; two that wait as long meet again.
      await sleep(5 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}

function wasDisturbed(error: unknown): boolean {
  if (!(error instanceof APIError)) return isWriteConflict(error)
  const { code } = (error.data ?? {}) as { code?: unknown }
  return code === 'conflict' || code === 'write_conflict'
}
