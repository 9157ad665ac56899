import type { PayloadRequest } from 'payload'
import type { Account } from '../../../../collections/payload-types'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { UpstreamError } from '../../wealth/provider'
import { providerOf } from '../../wealth/registry'
import { keepFigures } from './keepFigures'

/**
 * Asks the brand's provider for an account and keeps its figures in the documents. False when the account has no external id or the
 * provider does not know it. Rejects with an `UpstreamError` when the provider does not answer.
 */
export async function refreshFigures(req: PayloadRequest, brand: Brand, account: Account): Promise<boolean> {
  if (!account.externalId) return false
  try {
    const { data } = await providerOf(mainSourceOf(brand)).getAccount({ account: account.externalId }, { locale: brand.defaultLocale })
    await keepFigures(req, account, data, { force: true })
    return true
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not_found') return false
    throw error
  }
}
