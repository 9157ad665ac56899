'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation.js'
import { type DragEvent, useId, useRef, useState } from 'react'
import { stemOf } from '../../../collections/fields/text'
import { plural } from '../texts/fill'
import { useWords } from '../texts/useWords'
import { dropzoneWords } from './dropzoneWords'
import { sendFile } from './sendFile'

type Entry = Readonly<{ key: number; file: File; share: number; state: 'waiting' | 'sending' | 'stored' | 'failed'; problem: string }>

/** Puts many files into a library: one after the other through the door that a single one takes, each with how far it is and what it was refused for. */
export function LibraryDropzone() {
  const { data, id } = useDocumentInfo()
  const { language, words } = useWords(dropzoneWords)
  const router = useRouter()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [isOver, setOver] = useState(false)
  const queue = useRef<Entry[]>([])
  const isSending = useRef(false)
  const made = useRef(0)
  const inputId = useId()
  const brand = typeof data?.brand === 'string' ? data.brand : null

  const change = (key: number, changes: Partial<Entry>) =>
    setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)))
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    for (let entry = queue.current.shift(); entry; entry = queue.current.shift()) {
      const { file, key } = entry
      change(key, { state: 'sending' })
      const { isOffline, isStored, reason } = await sendFile({
        to: 'library-files',
        file,
        data: { name: stemOf(file.name), brand, library: id, type: 'Other', audience: 'staff' },
        onProgress: (share) => change(key, { share }),
      })
      if (isStored) change(key, { state: 'stored', share: 1 })
      else change(key, { state: 'failed', problem: isOffline ? words.offline : reason })
    }
    isSending.current = false
    router.refresh()
  }
  const add = (files: FileList | null) => {
    const added = [...(files ?? [])].map((file): Entry => ({ key: (made.current += 1), file, share: 0, state: 'waiting', problem: '' }))
    if (added.length === 0) return
    queue.current.push(...added)
    setEntries((before) => [...before, ...added])
    void send()
  }
  const onDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault()
    setOver(over)
  }
  const stored = entries.filter(({ state }) => state === 'stored').length
  if (id === undefined || brand === null) return <p className="field-type qs-designer__note">{words.saveFirst}</p>
  return (
    <section className="field-type qs-dropzone" aria-label={words.title}>
      <div
        className="qs-dropzone__target"
        data-over={isOver}
        onDragOver={(event) => onDrag(event, true)}
        onDragLeave={(event) => onDrag(event, false)}
        onDrop={(event) => {
          onDrag(event, false)
          add(event.dataTransfer.files)
        }}
      >
        <Upload aria-hidden="true" />
        <p>
          {words.drop} <label htmlFor={inputId}>{words.choose}</label>
        </p>
        <input
          id={inputId}
          type="file"
          multiple
          onChange={(event) => {
            add(event.target.files)
            event.target.value = ''
          }}
        />
        <p className="field-description">{words.kinds}</p>
      </div>
      {entries.length > 0 && (
        <ul className="qs-dropzone__files" aria-label={words.list}>
          {entries.map(({ file, key, problem, share, state }) => (
            <li key={key} data-state={state}>
              <span>{file.name}</span>
              {state === 'sending' ? (
                <progress value={share} max={1} aria-label={file.name} />
              ) : (
                <b>{state === 'failed' ? [words.failed, problem].filter(Boolean).join('. ') : words[state]}</b>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status">{stored > 0 && plural(words.done, stored, language)}</p>
    </section>
  )
}
