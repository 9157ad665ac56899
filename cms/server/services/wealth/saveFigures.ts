import type { PayloadRequest } from 'payload'
import type { Account } from '../../../../collections/payload-types'
import type { Source } from '../../../../shared/brands/brandSchema'
import type { IsoInstant } from '../../../../shared/domain/dates'
import { notForLong } from '../../../db/notForLong'
import { boundedCache } from '../../boundedCache'
import type { ProviderAccount } from '../../wealth/provider'
import { claimPortfolio } from './claimPortfolio'
import { accountFigures, markIncomplete, portfolioFigures, writeFigures } from './figureRecords'
import type { KnownPortfolio } from './portfoliosOf'

const minAgeMs = 60_000
const savedAt = boundedCache<number>('figures-saved', { bytes: 2_000_000, ttlMs: minAgeMs })

/** Lets the next answer about an account be saved though one was a moment ago. */
export const saveAgain = (accountId: string): void => void savedAt.delete(accountId)

export type AnsweredAccount = Readonly<{
  account: Pick<Account, 'id'>
  source: Pick<Source, 'kind' | 'name'>
  answer: ProviderAccount
  fetchedAt: IsoInstant
  /** Records that the account has, from `portfoliosOf`. */
  records: ReadonlyMap<string, KnownPortfolio>
  trashed: ReadonlySet<string>
  /** False when rows of the answer were unreadable: nothing of it then replaces what stands in the records. */
  isComplete: boolean
}>

/**
 * Brings the records of figures of an account and its portfolios up to date with the provider's answer, at most once a minute, and makes the
 * records of portfolios that are new. Writes on nothing that people edit, and never fails for a write's sake, nor has a person wait for it. A portfolio that the provider
 * no longer has keeps its last figures. Returns the account's portfolio records that are not in the trash, by the provider's id.
 */
export async function saveFigures(
  req: PayloadRequest,
  { account, answer, fetchedAt, isComplete, records, source, trashed }: AnsweredAccount,
  { force = false } = {},
): Promise<Map<string, KnownPortfolio>> {
  const known = new Map(records)
  for (const portfolio of answer.portfolios) {
    const { externalId } = portfolio
    if (known.has(externalId) || trashed.has(externalId)) continue
    // What we host are people's records: one that is gone meanwhile is not made again.
    if (source.kind === 'hosted') continue
    const made = await claimPortfolio(req, account, portfolio)
    if (made) known.set(externalId, made)
  }
  const isDue = force || Date.now() - (savedAt.get(account.id) ?? 0) >= minAgeMs
  if (!isDue) return known
  savedAt.set(account.id, Date.now())
  if (!isComplete) {
    await besideReading(req, markIncomplete(req, account.id))
    return known
  }
  const common = { req, source, account, fetchedAt }
  const write = async () => {
    for (const portfolio of answer.portfolios) {
      const record = known.get(portfolio.externalId)
      if (record) await writeFigures(req, portfolioFigures(common, record, portfolio))
    }
    // The account last: its time says that all of it was brought up to date.
    await writeFigures(req, accountFigures(common, answer))
  }
  await besideReading(req, write())
  return known
}

/** The worker, which nobody waits for, is to find afterwards what it has written. */
const besideReading = ({ payloadAPI }: PayloadRequest, written: Promise<void>): Promise<void> =>
  payloadAPI === 'local' ? written : notForLong(written).catch(() => undefined)
