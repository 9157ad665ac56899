'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type BatchProgress,
  batchProgressSchema,
  type BatchStatements,
  batchStatementsSchema,
  type StatementCheck,
  type statementTabs,
} from '../../../shared/contracts/reportBatches'
import { askApi, type Problem } from '../data/askApi'

/** Milliseconds between two questions as long as the server cannot tell of itself. */
const pollEvery = 4000
/** Milliseconds between two looks at the table while statements are made. */
const tableEvery = 1500

export type LiveBatch = Readonly<{
  progress: BatchProgress | null
  /** Why there is none. */
  problem: Problem | null
  /** Since when nobody answers, as ISO instant of the last answer; null while somebody does. */
  lostSince: string | null
  refresh: () => void
}>

const isOver = ({ state }: BatchProgress): boolean => state === 'published' || state === 'stopped'

/** How far a batch is, told by the server as it goes. Where its events do not come through, it is asked every few seconds. */
export function useBatch(id: string): LiveBatch {
  const [progress, setProgress] = useState<BatchProgress | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [lostSince, setLostSince] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)
  const lastAnswer = useRef('')
  const ended = progress !== null && isOver(progress)

  useEffect(() => {
    const asking = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let events: EventSource | null = null
    const take = (next: BatchProgress) => {
      lastAnswer.current = new Date().toISOString()
      setProgress(next)
      setProblem(null)
      setLostSince(null)
    }
    const ask = async () => {
      const { data, problem: refused } = await askApi(`/api/report-batches/${id}/progress`, batchProgressSchema, { signal: asking.signal })
      if (asking.signal.aborted) return
      if (data) take(data)
      else if (lastAnswer.current === '') setProblem(refused)
      else setLostSince(lastAnswer.current)
    }
    const poll = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void ask().then(() => !asking.signal.aborted && poll()), pollEvery)
    }
    const listen = () => {
      if (typeof EventSource === 'undefined') return poll()
      events = new EventSource(`/api/report-batches/${id}/events`, { withCredentials: true })
      events.addEventListener('progress', ({ data }: MessageEvent<string>) => {
        clearTimeout(timer)
        const parsed = batchProgressSchema.safeParse(jsonOf(data))
        if (parsed.success) take(parsed.data)
      })
      // The browser connects anew by itself; until it has, the questions go on.
      events.addEventListener('error', poll)
    }
    void ask()
    if (!ended) listen()
    return () => {
      asking.abort()
      clearTimeout(timer)
      events?.close()
    }
  }, [asked, ended, id])

  return { progress, problem, lostSince, refresh: useCallback(() => setAsked((count) => count + 1), []) }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export type StatementsQuery = Readonly<{ tab: (typeof statementTabs)[number]; q: string; check: StatementCheck | null; page: number }>

export const pathOfStatements = (id: string, { check, page, q, tab }: StatementsQuery): string =>
  `/api/report-batches/${id}/statements?${new URLSearchParams({ tab, q, page: String(page), ...(check ? { check } : {}) })}`

type Loaded = Readonly<{ path: string; rows: BatchStatements }>

/** A page of the statements. It is read anew with each change of the batch, though not more often than people can look. */
export function useStatements(
  id: string,
  query: StatementsQuery,
  version: string | null,
): Readonly<{ rows: BatchStatements | null; isLoading: boolean; hasFailed: boolean; refresh: () => void }> {
  const path = pathOfStatements(id, query)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)
  const last = useRef({ path: '', at: 0, asked: 0 })

  useEffect(() => {
    if (version === null) return
    const isNew = last.current.path !== path || last.current.asked !== asked
    const wait = isNew ? 0 : Math.max(0, last.current.at + tableEvery - Date.now())
    const timer = setTimeout(() => {
      last.current = { path, at: Date.now(), asked }
      void askApi(path, batchStatementsSchema).then(({ data }) => {
        // Another page or tab was asked for meanwhile; another state of this one is no reason to throw the answer away.
        if (last.current.path !== path) return
        if (data) setLoaded({ path, rows: data })
        setFailed(data ? null : path)
      })
    }, wait)
    return () => clearTimeout(timer)
  }, [asked, path, version])

  return {
    rows: loaded?.rows ?? null,
    isLoading: loaded?.path !== path && failed !== path,
    hasFailed: failed === path,
    refresh: useCallback(() => setAsked((count) => count + 1), []),
  }
}
