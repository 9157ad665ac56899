import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import { failureIn } from '../../../../../jobs/generateReport/texts'
import { idOf } from '../../../../../collections/idOf'
import type { ReportBatch } from '../../../../../collections/payload-types'
import {
  type batchStatementsQuerySchema,
  type BatchStatement,
  type BatchStatements,
  statementsPerPage,
} from '../../../../../shared/contracts/reportBatches'
import { isoDate, isoInstant } from '../../../../../shared/domain/dates'
import { moneySchema } from '../../../../../shared/domain/money'
import { locales, type Locale } from '../../../../../shared/i18n/locales'
import { searchFor } from '../../../../../shared/i18n/searchText'
import { accountsOfBatch, type BatchAccount } from './batchFacts'
import {
  checksOf,
  failedChecksOf,
  leftOutOf,
  namesOf,
  readersOf,
  samplesOf,
  stateOf,
  statementsOf,
  type LeftOut,
  type StatementRow,
} from './batchRows'

type Query = z.infer<typeof batchStatementsQuerySchema>

/** What needs somebody stands first. */
const order: Readonly<Record<BatchStatement['state'], number>> = { failed: 0, making: 2, waiting: 3, done: 4, leftOut: 5 }

/** One page of the statements of a batch, for a platform admin. */
export async function batchStatements(req: PayloadRequest, batch: ReportBatch, { check, page, q, tab }: Query): Promise<BatchStatements> {
  const statements = await statementsOf(req.payload, batch.id)
  const accounts = await accountsOfBatch(req.payload, batch)
  const readers = statements.flatMap(readersOf)
  const clients = [...accounts.values()].map(({ client }) => idOf(client))
  const names = await namesOf(req.payload, [...readers, ...clients])
  const samples = new Set(samplesOf(statements, batch.id).map(({ id }) => id))
  const facts = { accounts, names, samples, startedBy: idOf(batch.startedBy), language: languageOf(req) }
  const matches = searchFor(q)
  const rows = [
    ...statements.filter((row) => !check || failedChecksOf(row).some((one) => one.check === check)).map((row) => presented(row, facts)),
    ...(check ? [] : (leftOutOf(batch) ?? []).map((one) => neverAsked(one, facts))),
  ]
    .filter(({ state }) => isIn(tab, state))
    .filter(({ account }) => q === '' || matches([account.name, account.externalId, account.client]))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.account.name.localeCompare(b.account.name, 'en'))
  const pages = Math.max(1, Math.ceil(rows.length / statementsPerPage))
  const shown = Math.min(page, pages)
  return { rows: rows.slice((shown - 1) * statementsPerPage, shown * statementsPerPage), total: rows.length, page: shown, pages }
}

/** Statements that are made and fail a check come right after those that could not be made. */
const rankOf = ({ checks, state }: BatchStatement): number =>
  state === 'done' && checks.some(({ result }) => result === 'failed') ? 1 : order[state]

function isIn(tab: Query['tab'], state: BatchStatement['state']): boolean {
  switch (tab) {
    case 'all':
      return state !== 'leftOut'
    case 'inWork':
      return state === 'making' || state === 'waiting'
    default:
      return state === tab
  }
}

type Facts = Readonly<{
  accounts: ReadonlyMap<string, BatchAccount>
  names: ReadonlyMap<string, string>
  samples: ReadonlySet<string>
  startedBy: string | null
  language: Locale
}>

const at = (moment: string | null | undefined) => (moment ? isoInstant(new Date(moment)) : null)

function accountIn({ accounts, names }: Facts, id: string): BatchStatement['account'] {
  const account = accounts.get(id)
  const client = idOf(account?.client)
  return {
    id,
    name: account?.name ?? id,
    externalId: account?.externalId ?? null,
    client: client === null ? null : (names.get(client) ?? null),
  }
}

function presented(row: StatementRow, facts: Facts): BatchStatement {
  const state = stateOf(row)
  const value = moneySchema.safeParse(row.value)
  return {
    id: row.id,
    account: accountIn(facts, idOf(row.account)),
    state,
    step: state === 'making' ? stepOf(row.state) : null,
    error: state === 'failed' && row.error ? failureIn(row.error, facts.language) : null,
    leftOut: row.leftOut ?? null,
    startedAt: at(row.startedAt),
    finishedAt: at(row.finishedAt),
    asOf: row.asOf ? isoDate(row.asOf) : null,
    value: value.success ? value.data : null,
    pages: row.pages ?? null,
    bytes: row.bytes ?? null,
    hash: row.fileHash ?? null,
    locale: row.locale,
    readAt: at(row.readAt),
    commentary: row.commentary ?? null,
    checks: checksOf(row),
    document: idOf(row.document),
    isSample: facts.samples.has(row.id),
    readBy: readersOf(row)
      .filter((id) => id !== facts.startedBy)
      .map((id) => ({ id, name: facts.names.get(id) ?? id })),
  }
}

/** An account that no statement was asked for. */
const neverAsked = ({ account, reason }: LeftOut, facts: Facts): BatchStatement => ({
  id: account,
  account: accountIn(facts, account),
  state: 'leftOut',
  step: null,
  error: null,
  leftOut: reason,
  startedAt: null,
  finishedAt: null,
  asOf: null,
  value: null,
  pages: null,
  bytes: null,
  hash: null,
  locale: '',
  readAt: null,
  commentary: null,
  checks: [],
  document: null,
  isSample: false,
  readBy: [],
})

const stepOf = (state: StatementRow['state']): BatchStatement['step'] =>
  state === 'collecting' || state === 'rendering' || state === 'saving' ? state : null

/** The language that the reader has the panel in. */
export const languageOf = (req: PayloadRequest): Locale => locales.find((locale) => locale === req.i18n.language) ?? 'en'
