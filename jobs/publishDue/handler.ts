import { createLocalReq } from 'payload'
import { unpublishing } from '../../collections/hooks/stampPublication'
import type { JobRun } from '../defineJob'
import type { Due } from './due'
import { readDue } from './readDue'

export async function publishDue({ assertLease, input, payload }: JobRun<Due>): Promise<void> {
  const { action, at, collection, id } = input
  const due = await readDue(payload, { collection, action, before: new Date().toISOString(), id })
  // Done already, or the editor thought better of it.
  if (!due.some((each) => each.at === at)) return
  await assertLease()
  const req = await createLocalReq({ context: action === 'unpublish' ? { [unpublishing]: true } : {} }, payload)
  await payload.update({
    collection: collection as 'pages',
    id,
    data: { _status: action === 'publish' ? 'published' : 'draft' },
    depth: 0,
    // rights: the editor's, who was allowed to publish when they chose the moment.
    overrideAccess: true,
    req,
  })
}
