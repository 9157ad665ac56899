import type { z } from 'zod/mini'
import type { CurrencyCode } from '../../../../shared/domain/currency'
import type { IsoDate } from '../../../../shared/domain/dates'
import type { Money } from '../../../../shared/domain/money'
import { createAnswerChecks, type RawAnswer } from '../adapter/answerChecks'
import { toCurrency, toMoney } from '../adapter/figures'
import { createReporter, type UnknownValue } from '../adapter/report'
import { mapRows } from '../adapter/rows'
import { type PortfolioIds, UpstreamError } from '../provider'
import { createFileClient } from './client'

/** A row that was left out: its file, its place in it (`holdings[3]`, counted from 0), the field and what is wrong with it. */
export type FileProblem = Readonly<{ file: string; row: string; reason: string }>

export type StaticOptions = Readonly<{
  source: string
  /** Where the files of the source lie. */
  folder: string
  /** The current day; what is of a later one is refused. */
  today?: () => IsoDate
  onUnknown?: (details: UnknownValue) => void
  onProblem?: (problem: FileProblem) => void
}>

type RowsOf<S extends z.ZodMiniType, T> = Omit<Parameters<typeof mapRows<S, T>>[0], 'onDrop'> & Readonly<{ from: RawAnswer; list: string }>

/** What every question to the files of a source is read with. */
export function createReading({ onProblem, ...options }: StaticOptions) {
  const { source } = options
  const checks = createAnswerChecks(options)
  const currencyOf = (code: string, from: RawAnswer): CurrencyCode => checks.orBadShape(from, 'unknown currency', () => toCurrency(code))

  return {
    ...checks,
    source,
    client: createFileClient(options),
    report: createReporter(source, options.onUnknown),
    currencyOf,

    moneyOf: (amount: number | string, currency: CurrencyCode, from: RawAnswer): Money =>
      checks.orBadShape(from, 'unreadable: value', () => toMoney(amount, currency)),

    /** The currency of a portfolio's file, after it was found to be the portfolio's and, where that is known, the account's. */
    head: (ids: PortfolioIds, head: Readonly<{ account: string; portfolio: string; currency: string }>, from: RawAnswer): CurrencyCode => {
      checks.sameId(ids.portfolio, head.portfolio, from)
      if (ids.account != null) checks.sameId(ids.account, head.account, from)
      return currencyOf(head.currency, from)
    },

    rowsOf: <S extends z.ZodMiniType, T>({ from, list, ...args }: RowsOf<S, T>): T[] =>
      mapRows({
        ...args,
        onDrop: onProblem && ((row, reason) => onProblem({ file: from.path, row: `${list}[${row}]`, reason })),
      }),

    unavailable: (path: string, reason: string): UpstreamError =>
      new UpstreamError({ source, kind: 'unavailable', retryable: false, message: `${source}: GET ${path}: unavailable (${reason})` }),
  }
}

export type Reading = ReturnType<typeof createReading>
