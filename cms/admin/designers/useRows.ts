'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

export type Row = Readonly<{ id: string | null }>
/** A row with a key of its own, since a new one has no id. */
export type Keyed<R extends Row> = Readonly<{ key: string; row: R }>

export type Rows<R extends Row> = Readonly<{
  state: 'loading' | 'failed' | 'ready'
  rows: readonly Keyed<R>[]
  isDirty: boolean
  isSaving: boolean
  /** What the server, or the designer, says of a field: `0.link` is that of the first row. */
  problems: Readonly<Record<string, string>>
  /** Somebody else saved since this was loaded. */
  hasConflict: boolean
  change: (rows: readonly Keyed<R>[]) => void
  /** Makes a row out of what it holds. */
  keyed: (row: R) => Keyed<R>
  load: () => Promise<void>
  /** `saved`, `invalid` with `problems` set, `conflict`, or `failed`. */
  save: () => Promise<'saved' | 'invalid' | 'conflict' | 'failed'>
}>

type Answer = Readonly<{ version: string }> & Readonly<Record<string, unknown>>
type Refusal = Readonly<{
  errors?: readonly Readonly<{ code?: string; data?: { issues?: readonly { field: string; message: string }[] } }>[]
}>

/** Rows of a record that are loaded and saved together, by GET and PUT of one address, under `list` of its answer. `path` is null while there is none. */
export function useRows<R extends Row>(path: string | null, list: string): Rows<R> {
  const [state, setState] = useState<Rows<R>['state']>('loading')
  const [rows, setRows] = useState<readonly Keyed<R>[]>([])
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isDirty, setDirty] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [hasConflict, setConflict] = useState(false)
  const version = useRef('')
  const made = useRef(0)

  const keyed = useCallback((row: R): Keyed<R> => ({ key: `row-${(made.current += 1)}`, row }), [])
  const take = useCallback(
    (answer: Answer) => {
      version.current = answer.version
      setRows((answer[list] as readonly R[]).map(keyed))
      setDirty(false)
      setProblems({})
      setConflict(false)
      setState('ready')
    },
    [keyed, list],
  )
  const load = useCallback(async () => {
    if (path === null) return
    const response = await fetch(path, { credentials: 'include' }).catch(() => null)
    if (response?.ok) take((await response.json()) as Answer)
    else setState('failed')
  }, [path, take])
  useEffect(() => void load(), [load])

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  const save: Rows<R>['save'] = async () => {
    if (path === null) return 'failed'
    setSaving(true)
    try {
      const body = JSON.stringify({ version: version.current, [list]: rows.map(({ row }) => row) })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(path, { method: 'PUT', credentials: 'include', headers, body }).catch(() => null)
      if (response?.ok) {
        take((await response.json()) as Answer)
        return 'saved'
      }
      const [refusal] = response ? (((await response.json().catch(() => ({}))) as Refusal).errors ?? []) : []
      if (refusal?.code === 'conflict') {
        setConflict(true)
        return 'conflict'
      }
      const issues = refusal?.data?.issues ?? []
      setProblems(Object.fromEntries(issues.map(({ field, message }) => [field.replace(`${list}.`, ''), message])))
      return issues.length > 0 ? 'invalid' : 'failed'
    } finally {
      setSaving(false)
    }
  }

  const change = (next: readonly Keyed<R>[]) => {
    setRows(next)
    setDirty(true)
    setProblems({})
  }
  return { state, rows, isDirty, isSaving, problems, hasConflict, change, keyed, load, save }
}
