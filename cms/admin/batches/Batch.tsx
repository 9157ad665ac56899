'use client'

import { useState } from 'react'
import * as z from 'zod/mini'
import type { BatchProgress, BatchStatement } from '../../../shared/contracts/reportBatches'
import { askApi } from '../data/askApi'
import { Tabs } from '../kit/Tabs'
import { Loading, NotLoaded } from '../kit/Unanswered'
import { momentText, type Writing } from '../kit/writing'
import { fill } from '../texts/fill'
import { BatchHead } from './BatchHead'
import { BatchLedger } from './BatchLedger'
import { type BatchWords, batchWords } from './batchWords'
import { Gate, type ReleaseDeed } from './Gate'
import { refusalText } from './refusalText'
import { StatementFilters } from './StatementFilters'
import type { StatementDeed } from './StatementRow'
import { StatementTable } from './StatementTable'
import { type StatementsQuery, useBatch, useStatements } from './useBatch'

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

  if (progress === null) {
    if (problem === null) return <Loading words={words} />
    return problem.status === 404 ? (
      <div className="qs-empty" role="alert">
        <h1>{words.missing}</h1>
      </div>
    ) : (
      <NotLoaded in="page" words={words} onRetry={refresh} />
    )
  }

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
      <BatchHead
        progress={progress}
        words={words}
        language={language}
        isBusy={isBusy}
        isChangeable={isChangeable}
        onAgain={() => void act('again', {}, words.againAsked)}
        onStop={() => void act('stop', {}, words.stopAsked)}
      />
      <BatchLedger progress={progress} words={words} writing={writing} onTab={(tab) => setQuery({ ...everything, tab })} />
      <p className="qs-sr" role="status">
        {spoken(progress, words)}
      </p>
      <div className="qs-batchcols">
        <section className="qs-stack" aria-label={words.statements}>
          <Tabs
            language={writing.language}
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
            <StatementFilters query={query} words={words} onQuery={setQuery} />
            <StatementTable
              {...statements}
              date={progress.date}
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
