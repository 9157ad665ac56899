import { useEffect, useRef, useState } from 'react'
import type { Line } from './line'
import { Dot, dotColour, EndLabel, type PlotSize, XLabels, YLabel } from './plotStyle'
import { type DateTick, spread } from './ticks'
import { token } from '../ui/tokens'

interface YAxisProps {
  ticks: readonly number[]
  topOf: (value: number) => number
  format: (tick: number) => string
}

export function YAxis({ ticks, topOf, format }: YAxisProps) {
  return ticks.map((tick) => (
    <YLabel key={tick} style={{ insetBlockStart: `${topOf(tick)}%` }}>
      {format(tick)}
    </YLabel>
  ))
}

export function XAxis({ ticks, size }: { ticks: readonly DateTick[]; size: PlotSize }) {
  return (
    <XLabels $size={size} aria-hidden="true">
      {ticks.map(({ place, label }) => (
        <span key={label} style={{ insetInlineStart: `${place * 100}%` }}>
          {label}
        </span>
      ))}
    </XLabels>
  )
}

interface EndLabelsProps {
  lines: readonly Line[]
  topOf: (value: number) => number
  format: (value: number) => string
  hasNames: boolean
  /** Dots at the ends, while no other point is shown. */
  isDotted: boolean
}

/** Height of a label in px: figure alone, with a name, and with a name that needs two lines. */
const labelHeight = (lines: readonly Line[], hasNames: boolean): number =>
  hasNames ? (lines.some(({ label }) => label.length > 12) ? 52 : 36) : 20

/** Figure and name at the end of each line, in place of a legend; moved apart when the lines end close to each other. */
export function EndLabels({ lines, topOf, format, hasNames, isDotted }: EndLabelsProps) {
  const probe = useRef<HTMLSpanElement>(null)
  const [height, setHeight] = useState(300)
  useEffect(() => {
    const plot = probe.current?.parentElement?.parentElement
    if (!plot || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setHeight(plot.clientHeight || 300))
    observer.observe(plot)
    return () => observer.disconnect()
  }, [])

  const ends = lines.flatMap((line) => {
    const value = line.values.at(-1) ?? null
    return value === null ? [] : [{ ...line, value, top: topOf(value) }]
  })
  const tops = spread(
    ends.map(({ top }) => (top / 100) * height),
    labelHeight(lines, hasNames),
    height,
  )
  return (
    <>
      <span ref={probe} hidden />
      {isDotted &&
        [...ends]
          .filter(({ kind }) => kind !== 'edge')
          .reverse()
          .map(({ id, kind, series, top }) => (
            <Dot key={id} $kind={kind} style={{ insetInlineStart: '100%', insetBlockStart: `${top}%`, ...dotColour(series) }} />
          ))}
      {ends.map(({ id, kind, label, mark, series, value }, index) => (
        <EndLabel
          key={id}
          $kind={kind}
          // The colours of series are for lines: as words they would be too pale.
          style={{ insetBlockStart: `${((tops[index] ?? 0) / height) * 100}%`, ...(series ? { color: token('text') } : {}) }}
        >
          <b>
            {mark && `${mark} `}
            {format(value)}
          </b>
          {hasNames && !mark && label}
        </EndLabel>
      ))}
    </>
  )
}
