import type { IsoDate } from '../../../../shared/domain/dates'
import { createAnswerChecks, type RawAnswer } from '../adapter/answerChecks'
import { lackingProvider } from '../adapter/lackingProvider'
import type { ProviderOptions } from '../adapter/providerOptions'
import { badShape, type Dropped, mapRows } from '../adapter/rows'
import { createUpstreamClient } from '../adapter/upstreamClient'
import { type ProviderAccount, type ProviderCommitment, UpstreamError } from '../provider'
import { privateEquityCapabilities } from './capabilities'
import { toDateIso } from './client'
import { addressOf, contactOf, fullPortfolioId, ownerIn, type PortfolioAddress } from './ids'
import type { SecondProvider } from '.'
import * as map from './map'
import * as schema from './schema'

/**
 * The provider of private equity beside the second API: commitments of the same contacts, at an address and with a token of its own. A brand names it
 * as a source of kind `second` with the purpose `private-equity`.
 */
export function createPrivateEquityProvider(options: ProviderOptions): SecondProvider {
  const { source } = options
  const connection = createUpstreamClient(options)
  const http = options.guard?.(connection) ?? connection
  const { answer, assertNotFuture, assertOwned, checked, orBadShape, parse, pastDay, sameId } = createAnswerChecks(options)

  const get = async (path: string, query: Record<string, string | undefined>): Promise<RawAnswer> => ({
    path,
    ...(await http.getJson(path, query)),
  })

  /** A row of the values of accounts; `count` takes what of it could not be read. */
  const accountOf = (row: schema.SecondAccountValue, from: RawAnswer, dropped: Dropped): ProviderAccount => {
    const lost: Dropped = { count: 0 }
    assertNotFuture(row.dateIso)
    const portfolios = mapRows({
      rows: row.portfolios,
      schema: schema.portfolioValueSchema,
      map: (portfolio) => {
        assertOwned((id) => id === row.contactId, portfolio.contactId, from.path)
        return map.mapPortfolioValue(portfolio, row.contactId)
      },
      keyOf: ({ portfolioId }) => portfolioId,
      dropped: lost,
    })
    const account = map.mapAccountValue(row, portfolios)
    if (portfolios.every(({ currency }) => currency === account.currency))
      checked(
        account.value,
        portfolios.map(({ value }) => value),
        from,
        'value of the account',
        lost,
      )
    dropped.count += lost.count
    return account
  }

  const accountsIn = (from: RawAnswer, isWanted: (contact: string) => boolean, dropped: Dropped): ProviderAccount[] =>
    mapRows({
      rows: parse(schema.accountValuesSchema, from).accounts,
      schema: schema.accountValueSchema,
      map: (row) => {
        assertOwned(isWanted, row.contactId, from.path)
        return accountOf(row, from, dropped)
      },
      keyOf: ({ contactId }) => contactId,
      dropped,
    })

  /** The account of a contact; `not_found` for one without commitments. */
  const accountNamed = async (contact: string, date: IsoDate | undefined, dropped: Dropped) => {
    const from = await get('/accounts/values', { contactIds: contact, dateIso: toDateIso(date) })
    const [account] = accountsIn(from, (id) => id === contact, dropped)
    if (account) return { account, from }
    if (dropped.count > 0) throw badShape(source, from.path, 'no account that can be read')
    throw new UpstreamError({
      source,
      kind: 'not_found',
      retryable: false,
      message: `${source}: GET ${from.path}: not_found (no such contact)`,
    })
  }

  const commitmentsOf = async (address: PortfolioAddress, date: IsoDate | undefined, dropped: Dropped): Promise<ProviderCommitment[]> => {
    const from = await get(['/portfolioHoldings', ownerIn(address), address.portfolio].join('/'), { dateIso: toDateIso(date) })
    const body = parse(schema.commitmentsSchema, from)
    sameId(address.portfolio, body.portfolioId, from)
    if (address.contact !== null) sameId(address.contact, body.contactId, from)
    pastDay(body.dateIso, from)
    const value = orBadShape(from, 'unreadable: value', () => map.toMoney(body.value))
    const lost: Dropped = { count: 0 }
    const own = fullPortfolioId(body.contactId, body.portfolioId)
    const commitments = mapRows({
      rows: body.portfolioHoldings,
      schema: schema.commitmentSchema,
      map: (row) => {
        const named = row.contactId == null || row.portfolioId == null ? null : fullPortfolioId(row.contactId, row.portfolioId)
        assertOwned((id) => id === own, named, from.path)
        return map.mapCommitment(row, own, value.currency)
      },
      keyOf: ({ id }) => id,
      dropped: lost,
    })
    checked(
      value,
      commitments.map((commitment) => commitment.value),
      from,
      'value of the commitments',
      lost,
    )
    dropped.count += lost.count
    return commitments
  }

  return {
    ...lackingProvider({ name: source, kind: 'second' }, 'the private-equity provider does not offer this'),
    capabilities: privateEquityCapabilities,
    close: http.close,

    getDataDate: async () => {
      const from = await get('/accounts/values', { contactIds: '' })
      return answer(from, { count: 0 }, pastDay(parse(schema.accountValuesSchema, from).dateIso, from))
    },

    getAccounts: async () => {
      const from = await get('/accounts/values', {})
      const dropped: Dropped = { count: 0 }
      const accounts = accountsIn(from, () => true, dropped)
      return answer(
        from,
        dropped,
        accounts.map(({ portfolios, ...account }) => ({ ...account, portfolioCount: portfolios.length })),
      )
    },

    getAccount: async (ids, { date }) => {
      const dropped: Dropped = { count: 0 }
      const { account, from } = await accountNamed(contactOf(ids, source), date, dropped)
      return answer(from, dropped, account)
    },

    getCommitments: async (ids, { date }) => {
      const contact = contactOf(ids, source)
      const dropped: Dropped = { count: 0 }
      const { account, from } = await accountNamed(contact, date, dropped)
      const lists = await Promise.all(
        account.portfolios.map(({ externalId }) => commitmentsOf(addressOf({ portfolio: externalId }, source), date, dropped)),
      )
      return answer(from, dropped, { asOf: account.asOf, commitments: lists.flat() })
    },
  }
}
