import type { PayloadRequest } from 'payload'
import { identityOf } from '../../../../collections/hooks/stampIdentity'
import type { Account } from '../../../../collections/payload-types'
import { notForLong } from '../../../db/notForLong'
import { databaseFaultOf } from '../../../db/unavailable'
import { logger } from '../../logger'
import type { ProviderPortfolio } from '../../wealth/provider'
import type { KnownPortfolio } from './portfoliosOf'

const attempts = 3

/**
 * The record of a portfolio that the provider has for the first time. Of several readers at once the database lets one insert (its identity is
 * unique) and the others find what that one made. Null when the portfolio lies in the trash, where it stays, or cannot be saved.
 */
export async function claimPortfolio(
  req: PayloadRequest,
  account: Pick<Account, 'id'>,
  answer: ProviderPortfolio,
): Promise<KnownPortfolio | null> {
  const { payload } = req
  const identity = identityOf(account.id, answer.externalId)
  let failure: unknown
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      const made = payload.create({
        collection: 'portfolios',
        data: {
          name: answer.name,
          madeAs: answer.name,
          type: 'Other',
          currency: answer.currency,
          account: account.id,
          externalId: answer.externalId,
        },
        depth: 0,
        context: { skipLog: true },
        // rights: the person's right to the account was checked before its provider was asked. Without `req`: the insert has a
        // transaction of its own, which a refusal ends without ending the reader's.
        overrideAccess: true,
      })
      return await (req.payloadAPI === 'local' ? made : notForLong(made))
    } catch (error) {
      failure = error
      const { docs } = await payload.find({
        collection: 'portfolios',
        where: { identity: { equals: identity } },
        depth: 0,
        limit: 1,
        pagination: false,
        trash: true,
        // rights: as above.
        overrideAccess: true,
      })
      if (docs[0]) return docs[0].deletedAt ? null : docs[0]
      // Trying again would have whoever reads wait once more.
      if (databaseFaultOf(error)?.code === 'database_busy') break
    }
  }
  logger.warn({ msg: 'the record of a portfolio could not be made', account: account.id, portfolio: answer.externalId, err: failure })
  return null
}
