'use client'

import { CircleStop, ClipboardList, RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { BatchProgress } from '../../../shared/contracts/reportBatches'
import { reportKindRules } from '../../../shared/domain/reportKinds'
import { dayText, fileOf, type Writing } from '../kit/writing'
import { fill, plural } from '../texts/fill'
import type { BatchWords } from './batchWords'

type Props = Readonly<{
  progress: BatchProgress
  words: BatchWords
  language: Writing['language']
  isBusy: boolean
  /** Whether its statements may still change. */
  isChangeable: boolean
  onAgain: () => void
  onStop: () => void
}>

/** What the batch is and how far, in a sentence, with what can be done with all of it. */
export function BatchHead({ isBusy, isChangeable, language, onAgain, onStop, progress, words }: Props) {
  const [isArmed, setArmed] = useState(false)
  const { correction, counts, date, endedUnchanged, kind, portal, state } = progress
  const count = counts.done + counts.making + counts.waiting + counts.failed
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
        <h1>{endedUnchanged ? words.nothingToCorrect : fill(plural(form, count, language), { done: counts.done })}</h1>
        <p>
          {fill(words.subtitle, {
            kind: reportKindRules[kind].title[language],
            portal: portal.name,
            period: fill(words.period[kind], { date: dayText(date) }),
          })}
        </p>
        {endedUnchanged && <p>{words.nothingToCorrectWhy}</p>}
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
