'use client'

import { CircleOff, CirclePlus, Eye, RotateCw } from 'lucide-react'
import { useId } from 'react'
import type { BatchStatement } from '../../../shared/contracts/reportBatches'
import { missing } from '../../../shared/format/decimalParts'
import { formatList } from '../../../shared/format/list'
import { formatMoney } from '../../../shared/format/money'
import { formatBytes } from '../../../shared/format/bytes'
import { isLocale, localeNames } from '../../../shared/i18n/locales'
import { Expander, NoExpander } from '../kit/Expander'
import { Two } from '../kit/Two'
import { clockText, dayText, fileOf, momentText, shortHash, type Writing } from '../kit/writing'
import { fill, plural } from '../texts/fill'
import type { BatchWords } from './batchWords'
import { Thumbnails } from './Thumbnails'

export type StatementDeed = 'again' | 'stop' | 'leave-out' | 'take-in'

type Props = Readonly<{
  statement: BatchStatement
  words: BatchWords
  writing: Writing
  isOpen: boolean
  /** Whether statements may still be made, stopped and left out. */
  isChangeable: boolean
  /** Whether a change takes an approval back. */
  isApproved: boolean
  isBusy: boolean
  onToggle: () => void
  onDo: (deed: StatementDeed, statement: BatchStatement) => void
}>

const hasPassed = ({ result }: BatchStatement['checks'][number]): boolean => result !== 'failed'

/** The name that people look for: the client's, or the account's where it has no client. */
export const nameOf = ({ account }: Readonly<{ account: BatchStatement['account'] }>): string => account.client ?? account.name

