import { APIError } from 'payload'
import { mainSourceOf } from '../../../../shared/brands/mainSourceOf'
import { externalIdOf } from '../../wealth/externalIdOf'
import type { AccountScope, PortfolioScope } from './accountScope'

const linked = (externalId: string | null, message: string): string => {
  if (externalId === null) throw new APIError(message, 409, { code: 'need_external_id' }, true)
  return externalId
}

/** The source's id of a portfolio. Throws an `APIError` 409 `need_external_id` with the specification's words. */
export const portfolioExternalId = ({ brand, portfolio }: Pick<PortfolioScope, 'brand' | 'portfolio'>): string =>
  linked(externalIdOf(portfolio, mainSourceOf(brand)), 'This account does not have external id')

/** The source's id of an account. Throws an `APIError` 409 `need_external_id`. */
export const accountExternalId = ({ account, brand }: Pick<AccountScope, 'account' | 'brand'>): string =>
  linked(externalIdOf(account, mainSourceOf(brand)), 'Need external id')
