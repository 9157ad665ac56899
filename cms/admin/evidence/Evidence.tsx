'use client'

import { ClipboardList, Download, Search } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { type OfferedBatches, offeredBatchesSchema } from '../../../shared/contracts/reportBatches'
import { type Evidence as Answer, evidenceFilters, evidencePerPage, evidenceSchema } from '../../../shared/contracts/reportEvidence'
import { reportKindRules, reportKinds } from '../../../shared/domain/reportKinds'
import { dayText, momentText, type Writing } from '../batches/batchText'
import { Pager } from '../batches/Pager'
import { Tabs } from '../batches/Tabs'
import { askApi } from '../data/askApi'
import { fill, plural } from '../texts/fill'
import { type EvidenceWords, evidenceWords } from './evidenceWords'
import { DeliveryRow } from './DeliveryRow'

/** Milliseconds of quiet before what was typed is asked for. */
const pause = 300
const allPeriods = 'all'

type Props = Writing &
  Readonly<{
    /** The newest period that has published statements, which is open at first. */
    newest: string | null
    onSay: (text: string, isGood: boolean) => void
  }>

type Query = Readonly<{
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
export function Evidence({ language, newest, onSay, timeZone }: Props) {
  const words = evidenceWords[language]
  const writing: Writing = { language, timeZone }
  const [query, setQuery] = useState<Query>({ date: newest ?? allPeriods, portal: '', kind: '', q: '', only: '', page: 1 })
  const question = questionOf(query)
  const { answer, hasFailed, isLoading, refresh } = useEvidence(question)

  if (answer === null)
    return hasFailed ? (
      <div className="qs-empty" role="alert">
        <h1>{words.notLoaded}</h1>
        <button type="button" className="qs-button" onClick={refresh}>
          {words.tryAgain}
        </button>
      </div>
    ) : (
      <p className="qs-none" role="status">
        {words.loading}
      </p>
    )
  if (answer.periods.length === 0)
    return (
      <div className="qs-empty">
        <h1>{words.none}</h1>
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
          {hasFailed && (
            <p className="qs-lost" role="alert">
              {words.notLoaded}{' '}
              <button type="button" className="qs-button" onClick={refresh}>
                {words.tryAgain}
              </button>
            </p>
          )}
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
  const parts = [
    [words.openedInTime, sums.openedInTime],
    [words.paperSent, sums.paperSent],
    [words.paperByChoice, sums.paperByChoice],
    [words.openStill, sums.open],
  ] as const
  return (
    <div className="qs-batchprogress">
      <dl className="qs-sum" aria-label={words.ledger}>
        {parts.map(([word, count], index) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              {index > 0 && (
                <span className="qs-sign" aria-hidden="true">
                  +
                </span>
              )}
              {count.toLocaleString('en-GB')}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.published}</dt>
          <dd>
            <span className="qs-sign" aria-hidden="true">
              =
            </span>
            <span className="qs-total">{sums.published.toLocaleString('en-GB')}</span>
          </dd>
        </div>
      </dl>
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
  const [text, setText] = useState(query.q)
  const [portals, setPortals] = useState<OfferedBatches['portals']>([])
  useEffect(() => {
    if (text.trim() === query.q) return
    const timer = setTimeout(() => onQuery({ ...query, q: text.trim(), page: 1 }), pause)
    return () => clearTimeout(timer)
  }, [onQuery, query, text])
  useEffect(() => {
    // A firm of one portal has nothing to choose; without an answer the list is whole.
    void askApi('/api/report-batches/offered', offeredBatchesSchema).then(({ data }) => setPortals(data?.portals ?? []))
  }, [])
  return (
    <div className="qs-filters" role="search" aria-label={words.filter}>
      <span className="qs-searchbox">
        <Search aria-hidden="true" />
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          maxLength={80}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </span>
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
  const caption = useId()
  const { page, pages, rows, total } = answer
  if (rows.length === 0) return <p className="qs-card qs-calm">{words.noMatch}</p>
  const from = (page - 1) * evidencePerPage + 1
  return (
    <div className="qs-card" aria-busy={isLoading}>
      <div className="qs-scroll" role="region" aria-labelledby={caption} tabIndex={0}>
        <table className="qs-table qs-table--evidence">
          <caption className="qs-sr" id={caption}>
            {words.caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.client}</th>
              <th scope="col">{words.statement}</th>
              <th scope="col" className="qs-wide">
                {words.published}
              </th>
              <th scope="col">{words.notified}</th>
              <th scope="col">{words.firstOpened}</th>
              <th scope="col" className="qs-wide">
                {words.hash}
              </th>
              <th scope="col">
                <span className="qs-sr">{words.file}</span>
              </th>
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </div>
      <footer className="qs-tablefoot">
        <span>{fill(words.range, { from, to: from + rows.length - 1, count: total })}</span>
        <span>{fill(words.csvHolds, { count: total })}</span>
        <Pager page={page} pages={pages} words={words} onPage={onPage} />
      </footer>
    </div>
  )
}
