'use client'

import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PublicForm } from '../../../shared/contracts/forms/forms'
import type { PreviewMessage } from '../../../shared/contracts/forms/preview'
import type { DesignerWords } from './designerWords'

/** Widths in CSS pixels that the form is drawn for; wider ones are shown smaller. */
const sizes = { phone: 320, tablet: 768, desk: 1280 } as const
type Size = keyof typeof sizes
const icons = { phone: Smartphone, tablet: Tablet, desk: Monitor }
const shownWidth = 320
const shownHeight = 620

type Props = Readonly<{ id: string; form: PublicForm; step: number; field: string | null; words: DesignerWords }>

/**
 * The form as the portal draws it, at the step that is open, in a frame of our own origin. It is told of each change. Its own words are in the language in
 * which the portal of this address meets the editor (`chooseLocale`), which need not be the panel's: the brand may not have that.
 */
export function PreviewFrame({ field, form, id, step, words }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** How often the frame said that it listens: when it loads, which may be before this page does, or again. */
  const [loads, setLoads] = useState(0)
  const [round, setRound] = useState(0)
  const [size, setSize] = useState<Size>('phone')

  useEffect(() => {
    const handle = ({ data, origin, source }: MessageEvent) => {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow
      if (isOurs && (data as { type?: unknown } | null)?.type === 'form-preview:ready') setLoads((before) => before + 1)
    }
    window.addEventListener('message', handle)
    return () => window.removeEventListener('message', handle)
  }, [])
  useEffect(() => {
    const message: PreviewMessage = { type: 'form-preview:show', form, step, field, round }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [loads, form, step, field, round])

  const scale = Math.min(1, shownWidth / sizes[size])
  return (
    <div className="qs-fd-preview">
      <div className="qs-fd-head">
        <h2>{words.preview}</h2>
        <div role="group" aria-label={words.preview} className="qs-fd-sizes">
          {(Object.keys(sizes) as Size[]).map((each) => {
            const Icon = icons[each]
            return (
              <button key={each} type="button" aria-pressed={each === size} aria-label={words[each]} onClick={() => setSize(each)}>
                <Icon aria-hidden="true" />
              </button>
            )
          })}
        </div>
      </div>
      <div className="qs-fd-phone">
        <div style={{ inlineSize: shownWidth, blockSize: shownHeight }}>
          <iframe
            ref={frame}
            title={words.preview}
            src={`/preview/forms/${encodeURIComponent(id)}`}
            style={{ inlineSize: sizes[size], blockSize: shownHeight / scale, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        </div>
      </div>
      <p className="qs-none">
        {words.notKept}{' '}
        <button type="button" className="qs-fd-quiet" onClick={() => setRound((before) => before + 1)}>
          {words.clear}
        </button>
      </p>
    </div>
  )
}
