import type { PayloadRequest } from 'payload'
import { subjectOf } from '../../cms/server/services/wealth/figureRecords'
import { refreshFigures } from '../../cms/server/services/wealth/refreshFigures'
import { UpstreamError } from '../../cms/server/wealth/provider'
import type { Account } from '../../collections/payload-types'
import type { Brand } from '../../shared/brands/brandSchema'

/**
 * Asks a brand's upstream for each account that has no figures yet, so that the overview has values before anybody opens one. One that does not answer
 * leaves them to the nightly job: the product starts without it.
 */
export async function bringFiguresIn(req: PayloadRequest, brand: Brand, accounts: readonly Account[]): Promise<void> {
  for (const account of accounts) {
    if (await hasFigures(req, account)) continue
    try {
      await refreshFigures(req, brand, account)
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      process.stderr.write(`${brand.name}: no figures of ${account.externalId} yet (${error.message})\n`)
      // It would not answer for the next one either.
      if (error.kind === 'unavailable') return
    }
  }
}

async function hasFigures(req: PayloadRequest, { id }: Account): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'figures',
    where: { subject: { equals: subjectOf('account', id) } },
    // rights: as for all of the seed.
    overrideAccess: true,
  })
  return totalDocs > 0
}
