import { ArcElement, Chart as ChartJs, type ChartData, type ChartOptions, DoughnutController } from 'chart.js'
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react'
import { Chart } from 'react-chartjs-2'
import { styled } from 'styled-components'
import { useResolvedColours } from './useResolvedColours'
import { token } from '../ui/tokens'

ChartJs.register(DoughnutController, ArcElement)

const Root = styled.div`
  position: relative;
  inline-size: 10.5rem;
  block-size: 10.5rem;

  canvas {
    position: absolute;
    inset: 0;
  }
`

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  text-align: center;

  > b {
    /* A short amount is long in some languages: it stays within the ring. */
    font: 400 min(1.625rem, 11.5rem / var(--_letters)) / 1.875rem ${token('in-display')};
    letter-spacing: -0.015em;
    font-variant-numeric: lining-nums proportional-nums;
  }

  > small {
    font: ${token('t-label')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
`

export interface DonutSegment {
  id: string
  /** A token: `var(--series-2)`. */
  colour: string
  /** Share of the whole, 0 to 1; what is not above zero (an overdraft) has no segment. */
  value: number
}

interface AllocationDonutProps {
  segments: readonly DonutSegment[]
  /** "Allocation by asset class. Largest: Collective 36.81%, Fixed Interest 22.17%." */
  summary: string
  /** The whole, short: "£2.31m". */
  figure: string
  /** "9 asset classes". */
  note: ReactNode
}

/** The shares of a whole, from the top clockwise. The list beside it (`LegendList`) has every name and figure. */
export function AllocationDonut({ segments, summary, figure, note }: AllocationDonutProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => segments.filter(({ value }) => value > 0), [segments])
  const colours = useResolvedColours(
    root,
    useMemo(() => Object.fromEntries(shown.map(({ id, colour }) => [id, colour])), [shown]),
  )
  const data = useMemo<ChartData<'doughnut', number[]>>(
    () => ({
      datasets: [{ data: shown.map(({ value }) => value), backgroundColor: shown.map(({ id }) => colours?.[id] ?? 'transparent') }],
    }),
    [shown, colours],
  )
  return (
    <Root ref={root} role="img" aria-label={summary}>
      {colours && typeof CanvasRenderingContext2D !== 'undefined' && (
        <Chart type="doughnut" data={data} options={options} role="presentation" aria-hidden="true" />
      )}
      <Middle>
        <b style={lettersOf(figure)}>{figure}</b>
        <small>{note}</small>
      </Middle>
    </Root>
  )
}

const lettersOf = (text: string) => ({ '--_letters': Math.max(1, text.length) }) as CSSProperties

const options: ChartOptions<'doughnut'> = {
  animation: false,
  responsive: true,
  maintainAspectRatio: false,
  events: [],
  cutout: '70%',
  spacing: 2,
  elements: { arc: { borderWidth: 0 } },
}