/** One statement of a batch: how far it is, what it came to, and what can be done with it; opened, its pages and what is known of its file. */
export function StatementRow({ isApproved, isBusy, isChangeable, isOpen, onDo, onToggle, statement, words, writing }: Props) {
  const panel = useId()
  const name = nameOf(statement)
  const { account, checks, document, pages, state, value } = statement
  const failing = checks.filter((check) => !hasPassed(check))
  const canOpen = document !== null || failing.length > 0
  const act = (deed: StatementDeed) => () => onDo(deed, statement)
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <span className="qs-statement">
            {canOpen ? (
              <Expander label={fill(words.pagesOf, { name })} isOpen={isOpen} panel={panel} onToggle={onToggle} />
            ) : (
              <NoExpander />
            )}
            <Two
              below={
                <>
                  {account.externalId ?? account.name}
                  {statement.isSample && <span className="qs-mark-sample">{words.sample}</span>}
                </>
              }
            >
              {name}
            </Two>
          </span>
        </th>
        <td>
          <StateOf statement={statement} words={words} writing={writing} />
        </td>
        <td className="qs-num">{value ? formatMoney(value, writing.language) : missing}</td>
        <td className="qs-num qs-wide">{pages ?? missing}</td>
        <td className="qs-num qs-wide">
          {checks.length === 0 ? missing : fill(words.checksOf, { passed: checks.length - failing.length, count: checks.length })}
        </td>
        <td className="qs-do">
          {isChangeable && state === 'failed' && (
            <button type="button" className="qs-button" disabled={isBusy} aria-label={fill(words.againOf, { name })} onClick={act('again')}>
              <RotateCw aria-hidden="true" />
              {words.again}
            </button>
          )}
          {isChangeable && (state === 'making' || state === 'waiting') && (
            <button
              type="button"
              className="qs-button qs-button--quiet"
              disabled={isBusy}
              aria-label={fill(words.stopOf, { name })}
              onClick={act('stop')}
            >
              {words.stop}
            </button>
          )}
          {isChangeable && statement.state === 'leftOut' && statement.leftOut !== 'published' && (
            <button
              type="button"
              className="qs-button"
              disabled={isBusy}
              aria-label={fill(words.takeInOf, { name })}
              onClick={act('take-in')}
            >
              <CirclePlus aria-hidden="true" />
              {words.takeIn}
            </button>
          )}
          {document !== null && state === 'done' && (
            <a
              className="qs-icon"
              href={`${fileOf(document)}?inline=1`}
              target="_blank"
              rel="noreferrer"
              aria-label={fill(words.openOf, { name })}
              title={words.open}
            >
              <Eye aria-hidden="true" />
            </a>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className="qs-detail" id={panel}>
          <td colSpan={6}>
            <div className="qs-stack">
              {document !== null && (
                <Thumbnails key={`${document} ${statement.hash}`} address={`${fileOf(document)}?inline=1`} pages={pages} words={words} />
              )}
              {failing.length > 0 && (
                <div>
                  <h3>{words.failedChecks}</h3>
                  <ul className="qs-failing">
                    {failing.map(({ check, subject }) => (
                      <li key={check}>
                        {words.check[check]}
                        {subject !== null && <span className="qs-none">{subject}</span>}
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              {document !== null && <Facts statement={statement} words={words} writing={writing} />}
              <p className="qs-actions">
                {document !== null && (
                  <a className="qs-button" href={`${fileOf(document)}?inline=1`} target="_blank" rel="noreferrer">
                    <Eye aria-hidden="true" />
                    {words.open}
                  </a>
                )}
                {isChangeable && state !== 'leftOut' && (
                  <>
                    <button type="button" className="qs-button qs-button--quiet" disabled={isBusy} onClick={act('again')}>
                      <RotateCw aria-hidden="true" />
                      {words.makeAgain}
                    </button>
                    <button type="button" className="qs-button qs-button--quiet" disabled={isBusy} onClick={act('leave-out')}>
                      <CircleOff aria-hidden="true" />
                      {words.leaveOut}
                    </button>
                    {isApproved && <span className="qs-none">{words.unapproves}</span>}
                  </>
                )}
              </p>
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

const tones = { waiting: 'off', making: 'work', done: 'on', failed: 'bad', leftOut: 'off' } as const

function StateOf({ statement, words, writing }: Pick<Props, 'statement' | 'words' | 'writing'>) {
  const { error, finishedAt, leftOut, startedAt, state, step } = statement
  const below =
    state === 'failed'
      ? error
      : state === 'leftOut'
        ? leftOut && words.whyLeftOut[leftOut]
        : state === 'waiting'
          ? words.next
          : state === 'making'
            ? startedAt && fill(words.started, { at: clockText(startedAt, writing) })
            : finishedAt && momentText(finishedAt, writing, words.today)
  return (
    <Two below={below}>
      <span className="qs-dot" data-tone={tones[state]}>
        {state === 'making' && step ? words.steps[step] : words.stateOf[state]}
      </span>
    </Two>
  )
}

function Facts({ statement, words, writing }: Pick<Props, 'statement' | 'words' | 'writing'>) {
  const { asOf, bytes, commentary, hash, locale, pages, readAt, readBy } = statement
  const { language } = writing
  const at = readAt === null ? missing : momentText(readAt, writing, words.today, true)
  return (
    <dl className="qs-filefacts">
      <div>
        <dt>{words.asOf}</dt>
        <dd>{asOf === null ? missing : fill(words.readOn, { day: dayText(asOf), at })}</dd>
      </div>
      <div>
        <dt>{words.commentary}</dt>
        <dd>{commentary ?? words.noCommentary}</dd>
      </div>
      <div>
        <dt>{words.file}</dt>
        <dd>
          {pages === null || bytes === null
            ? missing
            : fill(plural(words.filePages, pages, language), {
                size: formatBytes(bytes, language),
                language: isLocale(locale) ? localeNames[locale] : locale,
              })}
        </dd>
      </div>
      <div>
        <dt>{words.hash}</dt>
        <dd className="qs-hash" title={hash === null ? undefined : fill(words.wholeHash, { hash })}>
          {hash === null ? missing : shortHash(hash)}
        </dd>
      </div>
      {statement.isSample && (
        <div>
          <dt>{words.sample}</dt>
          <dd>
            {readBy.length === 0
              ? words.readBy
              : fill(words.readByYou, {
                  names: formatList(
                    readBy.map(({ name }) => name),
                    language,
                  ),
                })}
          </dd>
        </div>
      )}
    </dl>
  )
}
