import type { PayloadRequest } from 'payload'
import type { Portfolio } from '../../../../collections/payload-types'
import type { Source } from '../../../../shared/brands/brandSchema'
import { externalIdOf } from '../../wealth/externalIdOf'
import { type LeanRow, leanReadUnchecked } from '../leanRead'

/** `deletedAt` among them: what lies in the trash is read too. */
export const knownFields = [
  'account',
  'name',
  'madeAs',
  'externalId',
  'type',
  'currency',
  'inception',
  'objective',
  'riskProfile',
  'deletedAt',
] as const satisfies readonly (keyof Portfolio)[]
export type KnownPortfolio = LeanRow<'portfolios', (typeof knownFields)[number]>

export type PortfolioRecords = Readonly<{
  /** By the provider's id. */
  known: Map<string, KnownPortfolio>
  /** The provider's ids of those in the trash: they are not shown, not counted and not made again. */
  trashed: ReadonlySet<string>
}>

/** Records of an account's portfolios that are linked to the source, from one statement. The caller has checked the right to the account. */
export async function portfoliosOf(req: PayloadRequest, accountId: string, source: Pick<Source, 'kind'>): Promise<PortfolioRecords> {
  // rights: those of the caller, who has found the account with the person's own.
  const docs = await leanReadUnchecked(req, {
    collection: 'portfolios',
    where: { account: { equals: accountId } },
    select: knownFields,
  })
  const known = new Map<string, KnownPortfolio>()
  const trashed = new Set<string>()
  for (const portfolio of docs) {
    const externalId = externalIdOf(portfolio, source)
    if (externalId === null) continue
    if (portfolio.deletedAt) trashed.add(externalId)
    else known.set(externalId, portfolio)
  }
  return { known, trashed }
}
