'use client'

import { useEffect, useRef, useState } from 'react'
import { fill } from '../texts/fill'
import type { BatchWords } from './batchWords'

/** CSS pixels of a page in the row, the same as in `styles/batches.css`. */
const width = 112

type Props = Readonly<{
  /** Address of the file. */
  address: string
  /** As many as the statement has, where that is known. */
  pages: number | null
  words: BatchWords
}>

/** The pages of a statement, small, drawn from the very file that would be published. Each opens it at that page. */
export function Thumbnails({ address, pages, words }: Props) {
  const [drawn, setDrawn] = useState<readonly HTMLCanvasElement[]>([])
  const [count, setCount] = useState(pages ?? 1)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const drawing = new AbortController()
    const { signal } = drawing
    const onPage = (canvas: HTMLCanvasElement, all: number) => {
      setCount(all)
      setDrawn((before) => [...before, canvas])
    }
    import('./drawPages')
      .then(({ drawPages }) => drawPages(address, { width, signal, onPage }))
      .catch(() => !signal.aborted && setFailed(true))
    return () => drawing.abort()
  }, [address])
  if (hasFailed) return <p className="qs-none">{words.notDrawn}</p>
  return (
    <ul className="qs-sheets" aria-busy={drawn.length < count}>
      {Array.from({ length: Math.max(count, drawn.length) }, (_, index) => (
        <li key={index}>
          <a href={`${address}#page=${index + 1}`} target="_blank" rel="noreferrer">
            <Sheet canvas={drawn[index]} />
            <span className="qs-sr">{fill(words.openPage, { page: index + 1, count })}</span>
            <span aria-hidden="true">{index + 1}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Sheet({ canvas }: Readonly<{ canvas: HTMLCanvasElement | undefined }>) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (canvas) place.current?.replaceChildren(canvas)
  }, [canvas])
  return <span ref={place} className="qs-sheet" aria-hidden="true" />
}
