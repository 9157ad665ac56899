'use client'

import { Check, Eye, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { BatchProgress, StatementCheck } from '../../../shared/contracts/reportBatches'
import { formatList } from '../../../shared/format/list'
import type { Locale } from '../../../shared/i18n/locales'
import { ArmedAction } from '../record/ArmedAction'
import { fill, plural } from '../texts/fill'
import { momentText, type Writing } from '../kit/writing'
import type { BatchWords } from './batchWords'

export type ReleaseDeed = 'approve' | 'publish'

type Props = Readonly<{
  progress: BatchProgress
  words: BatchWords
  writing: Writing
  /** The check that the table is narrowed to. */
  check: StatementCheck | null
  isBusy: boolean
  onCheck: (check: StatementCheck) => void
  onRelease: (deed: ReleaseDeed) => void
}>

/** Checks shown before all are asked for: those that fail, and the first of the others. */
const shownFirst = 5

/** What stands between the statements and the clients: the checks, a second person, and the publication. */
export function Gate({ check, isBusy, onCheck, onRelease, progress, words, writing }: Props) {
  const heading = useId()
  const { approveHindrance, approved, checks, publishHindrance, published, recipients } = progress
  const { language } = writing
  const count = progress.counts.done
  const areChecked = checks.some(({ of }) => of > 0)
  const failing = checks.filter(({ of, passed }) => passed < of)
  const step = published ? 4 : approved ? 3 : areChecked && failing.length === 0 && progress.state === 'made' ? 2 : 1
  const told = {
    mail: plural(words.byMail, (published ?? recipients).byMail, language),
    paper: plural(words.onPaper, (published ?? recipients).onPaper, language),
  }
  return (
    <aside className="qs-card qs-gate" aria-labelledby={heading}>
      <h2 id={heading}>{words.before}</h2>
      <ol>
        <Step number={1} current={step} title={words.checksPass}>
          <p>
            {areChecked
              ? fill(words.checksOn, {
                  checks: checks.length,
                  count: Math.max(...checks.map(({ of }) => of)),
                  result: failing.length === 0 ? words.allPass : plural(words.checksFail, failing.length, language),
                })
              : words.checksNone}
          </p>
          {areChecked && <Checks checks={checks} chosen={check} words={words} onCheck={onCheck} />}
        </Step>
        <Step number={2} current={step} title={words.second}>
          {approved ? (
            <p>{fill(words.approvedBy, { name: approved.by.name, at: momentText(approved.at, writing, words.today, true) })}</p>
          ) : (
            <>
              <p>{approveHindrance === null ? words.mayApprove : whyNotApprove(progress, words, writing)}</p>
              <p className="qs-samples">
                <Eye aria-hidden="true" />
                <span>{words.samples}</span>
                <span>{fill(words.passedOf, { passed: progress.samples.read, count: progress.samples.needed })}</span>
              </p>
              {approveHindrance === 'samples' && <p>{words.samplesHow}</p>}
              <button
                type="button"
                className={approveHindrance === null ? 'qs-button qs-button--primary' : 'qs-button'}
                disabled={isBusy || approveHindrance !== null}
                onClick={() => onRelease('approve')}
              >
                {plural(words.approve, count, language)}
              </button>
            </>
          )}
        </Step>
        <Step number={3} current={step} title={words.published}>
          {published ? (
            <p>
              {fill(words.publishedBy, {
                name: published.by.name,
                at: momentText(published.at, writing, words.today, true),
                ...told,
              })}
            </p>
          ) : (
            <>
              <p>{fill(words.publishes, { files: plural(words.files, count, language), ...told })}</p>
              {approved && (
                <p>
                  {publishHindrance === null
                    ? words.mayPublish
                    : publishHindrance === 'ended'
                      ? words.publishing
                      : words.hindrance[publishHindrance]}
                </p>
              )}
              <Publish
                count={count}
                words={words}
                language={writing.language}
                isBusy={isBusy}
                isReady={publishHindrance === null}
                onPublish={() => onRelease('publish')}
              />
            </>
          )}
        </Step>
      </ol>
    </aside>
  )
}

type StepProps = Readonly<{ number: number; current: number; title: string; children: ReactNode }>

function Step({ children, current, number, title }: StepProps) {
  return (
    <li className="qs-step" aria-current={number === current ? 'step' : undefined} data-done={number < current || undefined}>
      <span className="qs-step__no" aria-hidden="true">
        {number < current ? <Check /> : number}
      </span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </li>
  )
}

type ChecksProps = Readonly<{
  checks: BatchProgress['checks']
  chosen: StatementCheck | null
  words: BatchWords
  onCheck: (check: StatementCheck) => void
}>

function Checks({ checks, chosen, onCheck, words }: ChecksProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useId()
  const hasFailed = ({ of, passed }: (typeof checks)[number]) => passed < of
  const first = new Set([...checks.filter(hasFailed), ...checks.filter((each) => !hasFailed(each))].slice(0, shownFirst))
  const shown = showsAll ? checks : checks.filter((each) => first.has(each) || hasFailed(each))
  return (
    <>
      <ul className="qs-checks" id={list}>
        {shown.map((each) => (
          <li key={each.check} data-bad={hasFailed(each) || undefined}>
            <button type="button" aria-pressed={chosen === each.check} onClick={() => onCheck(each.check)}>
              {hasFailed(each) ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
              <span>{words.check[each.check]}</span>
              <span>{fill(words.passedOf, { passed: each.passed, count: each.of })}</span>
            </button>
          </li>
        ))}
      </ul>
      {checks.length > shownFirst && (
        <button type="button" className="qs-button" aria-expanded={showsAll} aria-controls={list} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.fewerChecks : fill(words.allChecks, { count: checks.length })}
        </button>
      )}
    </>
  )
}

type PublishProps = Readonly<{
  count: number
  words: BatchWords
  language: Locale
  isReady: boolean
  isBusy: boolean
  onPublish: () => void
}>

function Publish({ count, isBusy, isReady, language, onPublish, words }: PublishProps) {
  const [isArmed, setArmed] = useState(false)
  if (isArmed && isReady)
    return (
      <ArmedAction
        confirm={plural(words.publishCount, count, language)}
        cancel={words.cancel}
        isFocused
        isRunning={isBusy}
        onCancel={() => setArmed(false)}
        onConfirm={() => {
          setArmed(false)
          onPublish()
        }}
      >
        <p>{words.publishAsk}</p>
      </ArmedAction>
    )
  return (
    <button
      type="button"
      className={isReady ? 'qs-button qs-button--primary' : 'qs-button'}
      disabled={!isReady || isBusy}
      onClick={() => setArmed(true)}
    >
      {words.publish}
    </button>
  )
}

/** Why the reader may not approve, and who may instead. */
function whyNotApprove(progress: BatchProgress, words: BatchWords, { language }: Writing): string {
  const { approveHindrance, approvers } = progress
  if (approveHindrance === null) return ''
  const reason = words.hindrance[approveHindrance]
  if (approveHindrance !== 'ownBatch') return reason
  const others =
    approvers.length === 0 ? words.nobodyElse : fill(words.approvers, { names: formatList(approvers, language, 'disjunction') })
  return `${reason} ${others}`
}
