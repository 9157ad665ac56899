'use client'

import { useState } from 'react'
import { type BatchStatement, statementsPerPage } from '../../../shared/contracts/reportBatches'
import { TableCard } from '../kit/TableCard'
import { Loading, NotLoaded } from '../kit/Unanswered'
import { dayText, type Writing } from '../kit/writing'
import { fill } from '../texts/fill'
import type { BatchWords } from './batchWords'
import { type StatementDeed, StatementRow } from './StatementRow'
import type { StatementsQuery, useStatements } from './useBatch'

type Props = ReturnType<typeof useStatements> &
  Readonly<{
    /** The day of the batch, of which the values are. */
    date: string
    query: StatementsQuery
    words: BatchWords
    writing: Writing
    isBusy: boolean
    isChangeable: boolean
    isApproved: boolean
    onDo: (deed: StatementDeed, statement: BatchStatement) => void
    onPage: (page: number) => void
  }>

/** The statements of a tab, page by page; one of them can be open. */
export function StatementTable({ date, hasFailed, isLoading, onPage, query, refresh, rows: list, words, writing, ...row }: Props) {
  const [open, setOpen] = useState<string | null>(null)
  const day = dayText(date)
  if (list === null) return hasFailed ? <NotLoaded in="part" words={words} onRetry={refresh} /> : <Loading words={words} />
  const { page, pages, rows, total } = list
  if (rows.length === 0)
    return <p className="qs-card qs-calm">{query.check ? words.noCheckFails : query.q === '' ? words.noRows : words.noMatch}</p>
  return (
    <TableCard
      caption={fill(words.caption, { date: day })}
      heads={[
        { key: 'client', label: words.client },
        { key: 'state', label: words.state },
        { key: 'value', label: fill(words.value, { date: day.slice(0, 5) }), isNumeric: true },
        { key: 'pages', label: words.pages, isNumeric: true, isWide: true },
        { key: 'checks', label: words.checks, isNumeric: true, isWide: true },
        { key: 'action', label: words.action, isHidden: true },
      ]}
      list={{ page, pages, perPage: statementsPerPage, total, count: rows.length }}
      words={words}
      isLoading={isLoading}
      onPage={onPage}
    >
      {rows.map((statement) => (
        <StatementRow
          key={statement.id}
          {...row}
          statement={statement}
          words={words}
          writing={writing}
          isOpen={open === statement.id}
          onToggle={() => setOpen(open === statement.id ? null : statement.id)}
        />
      ))}
    </TableCard>
  )
}
