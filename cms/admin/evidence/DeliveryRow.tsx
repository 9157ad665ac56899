'use client'

import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import * as z from 'zod/mini'
import { startedBatchSchema } from '../../../shared/contracts/reportBatches'
import type { EvidenceRow } from '../../../shared/contracts/reportEvidence'
import { subtractMoney } from '../../../shared/domain/money'
import { reportKindRules } from '../../../shared/domain/reportKinds'
import { formatMoney } from '../../../shared/format/money'
import { dayText, fileOf, momentText, shortHash, type Writing } from '../kit/writing'
import { batchWords } from '../batches/batchWords'
import { refusalText } from '../batches/refusalText'
import { askApi } from '../data/askApi'
import { Expander } from '../kit/Expander'
import { Two } from '../kit/Two'
import { fill, plural } from '../texts/fill'
import type { EvidenceWords } from './evidenceWords'

type Common = Readonly<{ row: EvidenceRow; words: EvidenceWords; writing: Writing }>
type Deeds = Readonly<{ onSay: (text: string, isGood: boolean) => void; onChanged: () => void }>
type Props = Common & Deeds & Readonly<{ isOpen: boolean; onToggle: () => void }>

/** One published statement: opened, all its versions, and what can still be done for it. */
export function DeliveryRow({ isOpen, onToggle, row, words, writing, ...deeds }: Props) {
  const panel = useId()
  const { account, channel, document, firstOpenedAt, notifiedAt, pages, paperSentAt, publishedAt, state, version } = row
  const { language } = writing
  const name = account.client ?? account.name
  const at = (instant: string) => momentText(instant, writing, words.today)
  const isByPost = channel === 'post'
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <span className="qs-statement">
            <Expander label={fill(words.details, { name })} isOpen={isOpen} panel={panel} onToggle={onToggle} />
            <Two below={account.externalId ?? account.name}>{name}</Two>
          </span>
        </th>
        <td title={reportKindRules[row.kind].title[language]}>
          <Two
            below={
              version > 1
                ? fill(words.corrects, { version: version - 1 })
                : pages === null
                  ? dayText(row.date)
                  : plural(words.pages, pages, language)
            }
          >
            {fill(words.version, { version })}
          </Two>
        </td>
        <td className="qs-wide">{at(publishedAt)}</td>
        <td>
          {state === 'byPost' ? (
            <Two below={words.state.byPost}>{paperSentAt === null ? '–' : dayText(paperSentAt)}</Two>
          ) : (
            <Two below={state === 'cameBack' && notifiedAt !== null ? `${words.mail}, ${at(notifiedAt)}` : words.mail}>
              {state === 'notified' && notifiedAt !== null ? (
                at(notifiedAt)
              ) : (
                <span className={state === 'cameBack' ? 'qs-warn' : undefined}>{words.state[state]}</span>
              )}
            </Two>
          )}
        </td>
        <td>
          {firstOpenedAt !== null ? (
            <Two below={row.timesOpened === 1 ? words.once : plural(words.times, row.timesOpened, language)}>{at(firstOpenedAt)}</Two>
          ) : isByPost ? (
            <Two below={words.post}>{words.notNeeded}</Two>
          ) : (
            <Two below={paperSentAt === null ? '' : fill(words.paperSentOn, { date: dayText(paperSentAt) })}>
              <span className="qs-warn">{words.notOpened}</span>
            </Two>
          )}
        </td>
        <td className="qs-wide qs-hash" title={fill(words.wholeHash, { hash: row.hash })}>
          {shortHash(row.hash)}
        </td>
        <td className="qs-do">
          <a className="qs-icon" href={fileOf(document)} download aria-label={fill(words.download, { name })}>
            <Download aria-hidden="true" />
          </a>
        </td>
      </tr>
      {isOpen && (
        <tr className="qs-detail" id={panel}>
          <td colSpan={7}>
            <div className="qs-stack">
              <Versions row={row} words={words} writing={writing} />
              <Follow row={row} words={words} writing={writing} {...deeds} />
            </div>
          </td>
        </tr>
      )}
    </>
  )
}

