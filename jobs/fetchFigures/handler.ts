import { createLocalReq } from 'payload'
import { brands } from '../../cms/server/brands'
import { refreshFigures } from '../../cms/server/services/wealth/refreshFigures'
import type { JobRun } from '../defineJob'

/** Rejects when the provider does not answer, so that the job is tried again and then stands among the failed ones. An account that is gone is done. */
export async function fetchFigures({ input, payload }: Pick<JobRun<{ accountId: string }>, 'input' | 'payload'>): Promise<void> {
  const account = await payload.findByID({
    collection: 'accounts',
    id: input.accountId,
    depth: 1,
    joins: false,
    // rights: the worker's own, as figures are the server's to write, whoever may see them.
    overrideAccess: true,
    disableErrors: true,
  })
  const portal = account?.portal
  const brand = typeof portal === 'object' ? brands().get(portal.brand) : undefined
  if (!account || !brand) return
  const req = await createLocalReq({ context: { skipLog: true } }, payload)
  if (!(await refreshFigures(req, brand, account)))
    throw new Error(`The data provider does not know ${account.externalId ?? 'this account'}`)
}
