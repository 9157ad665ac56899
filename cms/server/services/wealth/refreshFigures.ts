import type { PayloadRequest } from 'payload'
import type { Account } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { externalIdOf } from '../../wealth/externalIdOf'
import { UpstreamError, type UpstreamErrorKind } from '../../wealth/provider'
import { forgetFigures } from './figureRecords'
import { figureOf } from './headFigures'
import { accountPart } from './parts'
import { portfoliosOf } from './portfoliosOf'
import { saveFigures } from './saveFigures'

/**
 * Asks the brand's main source for an account, by the same way as a person's request: an answer that cannot be believed is held back, and one
 * that lost rows replaces nothing. Saves what is good. False when the account has no external id or the source does not know it; what was
 * saved of it is then removed. Rejects with an `UpstreamError` when there is nothing new to save: `bad_shape` when that is this account's fault.
 */
export async function refreshFigures(req: PayloadRequest, brand: Brand, account: Pick<Account, 'id' | 'externalId'>): Promise<boolean> {
  const source = mainSourceOf(brand)
  const externalId = externalIdOf(account, source)
  if (externalId === null) return false
  const part = await accountPart({ req, brand }, externalId)
  const [reason] = part.reasons
  if (reason?.kind === 'not_found') {
    await forgetFigures(req, account.id)
    return false
  }
  const isComplete = figureOf(part).reason === null
  if (part.data && part.fetchedAt && !part.reasons.some(({ stale }) => stale)) {
    const { known, trashed } = await portfoliosOf(req, account.id, source)
    const answered = { account, source, answer: part.data, fetchedAt: part.fetchedAt, isComplete, records: known, trashed }
    await saveFigures(req, answered, { force: true })
  }
  if (reason)
    throw new UpstreamError({
      source: source.name,
      kind: kindOf(reason.kind),
      retryable: true,
      message: `${source.name}: account: ${reason.kind}`,
    })
  return true
}

const kindOf = (kind: UpstreamErrorKind | 'dropped_rows' | 'implausible'): UpstreamErrorKind =>
  kind === 'dropped_rows' || kind === 'implausible' ? 'bad_shape' : kind
