'use client'

import { CircleStop, ClipboardList, RotateCw, Search, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import * as z from 'zod/mini'
import { type BatchProgress, type BatchStatement, statementChecks, statementsPerPage } from '../../../shared/contracts/reportBatches'
import { reportKindRules } from '../../../shared/domain/reportKinds'
import { askApi } from '../data/askApi'
import { fill, plural } from '../texts/fill'
import { dayText, fileOf, momentText, type Writing } from './batchText'
import { type BatchWords, batchWords } from './batchWords'
import { Gate, type ReleaseDeed } from './Gate'
import { Pager } from './Pager'
import { Reasons } from './Reasons'
import { refusalText } from './refusalText'
import { type StatementDeed, StatementRow } from './StatementRow'
import { Tabs } from './Tabs'
import { type StatementsQuery, useBatch, useStatements } from './useBatch'

/** Milliseconds of quiet before what was typed is asked for. */
const pause = 300

type Props = Writing &
  Readonly<{
    id: string
    /** Says what came of a press, over the page. */
    onSay: (text: string, isGood: boolean) => void
  }>

/** A deed is told by the batch's next state, whatever it answers. */
const anyAnswer = z.unknown()

const everything: StatementsQuery = { tab: 'all', q: '', check: null, page: 1 }

/** A batch of statements: how far it is, each statement with its pages, and what stands before their release. */
export function Batch({ id, language, onSay, timeZone }: Props) {
  const words = batchWords[language]
  const writing: Writing = { language, timeZone }
  const { lostSince, problem, progress, refresh } = useBatch(id)
  const [query, setQuery] = useState(everything)
  // An opened sample changes who has read a statement, and nothing else of the batch.
  const statements = useStatements(id, query, progress && `${progress.version} ${progress.samples.read}`)
  const [isBusy, setBusy] = useState(false)

  const act = async (path: string, body: object, done: string) => {
    setBusy(true)
    const { problem: refused } = await askApi(`/api/report-batches/${id}/${path}`, anyAnswer, { body })
    setBusy(false)
    if (refused === null) onSay(done, true)
    else onSay(refusalText(refused, words), false)
    refresh()
    statements.refresh()
  }

  if (progress === null)
    return problem === null ? (
      <p className="qs-none" role="status">
        {words.loading}
      </p>
    ) : (
      <div className="qs-empty" role="alert">
        <h2>{problem.status === 404 ? words.missing : words.notLoaded}</h2>
        {problem.status !== 404 && (
          <button type="button" className="qs-button" onClick={refresh}>
            {words.tryAgain}
          </button>
        )}
      </div>
    )

  const { counts, state } = progress
  const isChangeable = isOpen(progress)
  const done: Readonly<Record<StatementDeed, string>> = {
    again: words.againAsked,
    stop: words.stopAsked,
    'leave-out': words.leftOutNow,
    'take-in': words.takenIn,
  }
  const change = (deed: StatementDeed, { id: statement }: BatchStatement) =>
    void act(deed, deed === 'again' || deed === 'stop' ? { statements: [statement] } : { statement }, done[deed])
  const release = (deed: ReleaseDeed) =>
    void act(deed, { version: progress.version }, deed === 'approve' ? words.approvedNow : words.publishedNow)

  return (
    <>
      {lostSince !== null && (
        <p className="qs-lost" role="status">
          {fill(words.lost, { at: momentText(lostSince, writing, words.today, true) })}
        </p>
      )}
      <Head
        progress={progress}
        words={words}
        language={language}
        isBusy={isBusy}
        onAgain={() => void act('again', {}, words.againAsked)}
        onStop={() => void act('stop', {}, words.stopAsked)}
      />
      <Progress progress={progress} words={words} writing={writing} onTab={(tab) => setQuery({ ...everything, tab })} />
      <p className="qs-sr" role="status">
        {spoken(progress, words)}
      </p>
      <div className="qs-batchcols">
        <section className="qs-stack" aria-label={words.statements}>
          <Tabs
            label={words.states}
            chosen={query.tab}
            onChoose={(tab) => setQuery({ ...query, tab, page: 1 })}
            tabs={[
              { key: 'all', label: words.all, count: counts.done + counts.making + counts.waiting + counts.failed },
              { key: 'failed', label: words.failed, count: counts.failed },
              { key: 'inWork', label: words.inWork, count: counts.making + counts.waiting },
              { key: 'done', label: words.done, count: counts.done },
              { key: 'leftOut', label: words.leftOut, count: counts.leftOut },
            ]}
          >
            <Filters query={query} words={words} onQuery={setQuery} />
            <Table
              {...statements}
              progress={progress}
              query={query}
              words={words}
              writing={writing}
              isBusy={isBusy}
              isChangeable={isChangeable}
              isApproved={state === 'approved'}
              onDo={change}
              onPage={(page) => setQuery({ ...query, page })}
            />
          </Tabs>
        </section>
        <Gate
          progress={progress}
          words={words}
          writing={writing}
          isBusy={isBusy}
          check={query.check}
          onCheck={(check) => setQuery({ ...everything, check: query.check === check ? null : check })}
          onRelease={release}
        />
      </div>
    </>
  )
}

/** Whether its statements may still change: up to the moment when somebody has it published, or has stopped it. */
const isOpen = ({ publishHindrance }: BatchProgress): boolean => publishHindrance !== 'ended'

/** What a screen reader is told by and by: each quarter of the way, each failure and each change of the whole, not every statement. */
function spoken(progress: BatchProgress, words: BatchWords): string {
  const { counts, state } = progress
  const count = counts.done + counts.making + counts.waiting + counts.failed
  if (count === 0) return ''
  const quarter = 25
  const percent = Math.floor((counts.done * 100) / count / quarter) * quarter
  const failed = counts.failed > 0 ? ` ${fill(words.liveFailed, { failed: counts.failed })}` : ''
  return `${state === 'running' ? fill(words.live, { percent }) : ''}${failed}`.trim()
}

type HeadProps = Readonly<{
  progress: BatchProgress
  words: BatchWords
  language: Writing['language']
  isBusy: boolean
  onAgain: () => void
  onStop: () => void
}>

function Head({ isBusy, language, onAgain, onStop, progress, words }: HeadProps) {
  const [isArmed, setArmed] = useState(false)
  const { correction, counts, date, kind, portal, state } = progress
  const count = counts.done + counts.making + counts.waiting + counts.failed
  const isChangeable = isOpen(progress)
  const form =
    state === 'published'
      ? words.publishedAll
      : state === 'approved'
        ? words.approvedAll
        : state === 'stopped'
          ? words.stoppedAt
          : counts.done === count && count > 0
            ? words.allDone
            : words.doneOf
  return (
    <header className="qs-listhead">
      <div>
        <h1>{fill(plural(form, count, language), { done: counts.done })}</h1>
        <p>
          {fill(words.subtitle, {
            kind: reportKindRules[kind].title[language],
            portal: portal.name,
            period: fill(words.period[kind], { date: dayText(date) }),
          })}
        </p>
        {correction && (
          <p>
            {fill(words.correction, { note: correction.note })}{' '}
            <a href={`${fileOf(correction.document)}?inline=1`} target="_blank" rel="noreferrer">
              {words.correctedDocument}
            </a>
          </p>
        )}
      </div>
      <div className="qs-actions">
        <a className="qs-button" href="/admin/collections/report-deliveries">
          <ClipboardList aria-hidden="true" />
          {words.evidence}
        </a>
        {isChangeable &&
          (isArmed ? (
            <>
              <button
                type="button"
                className="qs-button"
                autoFocus
                disabled={isBusy}
                onClick={() => {
                  setArmed(false)
                  onStop()
                }}
              >
                <CircleStop aria-hidden="true" />
                {words.stopAllAsk}
              </button>
              <button type="button" className="qs-button qs-button--quiet" onClick={() => setArmed(false)}>
                {words.cancel}
              </button>
            </>
          ) : (
            <button type="button" className="qs-button" disabled={isBusy} onClick={() => setArmed(true)}>
              <CircleStop aria-hidden="true" />
              {words.stopAll}
            </button>
          ))}
        {isChangeable && counts.failed > 0 && (
          <button type="button" className="qs-button qs-button--primary" disabled={isBusy} onClick={onAgain}>
            <RotateCw aria-hidden="true" />
            {plural(words.runAgain, counts.failed, language)}
          </button>
        )}
      </div>
    </header>
  )
}

type ProgressProps = Readonly<{
  progress: BatchProgress
  words: BatchWords
  writing: Writing
  onTab: (tab: StatementsQuery['tab']) => void
}>

function Progress({ onTab, progress, words, writing }: ProgressProps) {
  const { counts, origin, secondsLeft, startedAt, startedBy } = progress
  const parts = [
    { key: 'done', label: words.done, count: counts.done, tab: 'done' },
    { key: 'making', label: words.making, count: counts.making, tab: 'inWork' },
    { key: 'waiting', label: words.waiting, count: counts.waiting, tab: 'inWork' },
    { key: 'failed', label: words.failed, count: counts.failed, tab: 'failed' },
  ] as const
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  const minutes = secondsLeft === null ? null : Math.round(secondsLeft / 60)
  const [before, after] = words.startedBy[origin].split('{name}')
  return (
    <section className="qs-batchprogress" aria-label={words.progress}>
      <div className="qs-batchbar" role="img" aria-label={fill(words.sumOfStates, counts)}>
        {parts
          .filter((part) => part.count > 0)
          .map((part) => (
            <i key={part.key} data-part={part.key} style={{ flexGrow: part.count }} />
          ))}
      </div>
      <dl className="qs-sum">
        {parts.map((part, index) => (
          <div key={part.key}>
            <dt>
              <i data-part={part.key} aria-hidden="true" />
              {part.label}
            </dt>
            <dd>
              {index > 0 && (
                <span className="qs-sign" aria-hidden="true">
                  +
                </span>
              )}
              {part.key === 'failed' && part.count > 0 ? (
                <button type="button" onClick={() => onTab(part.tab)}>
                  {part.count}
                  <span className="qs-sr"> {part.label}</span>
                </button>
              ) : (
                part.count.toLocaleString('en-GB')
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.statements}</dt>
          <dd>
            <span className="qs-sign" aria-hidden="true">
              =
            </span>
            <span className="qs-total">{count.toLocaleString('en-GB')}</span>
          </dd>
        </div>
      </dl>
      <p className="qs-notes">
        <span>
          {before}
          {after !== undefined && <b>{startedBy?.name ?? '–'}</b>}
          {after} {momentText(startedAt, writing, words.today, true)}
        </span>
        {minutes !== null && <span>{minutes === 0 ? words.timeLeft : plural(words.minutesLeft, minutes, writing.language)}</span>}
        {counts.leftOut > 0 && (
          <button type="button" onClick={() => onTab('leftOut')}>
            {plural(words.leftOutCount, counts.leftOut, writing.language)}
          </button>
        )}
      </p>
      <Reasons reasons={progress.reasons} words={words} writing={writing} />
    </section>
  )
}

type FiltersProps = Readonly<{ query: StatementsQuery; words: BatchWords; onQuery: (query: StatementsQuery) => void }>

function Filters({ onQuery, query, words }: FiltersProps) {
  const [text, setText] = useState(query.q)
  useEffect(() => {
    if (text.trim() === query.q) return
    const timer = setTimeout(() => onQuery({ ...query, q: text.trim(), page: 1 }), pause)
    return () => clearTimeout(timer)
  }, [onQuery, query, text])
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
      <select
        className="qs-select"
        aria-label={words.filterByCheck}
        value={query.check ?? ''}
        onChange={({ target }) => onQuery({ ...query, check: statementChecks.find((check) => check === target.value) ?? null, page: 1 })}
      >
        <option value="">{words.anyCheck}</option>
        {statementChecks.map((check) => (
          <option key={check} value={check}>
            {words.check[check]}
          </option>
        ))}
      </select>
      {query.check && (
        <span className="qs-chip">
          <span>{words.check[query.check]}</span>
          <button type="button" aria-label={words.anyCheck} onClick={() => onQuery({ ...query, check: null, page: 1 })}>
            <X aria-hidden="true" />
          </button>
        </span>
      )}
      <span className="qs-none qs-order">{words.order}</span>
    </div>
  )
}

type TableProps = ReturnType<typeof useStatements> &
  Readonly<{
    progress: BatchProgress
    query: StatementsQuery
    words: BatchWords
    writing: Writing
    isBusy: boolean
    isChangeable: boolean
    isApproved: boolean
    onDo: (deed: StatementDeed, statement: BatchStatement) => void
    onPage: (page: number) => void
  }>

function Table({ hasFailed, isLoading, onPage, progress, query, refresh, rows, words, writing, ...row }: TableProps) {
  const [open, setOpen] = useState<string | null>(null)
  const caption = useId()
  const day = dayText(progress.date)
  if (hasFailed && rows === null)
    return (
      <p className="qs-empty" role="alert">
        {words.notLoaded}{' '}
        <button type="button" className="qs-button" onClick={refresh}>
          {words.tryAgain}
        </button>
      </p>
    )
  if (rows === null)
    return (
      <p className="qs-none" role="status">
        {words.loading}
      </p>
    )
  if (rows.rows.length === 0)
    return <p className="qs-card qs-calm">{query.check ? words.noCheckFails : query.q === '' ? words.noRows : words.noMatch}</p>
  const from = (rows.page - 1) * statementsPerPage + 1
  return (
    <div className="qs-card" aria-busy={isLoading}>
      <div className="qs-scroll" role="region" aria-labelledby={caption} tabIndex={0}>
        <table className="qs-table">
          <caption className="qs-sr" id={caption}>
            {fill(words.caption, { date: day })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.client}</th>
              <th scope="col">{words.state}</th>
              <th scope="col" className="qs-num">
                {fill(words.value, { date: day.slice(0, 5) })}
              </th>
              <th scope="col" className="qs-num qs-wide">
                {words.pages}
              </th>
              <th scope="col" className="qs-num qs-wide">
                {words.checks}
              </th>
              <th scope="col">
                <span className="qs-sr">{words.action}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.rows.map((statement) => (
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
          </tbody>
        </table>
      </div>
      <footer className="qs-tablefoot">
        <span>{fill(words.range, { from, to: from + rows.rows.length - 1, count: rows.total })}</span>
        <Pager page={rows.page} pages={rows.pages} words={words} onPage={onPage} />
      </footer>
    </div>
  )
}