function Versions({ row, words, writing }: Common) {
  const at = (instant: string) => momentText(instant, writing, words.today, true)
  return (
    <ol className="qs-chain">
      {row.versions.map((version, index) => {
        const { approvedBy, document, firstOpenedAt, hash, note, notifiedAt, publishedAt, publishedBy, value } = version
        const before = row.versions[index + 1]
        const isNewest = index === 0
        const facts = [
          publishedBy === null
            ? fill(words.publishedPlain, { at: at(publishedAt) })
            : fill(words.publishedBy, { at: at(publishedAt), name: publishedBy }),
          ...(approvedBy === null ? [] : [fill(words.approvedBy, { name: approvedBy })]),
          ...(firstOpenedAt === null ? [] : [fill(words.openedAt, { at: at(firstOpenedAt) })]),
        ].join(', ')
        const former = before?.value?.currency === value?.currency ? before?.value : null
        return (
          <li key={document}>
            <span className="qs-dot" data-tone={isNewest ? 'on' : 'off'} data-old={!isNewest || undefined}>
              {fill(words.version, { version: version.version })}
            </span>
            <div>
              <p>{facts}.</p>
              <p className="qs-none">
                {[
                  ...(before && note !== null
                    ? [`${fill(words.corrects, { version: before.version })}: ${note.replace(/[.\s]*$/, '.')}`]
                    : []),
                  ...(former && value
                    ? [
                        fill(words.valueBefore, {
                          before: formatMoney(former, writing.language),
                          now: formatMoney(value, writing.language),
                          difference: formatMoney(subtractMoney(value, former), writing.language, { signed: true }),
                        }),
                      ]
                    : []),
                  ...(notifiedAt === null ? [] : [fill(words.toldAt, { at: at(notifiedAt) })]),
                  ...(isNewest ? [] : [fill(words.keptAs, { version: row.version })]),
                ].join(' ')}
              </p>
            </div>
            <a className="qs-hash" href={fileOf(document)} download title={fill(words.wholeHash, { hash })}>
              {shortHash(hash)}
            </a>
          </li>
        )
      })}
    </ol>
  )
}

/** What an administrator can still do: note that paper was sent, or have the statement corrected. */
function Follow({ onChanged, onSay, row, words, writing }: Common & Deeds) {
  const [isBusy, setBusy] = useState(false)
  const [isCorrecting, setCorrecting] = useState(false)
  const [batch, setBatch] = useState<string | null>(null)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: writing.timeZone }).format(new Date())
  const [sentAt, setSentAt] = useState(today)
  const [note, setNote] = useState('')

  const notePaper = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const { problem } = await askApi(`/api/report-evidence/${row.id}/paper`, z.unknown(), { body: { sentAt } })
    setBusy(false)
    onSay(problem ? words.failed : fill(words.paperDone, { date: dayText(sentAt) }), problem === null)
    if (problem === null) onChanged()
  }
  const correct = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const { data, problem } = await askApi('/api/report-batches/corrections', startedBatchSchema, {
      body: { document: row.document, note: note.trim() },
    })
    setBusy(false)
    onSay(problem ? refusalText(problem, batchWords[writing.language]) : words.corrected, problem === null)
    if (data) setBatch(data.id)
  }

  if (batch !== null)
    return (
      <p role="status">
        {words.corrected} <a href={`/admin/collections/report-batches/${batch}`}>{words.toBatch}</a>
      </p>
    )
  return (
    <div className="qs-follow">
      {row.paperSentAt === null && row.firstOpenedAt === null && (
        <form onSubmit={(event) => void notePaper(event)}>
          <label>
            <span>{words.paperDay}</span>
            <input
              className="qs-input"
              type="date"
              value={sentAt}
              min={row.publishedAt.slice(0, 10)}
              max={today}
              required
              onChange={({ target }) => setSentAt(target.value)}
            />
          </label>
          <button type="submit" className="qs-button" disabled={isBusy}>
            {words.paperNote}
          </button>
        </form>
      )}
      {isCorrecting ? (
        <form className="qs-follow__note" onSubmit={(event) => void correct(event)}>
          <p className="qs-none">{words.correctHow}</p>
          <label>
            <span>{words.correctNote}</span>
            <textarea
              className="qs-input"
              value={note}
              maxLength={500}
              rows={2}
              required
              autoFocus
              onChange={({ target }) => setNote(target.value)}
            />
          </label>
          <p className="qs-actions">
            <button type="submit" className="qs-button qs-button--primary" disabled={isBusy || note.trim() === ''}>
              {words.correctStart}
            </button>
            <button type="button" className="qs-button qs-button--quiet" onClick={() => setCorrecting(false)}>
              {words.cancel}
            </button>
          </p>
        </form>
      ) : (
        <button type="button" className="qs-button qs-button--quiet" onClick={() => setCorrecting(true)}>
          {words.correct}
        </button>
      )}
    </div>
  )
}
