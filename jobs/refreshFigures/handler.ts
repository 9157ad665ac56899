import type { JobRun } from '../defineJob'
import { createRefresher, type Refresher } from './refreshDueFigures'

/** One a worker: it remembers which providers did not answer lately. */
let refresher: Refresher | undefined

export async function refreshFigures({ payload, signal }: Pick<JobRun<object>, 'payload' | 'signal'>): Promise<void> {
  refresher ??= createRefresher(payload)
  await refresher(signal)
}
