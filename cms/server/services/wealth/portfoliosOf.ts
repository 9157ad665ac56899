import type { PayloadRequest } from 'payload'
import type { Portfolio } from '../../../../collections/payload-types'

export type PortfolioRecords = Readonly<{
  /** By the provider's id. */
  known: Map<string, Portfolio>
  /** The provider's ids of those in the trash: they are not shown, not counted and not made again. */
  trashed: ReadonlySet<string>
}>

/** Records of an account's portfolios that are linked to the provider, from one statement. The caller has checked the right to the account. */
export async function portfoliosOf(req: PayloadRequest, accountId: string): Promise<PortfolioRecords> {
  // rights: those of the caller, who has found the account with the person's own.
  const { docs } = await req.payload.find({
    collection: 'portfolios',
    where: { account: { equals: accountId } },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  const known = new Map<string, Portfolio>()
  const trashed = new Set<string>()
  for (const portfolio of docs) {
    if (!portfolio.externalId) continue
    if (portfolio.deletedAt) trashed.add(portfolio.externalId)
    else known.set(portfolio.externalId, portfolio)
  }
  return { known, trashed }
}
