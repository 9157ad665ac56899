import { styled } from 'styled-components'
import { token } from './tokens'

/** A drawing of the sea bed: depth contours, every fifth of them stronger, and soundings. */
export interface SeaChartData {
  viewBox: string
  contours: readonly { d: string; isMain?: boolean }[]
  /** x, y, metres, decimetres. */
  soundings: readonly (readonly [number, number, number, number])[]
}

const Art = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;

  path {
    fill: none;
    stroke: ${token('on-deep')};
    stroke-width: 1;
    stroke-opacity: 0.17;
  }

  path[data-main] {
    stroke-opacity: 0.34;
  }

  text {
    fill: ${token('on-deep')};
    fill-opacity: 0.5;
    font: italic 400 11px ${token('in-display')};
  }
`

/** The one ornament: on sign-in and report cover, nowhere else. Fills its positioned parent, which stands on the deep ground. */
export function SeaChart({ chart, className }: { chart: SeaChartData; className?: string }) {
  return (
    <Art className={className} viewBox={chart.viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {chart.contours.map(({ d, isMain }) => (
        <path key={d} d={d} data-main={isMain || undefined} />
      ))}
      {chart.soundings.map(([x, y, metres, decimetres]) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {metres}
          <tspan dy="3" fontSize="8">
            {decimetres}
          </tspan>
        </text>
      ))}
    </Art>
  )
}
