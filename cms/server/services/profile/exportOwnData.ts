import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import type { Actor } from '../../../../collections/access/rolesOf'
import { recordActivity } from '../../../../collections/hooks/logActivity'
import type { Brand } from '../../../../shared/brands/brandSchema'
import { logger } from '../../logger'
import { getPasskeys } from '../passkeys/ownPasskeys'
import { getClientViews } from '../users/clientViews'
import { getPreferences } from '../users/preferences'
import { ownSessions } from './ownSessions'
import { getProfile } from './profile'
import { proveOwnPassword } from './proveOwnPassword'

/** Rows that are read at once. */
const pageSize = 200

type Part = Readonly<{
  name: string
  collection: CollectionSlug
  where: Where
  /** Fields that are given, besides the id. */
  fields: readonly string[]
  /** For a collection whose own rule is for administrators. Says whose rows these are in `where`. */
  isUnchecked?: true
}>

/**
 * All that the portal keeps of the signed-in person and that they may see, as one JSON file: it is written while it is read, a page of rows at a
 * time, and each row has passed the read rule of its collection. Asks for the password; throws as `proveOwnPassword`.
 */
export async function exportOwnData(req: PayloadRequest, actor: Actor, brand: Brand, password: string): Promise<Response> {
  await proveOwnPassword(req, actor, { field: 'password', password })
  await recordActivity(req, { type: 'Downloaded', collection: 'users', recordId: actor.id, info: 'Own data' })
  const accounts = await idsOf(req, 'accounts', { client: { equals: actor.id } })
  const portfolios = accounts.length === 0 ? [] : await idsOf(req, 'portfolios', { account: { in: accounts } })
  const facts = {
    exportedAt: new Date().toISOString(),
    profile: await getProfile(req, actor, brand),
    preferences: await getPreferences(req, actor),
    clientViews: (await getClientViews(req, actor)).views,
    devices: (await ownSessions(req, actor, brand)).devices,
    passkeys: (await getPasskeys(req, actor)).passkeys,
  }
  return new Response(streamOf(write(req, facts, partsOf(actor, accounts, portfolios))), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    },
  })
}

function partsOf({ id }: Actor, accounts: readonly string[], portfolios: readonly string[]): Part[] {
  const ofAccounts: Where = { account: { in: [...accounts] } }
  const ofPortfolios: Where = { portfolio: { in: [...portfolios] } }
  const hasAccounts = accounts.length > 0
  const parts: (Part | false)[] = [
    hasAccounts && {
      name: 'accounts',
      collection: 'accounts',
      where: { id: { in: [...accounts] } },
      fields: ['name', 'email', 'currency', 'inception', 'termsAndConditions', 'createdAt'],
    },
    hasAccounts && {
      name: 'portfolios',
      collection: 'portfolios',
      where: ofAccounts,
      fields: ['name', 'type', 'currency', 'reference', 'objective', 'riskLevel', 'account', 'createdAt'],
    },
    portfolios.length > 0 && {
      name: 'holdings',
      collection: 'holdings',
      where: ofPortfolios,
      fields: ['name', 'symbol', 'units', 'value', 'purchaseValue', 'currency', 'date', 'portfolio'],
    },
    portfolios.length > 0 && {
      name: 'transactions',
      collection: 'transactions',
      where: ofPortfolios,
      fields: ['name', 'symbol', 'type', 'date', 'amount', 'currency', 'portfolio'],
    },
    hasAccounts && {
      name: 'documents',
      collection: 'documents',
      where: ofAccounts,
      fields: ['name', 'type', 'asOf', 'account', 'filesize', 'createdAt'],
    },
    {
      name: 'messages',
      collection: 'messages',
      where: { or: [{ author: { equals: id } }, { recipient: { equals: id } }] },
      fields: ['subject', 'body', 'author', 'recipient', 'createdAt'],
    },
    {
      name: 'submissions',
      collection: 'submissions',
      where: { sender: { equals: id } },
      fields: ['formName', 'data', 'step', 'createdAt'],
    },
    {
      name: 'activity',
      collection: 'logs',
      where: { user: { equals: id } },
      fields: ['type', 'collection', 'recordTitle', 'changes', 'section', 'info', 'createdAt'],
      isUnchecked: true,
    },
  ]
  return parts.filter((part) => part !== false)
}

async function* write(req: PayloadRequest, facts: object, parts: readonly Part[]): AsyncGenerator<string, void> {
  yield JSON.stringify(facts, null, 1).slice(0, -2)
  for (const { collection, fields, isUnchecked, name, where } of parts) {
    yield `,\n ${JSON.stringify(name)}: [`
    let separator = '\n'
    for (let page = 1; ; page++) {
      const { docs, hasNextPage } = await req.payload.find({
        collection,
        where,
        select: Object.fromEntries(fields.map((field) => [field, true])),
        sort: 'createdAt',
        limit: pageSize,
        page,
        depth: 0,
        // rights: the lines of the log that are the person's own; every other collection asks its own rule.
        overrideAccess: isUnchecked === true,
        req,
      })
      for (const doc of docs) {
        const row = new Map<string, unknown>(Object.entries(doc))
        yield `${separator}  ${JSON.stringify(Object.fromEntries(['id', ...fields].map((field) => [field, row.get(field) ?? null])))}`
        separator = ',\n'
      }
      if (!hasNextPage) break
    }
    yield '\n ]'
  }
  yield '\n}\n'
}

/** A fault half way cuts the answer off, so that nobody takes a part for the whole. */
function streamOf(source: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await source.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        logger.error({ msg: 'export of own data cut off', err: error })
        controller.error(error)
      }
    },
    async cancel() {
      await source.return(undefined)
    },
  })
}

async function idsOf(req: PayloadRequest, collection: 'accounts' | 'portfolios', where: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: {},
    pagination: false,
    depth: 0,
    overrideAccess: false,
    // Whoever may see none of them has none.
    disableErrors: true,
    req,
  })
  return docs.map((doc) => String((doc as { id: unknown }).id))
}
