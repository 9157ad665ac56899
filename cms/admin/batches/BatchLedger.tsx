'use client'

import type { BatchProgress } from '../../../shared/contracts/reportBatches'
import { Sum } from '../kit/Sum'
import { momentText, type Writing } from '../kit/writing'
import { fill, plural } from '../texts/fill'
import { numberText } from '../texts/numberText'
import type { BatchWords } from './batchWords'
import { Reasons } from './Reasons'
import type { StatementsQuery } from './useBatch'

type Props = Readonly<{
  progress: BatchProgress
  words: BatchWords
  writing: Writing
  onTab: (tab: StatementsQuery['tab']) => void
}>

/** How far the batch is: a bar, its counts as a sum, who started it and how long it will take. */
export function BatchLedger({ onTab, progress, words, writing }: Props) {
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
    <section className="qs-sums" aria-label={words.progress}>
      <div className="qs-batchbar" role="img" aria-label={fill(words.sumOfStates, counts)}>
        {parts
          .filter((part) => part.count > 0)
          .map((part) => (
            <i key={part.key} data-part={part.key} style={{ flexGrow: part.count }} />
          ))}
      </div>
      <Sum
        language={writing.language}
        parts={parts.map(({ count: of, key, label, tab }) => ({
          key,
          label: (
            <>
              <i data-part={key} aria-hidden="true" />
              {label}
            </>
          ),
          count: of,
          content:
            key === 'failed' && of > 0 ? (
              <button type="button" onClick={() => onTab(tab)}>
                {numberText(of, writing.language)}
                <span className="qs-sr"> {label}</span>
              </button>
            ) : undefined,
        }))}
        total={{ label: words.statements, count }}
      />
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
