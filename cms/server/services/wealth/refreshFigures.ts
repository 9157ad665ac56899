import type { PayloadRequest } from 'payload'
import type { Account } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { UpstreamError } from '../../wealth/provider'
import { providerOf } from '../../wealth/registry'
import { portfoliosOf } from './portfoliosOf'
import { saveFigures } from './saveFigures'

/**
 * Asks the brand's main source for an account and saves its figures. False when the account has no external id or the source does not know
 * it. Rejects with an `UpstreamError` when the source does not answer.
 */
export async function refreshFigures(req: PayloadRequest, brand: Brand, account: Account): Promise<boolean> {
  if (!account.externalId) return false
  const source = mainSourceOf(brand)
  try {
    const { data, dropped, fetchedAt } = await providerOf(source).getAccount(
      { account: account.externalId },
      { locale: brand.defaultLocale },
    )
    const { known, trashed } = await portfoliosOf(req, account.id)
    const answered = { account, source, answer: data, fetchedAt, isComplete: dropped === 0, records: known, trashed }
    await saveFigures(req, answered, { force: true })
    return true
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not_found') return false
    throw error
  }
}
