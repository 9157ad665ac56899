import type { Payload } from 'payload'
import { logger } from '../../cms/server/logger'
import { DataError } from '../../cms/server/services/datasets/DataError'
import { dataOf, type FetchedData } from '../../cms/server/services/datasets/fetchData'
import { saveDataset } from '../../cms/server/services/datasets/saveDataset'
import { settings } from '../../cms/server/settings'
import type { DataProblem } from '../../collections/DataProcessSteps/dataLocation'
import type { DataProcess, DataProcessStep } from '../../collections/payload-types'
import type { DeadLetter, JobRun } from '../defineJob'

type Input = Readonly<{ processId: string }>
type Run = Pick<JobRun<Input>, 'assertLease' | 'input' | 'payload' | 'signal'>

/**
 * Runs the steps in their order; each writes its dataset whole. The first that fails ends the run, and what it and those after it wrote before
 * stays as it was. Rejects when another try may help; a refused address or rows that cannot be read are final, and said at once.
 */
export async function runDataProcess({ assertLease, input, payload, signal }: Run): Promise<void> {
  const process = await findProcess(payload, input.processId)
  if (!process || (process.state !== 'queued' && process.state !== 'running')) return
  await assertLease()
  await change(payload, process.id, { state: 'running', problem: null, problemAt: null })
  for (const step of await stepsOf(payload, process.id)) {
    if (signal.aborted) return
    let data: FetchedData
    try {
      data = await dataOf(originOf(step), settings().dataHosts)
    } catch (error) {
      if (!(error instanceof DataError)) throw error
      logger.warn({ msg: 'data process step failed', process: process.id, dataset: step.dataset, problem: error.problem, err: error })
      await assertLease()
      const isFinal = !error.isRetryable
      await change(payload, process.id, {
        problem: error.problem,
        problemAt: step.dataset,
        ...(isFinal ? { state: 'failed', lastRunAt: new Date().toISOString() } : {}),
      })
      if (isFinal) return
      throw error
    }
    await assertLease()
    await saveDataset(payload, { name: step.dataset, process: process.id, data })
  }
  await change(payload, process.id, { state: 'done', problem: null, problemAt: null, lastRunAt: new Date().toISOString() })
}

/** The last try has failed: the process says so, with the problem that the try left. */
export async function failProcess({ input, payload }: DeadLetter<Input>): Promise<void> {
  const process = await findProcess(payload, input.processId)
  if (process?.state === 'queued' || process?.state === 'running')
    await change(payload, process.id, {
      state: 'failed',
      problem: process.problem ?? 'unavailable',
      lastRunAt: new Date().toISOString(),
    })
}

const originOf = ({ body, content, getFromApi, location, method }: DataProcessStep) => ({
  getFromApi: getFromApi !== false,
  method: method ?? ('GET' as const),
  location: location ?? null,
  body: body ?? null,
  content: content ?? null,
})

const findProcess = (payload: Payload, id: string): Promise<DataProcess | null> =>
  // rights: the worker's own, here and below; that an admin asked for the run was checked before it was queued.
  payload.findByID({ collection: 'data-processes', id, depth: 0, overrideAccess: true, disableErrors: true })

async function stepsOf(payload: Payload, process: string): Promise<DataProcessStep[]> {
  const { docs } = await payload.find({
    collection: 'data-process-steps',
    where: { process: { equals: process } },
    sort: '_order',
    pagination: false,
    depth: 0,
    // rights: as above.
    overrideAccess: true,
  })
  return docs
}

type State = Readonly<{
  state?: DataProcess['state']
  problem: DataProblem | null
  problemAt?: string | null
  lastRunAt?: string
}>

/** Past the hooks: how a run went is no one's change of the process. */
const change = (payload: Payload, id: string, data: State) =>
  // rights: as above.
  payload.db.updateOne({ collection: 'data-processes', where: { id: { equals: id } }, data, options: { atomic: true } })
