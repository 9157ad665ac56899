import { bookAccounts } from '../book/accounts'

/** This upstream's ids of the book's accounts and portfolios: `C2044` for `QS-2044`, `P204417` for `QS-204417`. */
export const contactIdOf = (accountId: string): string => accountId.replace('QS-', 'C')
export const portfolioIdOf = (portfolioId: string): string => portfolioId.replace('QS-', 'P')
export const fullIdOf = (accountId: string, portfolioId: string): string => `${contactIdOf(accountId)}-${portfolioIdOf(portfolioId)}`

/** The book's id of a contact or a portfolio; of none that it knows, for other texts. */
export const bookIdOf = (id: string): string => id.replace(/^[CPT](?=\d+$)/, 'QS-')

/** Every second client is looked after through a third party, which has an id of its own for them. */
export const thirdPartyIdOf = (accountId: string): string | null =>
  Number(accountId.slice(-1)) % 2 === 0 ? accountId.replace('QS-', 'T') : null

/** What the seed of the demo needs to know of the upstream's accounts: external ids are this upstream's. */
export const secondAccounts = (clients = 100): ReturnType<typeof bookAccounts> =>
  bookAccounts(clients).map(({ externalId, portfolios, ...account }) => ({
    ...account,
    externalId: contactIdOf(externalId),
    portfolios: portfolios.map((portfolio) => ({ ...portfolio, externalId: fullIdOf(externalId, portfolio.externalId) })),
  }))
