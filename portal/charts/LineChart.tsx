import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { IsoDate } from '../../shared/domain/dates'
import { formatDate } from '../../shared/format/date'
import { type CanvasLine, LineCanvas } from './LineCanvas'
import { EndLabels, XAxis, YAxis } from './Axes'
import type { Line } from './line'
import { Dot, dotColour, Plot, roomFor, type PlotSize, Tip } from './plotStyle'
import { type DateTick, dateTicks, niceTicks, placesOf } from './ticks'
import { useResolvedColours } from './useResolvedColours'
import { media } from '../ui/media'
import { Swatch } from '../ui/Swatch'
import { type SeriesNumber, seriesColour, token } from '../ui/tokens'

export interface LineChartProps {
  /** One sentence with the figures that matter: what a screen reader reads for the picture. */
  summary: string
  /** Name of the walk along the points by arrow keys. */
  walkLabel: string
  /** Ascending, at least one. */
  dates: readonly IsoDate[]
  /** The client's own line first. */
  lines: readonly Line[]
  /** The y axis reaches to zero, and its line is stronger. */
  hasZero?: boolean
  /** A value that the y axis reaches to, so that it stays when the lines change. */
  reach?: number
  /** Of the x axis, in place of starts of years or months. */
  dateLabels?: readonly DateTick[]
  tickCount?: number
  size?: PlotSize
  formatTick: (value: number, ticks: readonly number[]) => string
  formatValue: (value: number) => string
  /** At the end of a line; the formatted value by default. */
  formatEnd?: (value: number) => string
  /** Names beside the figures at the ends of the lines. */
  hasEndNames?: boolean
}

const Figure = styled.figure`
  flex: 1;
  display: flex;
  flex-direction: column;
  margin: 0;
`

/* over the whole plot, so that a pointer anywhere finds the nearest point */
const Walk = styled.div`
  position: absolute;
  inset: 0;
  touch-action: pan-y;

  &:focus-visible {
    outline-offset: 2px;
  }

  ${media.print} {
    display: none;
  }
`

const Cursor = styled.i`
  position: absolute;
  inset-block: 0;
  inline-size: 1px;
  background: ${token('rule')};
`

/** Lines over time with the last figures at their ends; a pointer or the arrow keys walk along the points. */
export function LineChart(props: LineChartProps) {
  const {
    summary,
    walkLabel,
    dates,
    lines,
    hasZero = false,
    reach,
    dateLabels,
    tickCount = 5,
    size = 'large',
    formatTick,
    formatValue,
    formatEnd,
    hasEndNames = false,
  } = props
  const plot = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number | null>(null)
  const colours = useResolvedColours(
    plot,
    useMemo(() => coloursOf(lines), [lines]),
  )
  const hasGround = lines.some(({ kind }) => kind === 'base') && !lines.some(({ band }) => band)

  const places = useMemo(() => placesOf(dates), [dates])
  const ticks = useMemo(() => {
    const { min, max } = boundsOf(lines, [...(hasZero ? [0] : []), ...(reach === undefined ? [] : [reach])])
    return niceTicks(min, max, tickCount)
  }, [lines, hasZero, reach, tickCount])
  const canvasLines = useMemo(
    () =>
      colours &&
      // The client's own line is drawn last and lies on top.
      [...lines].reverse().map(({ band, kind, series, values }, index, drawn): CanvasLine => {
        const back = band ? index - drawn.findIndex(({ id }) => id === band.to) : 0
        const fill = band && back > 0 ? { fill: { colour: colours[band.tone], back } } : {}
        if (kind === 'edge') return { values, colour: colours.edge, width: 1, ...fill }
        if (kind === 'within') return { values, colour: 'transparent', width: 0, ...fill }
        if (series) return { values, colour: colours[`own-${series}`], width: 1.75 }
        if (kind === 'benchmark') return { values, colour: colours.benchmark, width: 1.5, dash: [4, 3] }
        if (kind === 'base') return { values, colour: colours.base, width: 1, ...(hasGround ? { isStepped: true } : { dash: [1, 3] }) }
        // Drawn after the base, which is the line before it: what lies between the two was earned.
        return { values, colour: colours.series, width: 1.75, ...(hasGround ? { fill: { colour: colours.ground, back: 1 } } : {}) }
      }),
    [lines, colours, hasGround],
  )

  const low = ticks[0] ?? 0
  const high = ticks.at(-1) ?? 1
  const topOf = (value: number): number => (1 - (value - low) / (high - low)) * 100
  const lastIndex = dates.length - 1
  const index = active === null ? null : Math.min(active, lastIndex)

  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setActive(nearest(places, (event.clientX - box.left) / box.width))
  }
  const handleKey = (event: KeyboardEvent) => {
    const next = walk(event.key, index ?? lastIndex, lastIndex)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    <Figure
      style={roomFor(
        ticks.map((tick) => formatTick(tick, ticks)),
        endsOf(lines, formatEnd ?? formatValue),
      )}
    >
      <Plot ref={plot} $size={size}>
        <div role="img" aria-label={summary}>
          {canvasLines && colours && (
            <LineCanvas
              places={places}
              lines={canvasLines}
              ticks={ticks}
              {...(hasZero ? { zero: 0 } : {})}
              gridColour={colours.grid}
              zeroColour={colours.rule}
            />
          )}
          <YAxis ticks={ticks} topOf={topOf} format={(tick) => formatTick(tick, ticks)} />
          <EndLabels
            lines={lines.filter(hasEnd)}
            topOf={topOf}
            format={formatEnd ?? formatValue}
            hasNames={hasEndNames}
            isDotted={index === null}
          />
          {index !== null && (
            <>
              <Cursor style={{ insetInlineStart: `${(places[index] ?? 0) * 100}%` }} />
              {[...lines.filter(hasEnd)].reverse().map(({ id, kind, series, values }) => (
                <PointAt key={id} kind={kind} series={series} value={values[index] ?? null} place={places[index] ?? 0} topOf={topOf} />
              ))}
            </>
          )}
        </div>
        <Walk
          role="slider"
          tabIndex={0}
          aria-label={walkLabel}
          aria-valuemin={0}
          aria-valuemax={lastIndex}
          aria-valuenow={index ?? lastIndex}
          aria-valuetext={describe(dates, lines, index ?? lastIndex, formatValue)}
          onKeyDown={handleKey}
          onBlur={() => setActive(null)}
          onPointerMove={handlePointer}
          onPointerDown={handlePointer}
          onPointerLeave={() => setActive(null)}
        />
        {index !== null && (
          <PointTip dates={dates} lines={lines} index={index} place={places[index] ?? 0} topOf={topOf} formatValue={formatValue} />
        )}
      </Plot>
      {dates[0] && <XAxis ticks={dateLabels ?? dateTicks(dates[0], dates.at(-1) ?? dates[0], size === 'small' ? 4 : 8)} size={size} />}
    </Figure>
  )
}

