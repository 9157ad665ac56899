import {
  Chart as ChartJs,
  type ChartData,
  type ChartOptions,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js'
import { useMemo } from 'react'
import { Chart } from 'react-chartjs-2'
import { styled } from 'styled-components'
import { type Point, thinned } from './thinned'
import { media } from '../ui/media'

ChartJs.register(LineController, LineElement, PointElement, LinearScale, Filler)

export interface CanvasLine {
  /** Figures at `places`, in the same order; null is a gap. */
  values: readonly (number | null)[]
  colour: string
  width: number
  dash?: readonly number[]
  /** Holds its value until the next point. */
  isStepped?: boolean
  /** Colour of the ground between this line and the one so many places before it. */
  fill?: Readonly<{ colour: string; back: number }>
}

interface LineCanvasProps {
  /** 0 to 1, ascending. */
  places: readonly number[]
  lines: readonly CanvasLine[]
  /** Of the y axis, ascending; the first and last are its ends. */
  ticks: readonly number[]
  /** The tick with a stronger line. */
  zero?: number
  gridColour: string
  zeroColour: string
}

/** Room for the half of a line that lies outside of the plot. */
const bleed = 4

const Frame = styled.div`
  position: absolute;
  inset: -${bleed}px;

  /* the size that the library wrote on it is the screen's: on paper it fits its card again */
  ${media.print} {
    > canvas {
      inline-size: 100% !important;
      block-size: 100% !important;
    }
  }
`

/** As many as the screen has pixels across: no chart on it has more. */
const finestColumns = (): number => Math.max(1024, Math.ceil(screen.width * devicePixelRatio))

/** Of a line with several points a column: nobody sees them, and to round each takes longer than all else of the drawing. */
const cornersOfMany = { borderJoinStyle: 'bevel', borderCapStyle: 'butt' } as const

/** Lines and grid; everything with words lies over it as HTML. */
export function LineCanvas({ places, lines, ticks, zero, gridColour, zeroColour }: LineCanvasProps) {
  const data = useMemo<ChartData<'line', Point[]>>(
    () => ({
      datasets: lines.map((line) => {
        const points = thinned(places, line.values, finestColumns())
        return {
          data: points,
          borderColor: line.colour,
          borderWidth: line.width,
          borderDash: line.dash ? [...line.dash] : [],
          stepped: line.isStepped ?? false,
          ...(points.length < places.length ? cornersOfMany : {}),
          ...(line.fill ? { fill: `-${line.fill.back}`, backgroundColor: line.fill.colour } : {}),
        }
      }),
    }),
    [places, lines],
  )

  const options = useMemo<ChartOptions<'line'>>(
    () => ({
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      events: [],
      parsing: false,
      normalized: true,
      layout: { padding: bleed },
      clip: false,
      elements: { point: { radius: 0 }, line: { borderJoinStyle: 'round', borderCapStyle: 'round' } },
      scales: {
        x: { type: 'linear', display: false, min: 0, max: 1 },
        y: {
          type: 'linear',
          min: ticks[0],
          max: ticks.at(-1),
          afterBuildTicks: (axis) => {
            axis.ticks = ticks.map((value) => ({ value }))
          },
          border: { display: false },
          ticks: { display: false },
          grid: { drawTicks: false, lineWidth: 1, color: ({ tick }) => (tick.value === zero ? zeroColour : gridColour) },
        },
      },
    }),
    [ticks, zero, gridColour, zeroColour],
  )

  // Where nothing can be drawn the words and the table still stand.
  if (typeof CanvasRenderingContext2D === 'undefined') return null
  return (
    <Frame>
      <Chart type="line" data={data} options={options} role="presentation" aria-hidden="true" />
    </Frame>
  )
}
