'use client'

import { ClipboardList, Download } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type OfferedBatches, offeredBatchesSchema } from '../../../shared/contracts/reportBatches'
import { type Evidence as Answer, evidenceFilters, evidencePerPage, evidenceSchema } from '../../../shared/contracts/reportEvidence'
import { reportKindRules, reportKinds } from '../../../shared/domain/reportKinds'
import { askApi } from '../data/askApi'
import { SearchBox } from '../kit/SearchBox'
import { Sum } from '../kit/Sum'
import { TableCard } from '../kit/TableCard'
import { Tabs } from '../kit/Tabs'
import { Loading, NotLoaded } from '../kit/Unanswered'
import { dayText, momentText, type Writing } from '../kit/writing'
import { fill, plural } from '../texts/fill'
import { type EvidenceWords, evidenceWords } from './evidenceWords'
import { DeliveryRow } from './DeliveryRow'

const allPeriods = 'all'

type Props = Writing &
  Readonly<{
    /** The newest period that has published statements, which is open at first. */
    newest: string | null
    /** The brand whose statements alone are shown, and the line that says so; empty and nothing for all. */
    ofBrand?: string
    brandLine?: ReactNode
    onSay: (text: string, isGood: boolean) => void
  }>

type Query = Readonly<{
  ofBrand: string
  date: string
  portal: string
  kind: string
  q: string
  only: (typeof evidenceFilters)[number] | ''
  page: number
}>

/** The question as the server reads it; what is not narrowed is left out. */
export const questionOf = ({ date, page, ...rest }: Query): string =>
  new URLSearchParams(
    Object.entries({ ...rest, date: date === allPeriods ? '' : date, page: page === 1 ? '' : String(page) }).filter(
      ([, value]) => value !== '',
    ),
  ).toString()

/** What was published: who received which exact file, by what they were told, and when it was opened. */
export function Evidence({ brandLine, language, newest, ofBrand = '', onSay, timeZone }: Props) {
  const words = evidenceWords[language]
  const writing: Writing = { language, timeZone }
  const [query, setQuery] = useState<Query>({ ofBrand, date: newest ?? allPeriods, portal: '', kind: '', q: '', only: '', page: 1 })
  const question = questionOf(query)
  const { answer, hasFailed, isLoading, refresh } = useEvidence(question)

  if (answer === null) return hasFailed ? <NotLoaded in="page" words={words} onRetry={refresh} /> : <Loading words={words} />
  if (answer.periods.length === 0)
    return (
      <div className="qs-empty">
        <h1>{words.none}</h1>
        {brandLine}
        <p>{words.noneYet}</p>
        <a className="qs-button" href="/admin/collections/report-batches">
          <ClipboardList aria-hidden="true" />
          {words.batches}
        </a>
      </div>
    )
  const { page: _, ...everyRow } = query
  return (
    <>
      <header className="qs-listhead">
        <div>
          <h1>{plural(words.title, answer.sums.published, language)}</h1>
          {brandLine}
          <p>{query.date === allPeriods ? words.subtitleAll : fill(words.subtitle, { date: dayText(query.date) })}</p>
        </div>
        <div className="qs-actions">
          <a className="qs-button" href="/admin/collections/report-batches">
            <ClipboardList aria-hidden="true" />
            {words.batches}
          </a>
          <a className="qs-button qs-button--primary" href={`/api/report-evidence.csv?${questionOf({ ...everyRow, page: 1 })}`} download>
            <Download aria-hidden="true" />
            {words.csv}
          </a>
        </div>
      </header>
      <Sums answer={answer} words={words} writing={writing} />
      <section className="qs-stack" aria-label={words.ledger}>
        <Tabs
          language={language}
          label={words.periods}
          chosen={query.date}
          onChoose={(date) => setQuery({ ...query, date, page: 1 })}
          tabs={[
            ...answer.periods.map(({ date, statements }) => ({ key: String(date), label: dayText(date), count: statements })),
            { key: allPeriods, label: words.allPeriods, count: answer.periods.reduce((sum, { statements }) => sum + statements, 0) },
          ]}
        >
          <Filters
            query={query}
            words={words}
            language={language}
            match={fill(words.match, { count: answer.total, all: answer.sums.published })}
            onQuery={setQuery}
          />
          {hasFailed && <NotLoaded in="notice" words={words} onRetry={refresh} />}
          <Table
            answer={answer}
            isLoading={isLoading}
            words={words}
            writing={writing}
            onSay={onSay}
            onChanged={refresh}
            onPage={(page) => setQuery({ ...query, page })}
          />
        </Tabs>
      </section>
    </>
  )
}

function useEvidence(question: string): Readonly<{ answer: Answer | null; isLoading: boolean; hasFailed: boolean; refresh: () => void }> {
  const [loaded, setLoaded] = useState<Readonly<{ question: string; answer: Answer }> | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const asking = new AbortController()
    void askApi(`/api/report-evidence?${question}`, evidenceSchema, { signal: asking.signal }).then(({ data }) => {
      if (asking.signal.aborted) return
      if (data) setLoaded({ question, answer: data })
      setFailed(data ? null : question)
    })
    return () => asking.abort()
  }, [asked, question])
  return {
    answer: loaded?.answer ?? null,
    isLoading: loaded?.question !== question && failed !== question,
    hasFailed: failed === question,
    refresh: useCallback(() => setAsked((count) => count + 1), []),
  }
}

