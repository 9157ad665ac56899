'use client'

import { Play } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { type OfferedBatches, offeredBatchesSchema, startedBatchSchema } from '../../../shared/contracts/reportBatches'
import { reportKindRules } from '../../../shared/domain/reportKinds'
import type { Locale } from '../../../shared/i18n/locales'
import { askApi } from '../data/askApi'
import { plural } from '../texts/fill'
import { dayText } from '../kit/writing'
import { type BatchWords, batchWords } from './batchWords'
import { refusalText } from './refusalText'

type Props = Readonly<{
  language: Locale
  accounts?: readonly string[]
  /** Beside other actions of the same rank. */
  isQuiet?: boolean
  onStarted: (id: string) => void
}>

/** A button, and behind it what a batch is made of: portal, kind, last day and accounts. */
export function StartDialog({ accounts, isQuiet = false, language, onStarted }: Props) {
  const words = batchWords[language]
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const [offered, setOffered] = useState<OfferedBatches | 'failed' | null>(null)
  const load = async () => {
    setOffered(null)
    const { data } = await askApi('/api/report-batches/offered', offeredBatchesSchema)
    setOffered(data ?? 'failed')
  }
  const open = () => {
    dialog.current?.showModal()
    void load()
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <button type="button" className={`qs-button ${isQuiet ? 'qs-button--quiet' : 'qs-button--primary'}`} onClick={open}>
        <Play aria-hidden="true" />
        {words.start}
      </button>
      <dialog ref={dialog} className="qs-dialog" aria-labelledby={heading}>
        <h2 id={heading}>{words.startTitle}</h2>
        <p>{words.startHow}</p>
        {offered === null && <p role="status">{words.loading}</p>}
        {offered === 'failed' && (
          <p role="alert">
            {words.notLoaded}{' '}
            <button type="button" className="qs-button" onClick={() => void load()}>
              {words.tryAgain}
            </button>
          </p>
        )}
        {offered !== null && offered !== 'failed' && (
          <Choices offered={offered} accounts={accounts} language={language} words={words} onStarted={onStarted} onClose={close} />
        )}
        {(offered === null || offered === 'failed') && (
          <p className="qs-actions">
            <button type="button" className="qs-button qs-button--quiet" onClick={close}>
              {words.cancel}
            </button>
          </p>
        )}
      </dialog>
    </>
  )
}

type ChoicesProps = Readonly<{
  offered: OfferedBatches
  accounts: readonly string[] | undefined
  language: Locale
  words: BatchWords
  onStarted: (id: string) => void
  onClose: () => void
}>

function Choices({ accounts, language, offered, onClose, onStarted, words }: ChoicesProps) {
  const portals = offered.portals.filter(({ kinds }) => kinds.some(({ dates }) => dates.length > 0))
  const [portalId, setPortal] = useState(portals[0]?.id)
  const [kindName, setKind] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const portal = portals.find(({ id }) => id === portalId)
  const kinds = portal?.kinds.filter(({ dates }) => dates.length > 0) ?? []
  const kind = kinds.find((each) => each.kind === kindName) ?? kinds[0]
  const date = kind?.dates.find((each) => each === day) ?? kind?.dates[0]

  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (!portal || !kind || date === undefined) return
    setStarting(true)
    setProblem(null)
    const { data, problem: refused } = await askApi('/api/report-batches', startedBatchSchema, {
      body: { portal: portal.id, kind: kind.kind, date, ...(accounts ? { accounts } : {}) },
    })
    if (data) return onStarted(data.id)
    setStarting(false)
    setProblem(refusalText(refused, words))
  }
  return (
    <form onSubmit={(event) => void start(event)}>
      {portals.length === 0 ? (
        <p>{words.nothingOffered}</p>
      ) : (
        <>
          <label>
            <span>{words.portal}</span>
            <select className="qs-select" value={portal?.id ?? ''} onChange={({ target }) => setPortal(target.value)}>
              {portals.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{words.kind}</span>
            <select className="qs-select" value={kind?.kind ?? ''} onChange={({ target }) => setKind(target.value)}>
              {kinds.map((each) => (
                <option key={each.kind} value={each.kind}>
                  {reportKindRules[each.kind].title[language]}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{words.day}</span>
            <select className="qs-select" value={date ?? ''} onChange={({ target }) => setDay(target.value)}>
              {kind?.dates.map((each) => (
                <option key={each} value={each}>
                  {dayText(each)}
                </option>
              ))}
            </select>
          </label>
          <div>
            <span>{words.whichAccounts}</span>
            <p>
              {accounts
                ? plural(words.chosenAccounts, accounts.length, language)
                : plural(words.allAccounts, portal?.accounts ?? 0, language)}
            </p>
            {!accounts && (
              <a className="qs-link" href="/admin/collections/accounts">
                {words.chooseInList}
              </a>
            )}
          </div>
        </>
      )}
      {problem !== null && (
        <p className="qs-problem" role="alert">
          {problem}
        </p>
      )}
      <p className="qs-actions">
        {portals.length > 0 && (
          <button type="submit" className="qs-button qs-button--primary" disabled={isStarting}>
            {words.startNow}
          </button>
        )}
        <button type="button" className="qs-button qs-button--quiet" onClick={onClose}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}
