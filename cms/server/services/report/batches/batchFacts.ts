import type { Payload } from 'payload'
import { idOf } from '../../../../../collections/idOf'
import type { Account, ReportBatch } from '../../../../../collections/payload-types'

export type BatchAccount = Pick<Account, 'id' | 'name' | 'externalId' | 'client' | 'statementsByPost'>

/** The accounts of a batch's portal, by id; those that were thrown away since are among them, as their statements are. */
export async function accountsOfBatch(payload: Payload, { portal }: Pick<ReportBatch, 'portal'>): Promise<Map<string, BatchAccount>> {
  // rights: the server's own; batches are for platform admins, who see all accounts.
  const { docs } = await payload.db.find<BatchAccount>({
    collection: 'accounts',
    where: { portal: { equals: idOf(portal) } },
    select: { name: true, externalId: true, client: true, statementsByPost: true },
    joins: false as never,
    limit: 0,
    pagination: false,
  })
  return new Map(docs.map((account) => [account.id, account]))
}

/** How its client is told of a statement: by mail, unless they chose paper or nobody is there to write to. */
export const channelOf = (account: Pick<BatchAccount, 'client' | 'statementsByPost'> | undefined): 'mail' | 'post' =>
  account && idOf(account.client) !== null && !account.statementsByPost ? 'mail' : 'post'
