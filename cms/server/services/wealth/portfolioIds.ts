import { APIError } from 'payload'
import type { Account, Portfolio } from '../../../../collections/payload-types'

const linked = (externalId: string | null | undefined, message: string): string => {
  if (!externalId) throw new APIError(message, 409, { code: 'need_external_id' }, true)
  return externalId
}

/** The upstream's id of a portfolio. Throws an `APIError` 409 `need_external_id` with the specification's words. */
export const portfolioExternalId = (portfolio: Pick<Portfolio, 'externalId'>): string =>
  linked(portfolio.externalId, 'This account does not have external id')

/** The upstream's id of an account. Throws an `APIError` 409 `need_external_id`. */
export const accountExternalId = (account: Pick<Account, 'externalId'>): string => linked(account.externalId, 'Need external id')
