import { APIError, type PayloadRequest } from 'payload'
import type { DesignedStep, DesignedSteps, StepPreview } from '../../../../shared/contracts/dataProcesses'
import { designedStepSchema, previewRows, type StepOrigin } from '../../../../shared/contracts/dataProcesses'
import { readLocation } from '../../../../collections/DataProcessSteps/dataLocation'
import { label } from '../../../../collections/labels/label'
import { notFound } from '../../http/notFound'
import { settings } from '../../settings'
import { loadRows, type Rows, saveRows } from '../rows/saveRows'
import { DataError } from './DataError'
import { dataOf } from './fetchData'

const ofProcess = (id: string) => ({ collection: 'data-process-steps', field: 'process', id }) as const

async function assertProcess(req: PayloadRequest, id: string): Promise<void> {
  const process = await req.payload.findByID({
    collection: 'data-processes',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!process) throw notFound()
}

/** The steps of a data process as its designer shows them. Throws a 404 for a process that nobody has. */
export async function loadSteps(req: PayloadRequest, process: string): Promise<DesignedSteps> {
  await assertProcess(req, process)
  return present(await loadRows(req, ofProcess(process)))
}

/** Saves them whole. Throws as `saveRows` does, and an `APIError` 400 that names the first step that cannot be kept. */
export async function saveSteps(req: PayloadRequest, process: string, { steps, version }: DesignedSteps): Promise<DesignedSteps> {
  await assertProcess(req, process)
  const problems = [...steps.flatMap((step, index) => problemOf(step, index)), ...(await taken(req, process, steps))]
  const [first] = problems
  if (first) throw new APIError(`${first.field}: ${first.message}`, 400, { code: 'invalid_input', issues: problems }, true)
  return present(await saveRows(req, ofProcess(process), { version, rows: steps }))
}

/** The first rows that a step would bring; nothing is kept. */
export async function previewStep(origin: StepOrigin): Promise<StepPreview> {
  try {
    const { bytes, columns, leftOut, rows } = await dataOf(origin, settings().dataHosts)
    return {
      ok: true,
      columns: [...columns],
      rows: rows.slice(0, previewRows).map((row) => [...row]),
      rowCount: rows.length,
      bytes,
      leftOut: [...leftOut],
    }
  } catch (error) {
    if (error instanceof DataError) return { ok: false, problem: error.problem }
    throw error
  }
}

type Issue = Readonly<{ field: string; message: string }>

function problemOf({ content, getFromApi, location }: DesignedStep, index: number): Issue[] {
  if (!getFromApi) return content?.trim() ? [] : [{ field: `steps.${index}.content`, message: 'Field is required' }]
  if (!location) return [{ field: `steps.${index}.location`, message: 'Field is required' }]
  const read = readLocation(location, settings().dataHosts)
  return 'problem' in read ? [{ field: `steps.${index}.location`, message: label(`option.problem.${read.problem}`).en }] : []
}

/** Datasets that steps of other processes write. */
async function taken(req: PayloadRequest, process: string, steps: readonly DesignedStep[]): Promise<Issue[]> {
  const { docs } = await req.payload.find({
    collection: 'data-process-steps',
    where: { and: [{ dataset: { in: steps.map(({ dataset }) => dataset) } }, { process: { not_equals: process } }] },
    select: { dataset: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const others = new Set(docs.map(({ dataset }) => dataset))
  return steps.flatMap(({ dataset }, index) =>
    others.has(dataset) ? [{ field: `steps.${index}.dataset`, message: 'Another step writes this dataset' }] : [],
  )
}

const present = ({ rows, version }: Rows): DesignedSteps => ({
  version,
  steps: rows.map((row) =>
    designedStepSchema.parse({
      ...row,
      getFromApi: row.getFromApi !== false,
      method: row.method ?? 'GET',
      location: row.location ?? null,
      body: row.body ?? null,
      content: row.content ?? null,
    }),
  ),
})