/** Of bands only the outermost edges and the middle are named: there is no room for more. */
const hasEnd = ({ kind }: Line, _: number, all: readonly Line[]): boolean =>
  kind !== 'within' && !(kind === 'base' && all.some(({ band }) => band))

const lineColours = {
  series: token('series-1'),
  benchmark: token('series-benchmark'),
  base: token('text-muted'),
  ground: token('accent-soft'),
  grid: token('chart-grid'),
  rule: token('rule'),
  edge: token('series-9'),
  outer: `color-mix(in oklab, ${token('series-1')} 11%, ${token('surface')})`,
  inner: `color-mix(in oklab, ${token('series-1')} 22%, ${token('surface')})`,
}

type Colours = Record<keyof typeof lineColours | `own-${SeriesNumber}`, string>

/** Those that all charts need, and those of lines with their own. */
const coloursOf = (lines: readonly Line[]): Colours =>
  ({
    ...lineColours,
    ...Object.fromEntries(lines.flatMap(({ series }) => (series ? [[`own-${series}`, seriesColour(series)]] : []))),
  }) as Colours

/** The smallest and the largest figure of the lines and of `others`. Walked, not spread: a call takes no hundred thousand arguments. */
function boundsOf(lines: readonly Line[], others: readonly number[]): { min: number; max: number } {
  let [min, max] = [Math.min(...others), Math.max(...others)]
  for (const { values } of lines) {
    for (const value of values) {
      if (value === null) continue
      if (value < min) min = value
      if (value > max) max = value
    }
  }
  return { min, max }
}

function nearest(places: readonly number[], place: number): number {
  const after = places.findIndex((candidate) => candidate >= place)
  if (after === -1) return places.length - 1
  const before = Math.max(0, after - 1)
  return place - (places[before] ?? 0) < (places[after] ?? 1) - place ? before : after
}

/** The point that a key leads to; undefined for a key that is none of ours. */
export function walk(key: string, from: number, last: number): number | undefined {
  const leap = Math.max(1, Math.round(last / 10))
  const targets: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - leap,
    PageUp: from + leap,
    Home: 0,
    End: last,
  }
  const target = targets[key]
  return target === undefined ? undefined : Math.max(0, Math.min(last, target))
}

function describe(dates: readonly IsoDate[], lines: readonly Line[], index: number, format: (value: number) => string): string {
  const date = dates[index]
  const figures = lines.map(({ label, values }) => `${label} ${format_(values[index] ?? null, format)}`)
  return [date ? formatDate(date) : '', ...figures].join(', ')
}

const format_ = (value: number | null, format: (value: number) => string): string => (value === null ? '–' : format(value))

interface PointProps {
  kind: Line['kind']
  series: SeriesNumber | undefined
  value: number | null
  place: number
  topOf: (value: number) => number
}

function PointAt({ kind, series, value, place, topOf }: PointProps) {
  if (value === null) return null
  return <Dot $kind={kind} style={{ insetInlineStart: `${place * 100}%`, insetBlockStart: `${topOf(value)}%`, ...dotColour(series) }} />
}

/** The figures at the ends of the lines, as they are written there. */
const endsOf = (lines: readonly Line[], format: (value: number) => string): string[] =>
  lines.filter(hasEnd).flatMap(({ mark, values }) => {
    const value = values.at(-1) ?? null
    return value === null ? [] : [mark ? `${mark} ${format(value)}` : format(value)]
  })

interface TipProps extends Pick<LineChartProps, 'dates' | 'lines' | 'formatValue'> {
  index: number
  place: number
  topOf: (value: number) => number
}

function PointTip({ dates, lines, index, place, topOf, formatValue }: TipProps): ReactNode {
  const date = dates[index]
  const value = lines[0]?.values[index] ?? 0
  // Where the client's line is high the tip is low, and on the side with more room.
  return (
    <Tip
      aria-hidden="true"
      $isLeft={place > 0.55}
      style={{ insetInlineStart: `${place * 100}%`, insetBlockStart: topOf(value) < 50 ? '58%' : '6%' }}
    >
      <span>{date && formatDate(date)}</span>
      {lines.map((line) => (
        <span key={line.id} data-kind={line.kind}>
          {line.series && <Swatch $colour={seriesColour(line.series)} />} {line.label}{' '}
          <b>{format_(line.values[index] ?? null, formatValue)}</b>
        </span>
      ))}
    </Tip>
  )
}
