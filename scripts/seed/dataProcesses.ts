import type { PayloadRequest } from 'payload'
import { dataOf } from '../../cms/server/services/datasets/fetchData'
import { saveDataset } from '../../cms/server/services/datasets/saveDataset'
import { settings } from '../../cms/server/settings'
import type { StepOrigin } from '../../shared/contracts/dataProcesses'

/* rights: everything here runs before anybody can sign in; see people.ts. */

type Step = Partial<StepOrigin> & Readonly<{ dataset: string }>

const processesOf = (sandbox: string): readonly { name: string; isNightly: boolean; steps: readonly Step[] }[] => [
  {
    name: 'Markets',
    isNightly: true,
    steps: [
      { dataset: 'equity-index', location: `${sandbox}/datasets/equity-index` },
      { dataset: 'exchange-rates', location: `${sandbox}/datasets/exchange-rates` },
    ],
  },
  {
    name: 'Fees and inflation',
    isNightly: false,
    steps: [
      { dataset: 'equity-index-year', method: 'POST', location: `${sandbox}/datasets/equity-index`, body: '{ "months": 12 }' },
      {
        dataset: 'fee-bands',
        getFromApi: false,
        content: 'from,fee percent\n0,0.85\n250000,0.7\n1000000,0.55\n5000000,0.4',
      },
    ],
  },
]

/** Two data processes over the sandbox's open data, run once, so that their datasets are there. Nothing where some exist. */
export async function seedDataProcesses(req: PayloadRequest): Promise<void> {
  const { sandbox } = settings().dataHosts
  const { totalDocs } = await req.payload.count({ collection: 'data-processes', overrideAccess: true, req })
  if (sandbox === null || totalDocs > 0) return
  for (const { isNightly, name, steps } of processesOf(`http://${sandbox}`)) {
    const process = await req.payload.create({
      collection: 'data-processes',
      data: { name, isNightly },
      depth: 0,
      overrideAccess: true,
      req,
    })
    for (const step of steps) {
      const { dataset, ...own } = step
      const origin: StepOrigin = { getFromApi: true, method: 'GET', location: null, body: null, content: null, ...own }
      const data = { ...origin, dataset, process: process.id }
      await req.payload.create({ collection: 'data-process-steps', data, depth: 0, overrideAccess: true, req })
      await saveDataset(req.payload, { name: step.dataset, process: process.id, data: await dataOf(origin, settings().dataHosts) })
    }
    await req.payload.db.updateOne({
      collection: 'data-processes',
      where: { id: { equals: process.id } },
      data: { state: 'done', lastRunAt: new Date().toISOString() },
      options: { atomic: true },
    })
  }
}