function Sums({ answer, words, writing }: Readonly<{ answer: Answer; words: EvidenceWords; writing: Writing }>) {
  const { cameBack, corrected, firstPublishedAt, keptUntil, keptYears, sums } = answer
  return (
    <div className="qs-sums">
      <Sum
        language={writing.language}
        label={words.ledger}
        parts={[
          { key: 'opened', label: words.openedInTime, count: sums.openedInTime },
          { key: 'paper', label: words.paperSent, count: sums.paperSent },
          { key: 'choice', label: words.paperByChoice, count: sums.paperByChoice },
          { key: 'open', label: words.openStill, count: sums.open },
        ]}
        total={{ label: words.published, count: sums.published }}
      />
      <p className="qs-notes">
        {firstPublishedAt !== null && (
          <span>{fill(words.firstPublished, { at: momentText(firstPublishedAt, writing, words.today, true) })}</span>
        )}
        {corrected > 0 && <span>{plural(words.corrections, corrected, writing.language)}</span>}
        {cameBack > 0 && <span>{plural(words.cameBack, cameBack, writing.language)}</span>}
        <span>
          {[
            plural(words.keptYears, keptYears, writing.language),
            ...(keptUntil === null ? [] : [fill(words.keptUntil, { date: dayText(keptUntil) })]),
          ].join(', ')}
        </span>
      </p>
    </div>
  )
}

type FiltersProps = Readonly<{
  query: Query
  words: EvidenceWords
  language: Writing['language']
  match: string
  onQuery: (query: Query) => void
}>

function Filters({ language, match, onQuery, query, words }: FiltersProps) {
  const [portals, setPortals] = useState<OfferedBatches['portals']>([])
  const search = useCallback((q: string) => onQuery({ ...query, q, page: 1 }), [onQuery, query])
  useEffect(() => {
    // A firm of one portal has nothing to choose; without an answer the list is whole.
    void askApi('/api/report-batches/offered', offeredBatchesSchema).then(({ data }) => setPortals(data?.portals ?? []))
  }, [])
  return (
    <div className="qs-filters" role="search" aria-label={words.filter}>
      <SearchBox label={words.search} hint={words.searchHint} value={query.q} onSearch={search} />
      {evidenceFilters.map((only) => (
        <button
          key={only}
          type="button"
          className="qs-toggle"
          aria-pressed={query.only === only}
          onClick={() => onQuery({ ...query, only: query.only === only ? '' : only, page: 1 })}
        >
          {words.only[only]}
        </button>
      ))}
      <select
        className="qs-select"
        aria-label={words.kind}
        value={query.kind}
        onChange={({ target }) => onQuery({ ...query, kind: target.value, page: 1 })}
      >
        <option value="">{words.allKinds}</option>
        {reportKinds.map((kind) => (
          <option key={kind} value={kind}>
            {reportKindRules[kind].title[language]}
          </option>
        ))}
      </select>
      {portals.length > 1 && (
        <select
          className="qs-select"
          aria-label={words.portal}
          value={query.portal}
          onChange={({ target }) => onQuery({ ...query, portal: target.value, page: 1 })}
        >
          <option value="">{words.allPortals}</option>
          {portals.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <span className="qs-none qs-order" role="status">
        {match}
      </span>
    </div>
  )
}

type TableProps = Readonly<{
  answer: Answer
  isLoading: boolean
  words: EvidenceWords
  writing: Writing
  onSay: (text: string, isGood: boolean) => void
  onChanged: () => void
  onPage: (page: number) => void
}>

function Table({ answer, isLoading, onChanged, onPage, onSay, words, writing }: TableProps) {
  const [open, setOpen] = useState<string | null>(null)
  const { page, pages, rows, total } = answer
  if (rows.length === 0) return <p className="qs-card qs-calm">{words.noMatch}</p>
  return (
    <TableCard
      className="qs-table--evidence"
      caption={words.caption}
      heads={[
        { key: 'client', label: words.client },
        { key: 'statement', label: words.statement },
        { key: 'published', label: words.published, isWide: true },
        { key: 'notified', label: words.notified },
        { key: 'opened', label: words.firstOpened },
        { key: 'fingerprint', label: words.hash, isWide: true },
        { key: 'file', label: words.file, isHidden: true },
      ]}
      list={{ page, pages, perPage: evidencePerPage, total, count: rows.length }}
      words={words}
      note={fill(words.csvHolds, { count: total })}
      isLoading={isLoading}
      onPage={onPage}
    >
      {rows.map((row) => (
        <DeliveryRow
          key={row.id}
          row={row}
          words={words}
          writing={writing}
          isOpen={open === row.id}
          onToggle={() => setOpen(open === row.id ? null : row.id)}
          onSay={onSay}
          onChanged={onChanged}
        />
      ))}
    </TableCard>
  )
}
